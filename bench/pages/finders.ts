import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf } from '@/test/support/browsers/launch';
import { bundle, ringcentralBundle } from './bundle';

/** Who is measured, and which scripts of the extension's folder each is. */
export const FINDERS = {
  floor: ['floor.js'],
  handset: ['finder.js'],
  /** What reading the rows costs that Handset puts off until they come near the viewport. */
  handsetEveryRow: ['finder.js', 'every-row.js'],
  libphonenumberJs: ['libphonenumber.js'],
  ringcentralC2d: ['ringcentral-c2d.js', 'ringcentral.js'],
} as const;
export type FinderName = keyof typeof FINDERS;

/** How marks look, of those who paint some: there before the page is drawn, as extensions do it. */
export const STYLES: Partial<Record<FinderName, string>> = {
  handset: 'assets/marks.css',
  handsetEveryRow: 'assets/marks.css',
  libphonenumberJs: 'found.css',
};
/** The cheapest of Handset's own looks, so that no peer pays for an underline (docs/decisions/0011). */
const FOUND_STYLE = ':root::highlight(found) { background-color: rgb(15 157 98 / 0.2) }';

/** A folder with every finder in it. */
export interface Workshop {
  dir: string;
  /** Bytes of script that each finder puts into a frame. */
  bytes: Readonly<Record<FinderName, number>>;
  close(): Promise<void>;
}

/** Handset's build with the other finders' scripts beside its own, so that one browser runs all. */
export async function openWorkshop(): Promise<Workshop> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-pages-'));
  await cp(buildOf('chromium'), dir, { recursive: true });
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
    const stats = await Promise.all(files.map((file) => stat(join(dir, file))));
    return [name, stats.reduce((sum, { size }) => sum + size, 0)];
  });
  return Object.fromEntries(await Promise.all(sizes));
}
