import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ownNode, root } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of `package-lock.json`, unless they are installed already. */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], {
    quiet: true,
    env: process.env,
    shell: process.platform === 'win32',
  });
  if (code !== 0 || !existsSync(ownNode)) {
    throw new Error(`npm ci did not install what the project needs:\n${output}`);
  }
}

/**
 * Compares `node_modules/.package-lock.json`, where npm writes what it installed, with the project's
 * lock file. Optional packages of other operating systems may be missing.
 */
function isInstalled() {
  if (!existsSync(ownNode)) return false;
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) =>
      path !== '' && found[path]?.version !== version && !(optional && !found[path]),
  );
  return !missing && Object.keys(found).every((path) => wanted[path]);
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
