import { execFile } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { packageOf } from '@/scripts/setup/paths.mjs';
import { unpack } from './support/packages/unpack';
import { root } from './support/tree';

// Beside the packages, so that files can be linked: another disk can't.
mkdirSync(join(root, '.output/test'), { recursive: true });
const folder = mkdtempSync(join(root, '.output/test/sources-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (path: string) => readFileSync(path).toString('base64');

/** Makes a second tree of the same files. Of a link to the tree, the bundler would see the paths of the first. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const paths = [join(from, entry.name), join(to, entry.name)] as const;
    if (entry.isDirectory()) linkTree(...paths);
    else if (entry.isFile()) linkSync(...paths);
  }
}

/**
 * As a reviewer does (docs/store/reviewers.md), except for `npm ci`: npm needs the network for it, because its
 * cache has the packages but not always their metadata. The packages are those of the same lock file.
 */
it('makes the same bytes of its own sources', async () => {
  for (const [path, bytes] of unpack('sources')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  await promisify(execFile)(process.execPath, ['scripts/package.mjs'], { cwd: folder });
  for (const kind of ['chrome', 'firefox', 'sources'] as const) {
    const again = packageOf(kind).replace(root, folder);
    expect(bytesOf(again) === bytesOf(packageOf(kind)), kind).toBe(true);
  }
});
