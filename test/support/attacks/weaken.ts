import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Edit } from '@/test/attacks/edits/edit';
import type { BrowserName } from '@/test/support/browsers/rig';
import { root } from '@/test/support/tree';

const execute = promisify(execFile);

/** All that a build is made of. */
const SOURCE =
  'assets components entrypoints lib package.json scripts tsconfig.json wxt.config.ts'.split(' ');

/** A build of Handset with a guard switched off. */
export interface Weakened {
  extensionDir: string;
  remove(): Promise<void>;
}

/** Builds a copy of the source with these edits made; the suite holds that each of them fits. */
export async function buildWeakened(
  browser: BrowserName,
  edits: readonly Edit[],
): Promise<Weakened> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-weakened-'));
  for (const name of SOURCE) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const edit of edits) await make(edit, folder);
  const wxt = join(root, 'node_modules/wxt/bin/wxt.mjs');
  const flags = ['build', '-b', browser === 'firefox' ? 'firefox' : 'chrome', '--mode', 'granted'];
  await execute(process.execPath, [wxt, ...flags], { cwd: folder });
  const target = browser === 'firefox' ? 'firefox-mv3-granted' : 'chrome-mv3-granted';
  return {
    extensionDir: join(folder, '.output', target),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function make([file, text, instead]: Edit, folder: string): Promise<void> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  // Edits of several guards may overlap: then the later one would do nothing.
  if (!source.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)}`);
  await writeFile(
    path,
    source.replace(text, () => instead),
  );
}
