import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The project's own Node (a devDependency), independent of the system's Node. */
export const ownNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Scripts of the tools. They are started with `ownNode`, which works the same on every system. */
export const tools = {
  checkCommits: join(root, 'scripts/structure/check-commits.ts'),
  addonsLinter: join(root, 'node_modules/addons-linter/bin/addons-linter'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  wxt: join(root, 'node_modules/wxt/bin/wxt.mjs'),
};

/** Returns the path of what is uploaded to a store, or of the sources: `chrome`, `firefox`, `sources`. */
export function packageOf(kind) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(root, '.output', `${name}-${version}-${kind}.zip`);
}

/** Returns `process.env` with the project's own commands first on the path. */
export function ownEnvironment(extra = {}) {
  const path = [dirname(ownNode), join(root, 'node_modules/.bin'), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}
