import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { packageOf } from '@/scripts/setup/paths.mjs';

/** Returns the files of a package by their paths; run `npm run package` (or `npm test`) first. */
export function unpack(kind: 'chrome' | 'firefox' | 'sources'): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(readFileSync(packageOf(kind)))));
}

/** Returns the text of a file of a package. */
export function textIn(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`The package has no ${path}`);
  return Buffer.from(bytes).toString('utf8');
}
