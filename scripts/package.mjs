// `npm run package`: makes what is uploaded to the stores, in `.output/`, with the list of packages
// that they contain (CycloneDX). Prints the SHA-256 of each file. Runs on the system's Node.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { installDependencies } from './setup/dependencies.mjs';
import { ownEnvironment, ownNode, packageOf, root, tools } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

try {
  await installDependencies();
  await packFor();
  await packFor('-b', 'firefox');
  const packages = ['chrome', 'firefox', 'sources'].map(packageOf);
  for (const path of [...packages, packageOf('firefox').replace('-firefox.zip', '.cdx.json')]) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    console.log(`${hash}  ${relative(root, path)}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function packFor(...browser) {
  // The shell's NODE_ENV must not change what is made.
  const env = { ...ownEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await run(ownNode, [tools.wxt, 'zip', ...browser], { quiet: true, env });
  if (code !== 0) throw new Error(`The extension could not be packed:\n${output}`);
}
