import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, ringcentralBundle } from '@/bench/bundle';
import { buildOf } from '@/test/support/browsers/launch';

/** The measured finders, and their scripts in the extension's folder. */
export const FINDERS = {
  floor: ['floor.js'],
  handset: ['await-numbers.js'],
  /** Handset, also reading the rows that it defers until they come near the viewport. */
  handsetEveryRow: ['await-numbers.js', 'every-row.js'],
  libphonenumberJs: ['libphonenumber.js'],
  ringcentralC2d: ['ringcentral-c2d.js', 'ringcentral.js'],
} as const;
export type FinderName = keyof typeof FINDERS;

/** What the background adds to Handset's script where there may be a number. */
const LOADED_LATER: Partial<Record<FinderName, string>> = {
  handset: 'finder.js',
  handsetEveryRow: 'finder.js',
};

/** Style sheets of the finders that paint marks. They are injected before the page is drawn. */
export const STYLES: Partial<Record<FinderName, string>> = {
  handset: 'assets/marks.css',
  handsetEveryRow: 'assets/marks.css',
  libphonenumberJs: 'found.css',
};
/** Handset's cheapest style, so that other finders do not pay for an underline (docs/decisions/0011). */
const FOUND_STYLE = ':root::highlight(found) { background-color: rgb(15 157 98 / 0.2) }';

/** An extension folder with the scripts of every finder. */
export interface FinderBuild {
  dir: string;
  /** Bytes of script that each finder adds to a frame. */
  bytes: Readonly<Record<FinderName, number>>;
  close(): Promise<void>;
}

/**
 * Copies Handset's build and adds the other finders' scripts, so that one browser can run all.
 * `scripts` replace Handset's, by file name.
 */
export async function buildFinders(
  scripts: Readonly<Record<string, string>> = {},
): Promise<FinderBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-pages-'));
  await cp(buildOf('chromium'), dir, { recursive: true });
  for (const [name, script] of Object.entries(scripts)) await writeFile(join(dir, name), script);
  await writeFile(join(dir, 'found.css'), FOUND_STYLE);
  await writeFile(join(dir, 'ringcentral-c2d.js'), await ringcentralBundle());
  for (const name of ['watch', 'floor', 'every-row', 'libphonenumber', 'ringcentral']) {
    await writeFile(join(dir, `${name}.js`), await bundle(name));
  }
  const close = () => rm(dir, { recursive: true, force: true });
  return { dir, bytes: await bytesIn(dir), close };
}

async function bytesIn(dir: string): Promise<Record<FinderName, number>> {
  const sizes = Object.entries(FINDERS).map(async ([name, files]) => {
    const later = LOADED_LATER[name as FinderName];
    const all = later ? [...files, later] : files;
    const stats = await Promise.all(all.map((file) => stat(join(dir, file))));
    return [name, stats.reduce((sum, { size }) => sum + size, 0)];
  });
  return Object.fromEntries(await Promise.all(sizes));
}
