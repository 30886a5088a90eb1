import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import type { Fixture } from '@/test/database/fixtures';

const DEXIE = fileURLToPath(
  new URL('../../../node_modules/dexie/dist/dexie.min.js', import.meta.url),
);
/** A page of the stand-in that can write databases. */
export const WRITING_PAGE = 'write-databases.html';

/**
 * Turns a build into a stand-in for an earlier version: its address and id, but no script of it runs, so that it
 * can leave any data behind. Returns what makes the build itself again of it.
 */
export async function standInForEarlier(dir: string): Promise<() => Promise<void>> {
  const path = join(dir, 'manifest.json');
  const real = await readFile(path, 'utf8');
  const { background, ...manifest } = JSON.parse(real);
  const idle = Object.fromEntries(
    Object.entries(background).map(([key, value]) => [key, standingIn(value)]),
  );
  await writeFile(join(dir, 'idle.js'), '');
  await copyFile(DEXIE, join(dir, 'dexie.js'));
  await writeFile(join(dir, WRITING_PAGE), '<script src="dexie.js"></script>');
  await writeFile(path, JSON.stringify({ ...manifest, background: idle }));
  return () => writeFile(path, real);
}

/** Replaces the names of scripts. */
function standingIn(value: unknown): unknown {
  if (Array.isArray(value)) return ['idle.js'];
  return typeof value === 'string' && value.endsWith('.js') ? 'idle.js' : value;
}

/** Writes the databases of an earlier version, given as the text of their fixtures. */
export function writeDatabases(page: Page, fixtures: string): Promise<void> {
  return page.evaluate(writeAll, fixtures);
}

/** The used part of Dexie, which is a global of the writing page. */
type DexieClass = new (
  name: string,
) => {
  version(version: number): { stores(tables: Fixture['tables']): void };
  table(name: string): { bulkPut(rows: readonly object[]): Promise<unknown> };
  close(): void;
};

/** Runs in the writing page. */
async function writeAll(text: string): Promise<void> {
  const Dexie = Reflect.get(window, 'Dexie') as DexieClass;
  const fixtures = JSON.parse(text, (_, value) =>
    value?.$bytes ? Uint8Array.from(value.$bytes) : value,
  ) as Fixture[];
  for (const { of, native, tables, rows } of fixtures) {
    const database = new Dexie(`handset-${of}`);
    database.version(native).stores(tables);
    for (const [table, stored] of Object.entries(rows)) await database.table(table).bulkPut(stored);
    database.close();
  }
}
