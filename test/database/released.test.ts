import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import '@/test/calls/support/database';
import { root, textOf } from '@/test/support/tree';
import { databases, type Fixture, fixturesOfToday, fromText, toText } from './fixtures';

const FOLDER = 'test/database/released';
const { version } = JSON.parse(textOf('package.json'));

/**
 * What each released version stored, with all its tables. Only the file of a version that is not released yet may
 * change: `npx vitest run --project unit-shared test/database/released.test.ts -u` writes it.
 */
const released = readdirSync(join(root, FOLDER)).map((name): [string, Fixture[]] => [
  name.replace('.snap', ''),
  fromText(textOf(`${FOLDER}/${name}`)),
]);

it('keeps what this version stores, for later ones (until its release, -u writes it anew)', async () => {
  const today = toText(await fixturesOfToday());
  await expect(today).toMatchFileSnapshot(join(root, FOLDER, `${version}.snap`));
});

/** Makes a database as an earlier or later version left it. Returns its name. */
async function storeAs({ native, tables, rows }: Fixture): Promise<string> {
  const name = `released-${crypto.randomUUID()}`;
  const database = new Dexie(name);
  database.version(native).stores(tables);
  await database.open();
  for (const [table, stored] of Object.entries(rows)) await database.table(table).bulkPut(stored);
  database.close();
  return name;
}

describe.each(released)('the databases of version %s', (_, fixtures) => {
  it.each(fixtures)('open in today’s code with every row of $of', async (fixture) => {
    const database = databases[fixture.of].open(await storeAs(fixture));
    for (const [table, stored] of Object.entries(fixture.rows)) {
      expect(stored.length, table).toBeGreaterThan(0);
      expect(await database.table(table).toArray(), table).toHaveLength(stored.length);
    }
    database.close();
  });
});

it.each(await fixturesOfToday())('opens $of of a later version with every row', async (today) => {
  const tables = { ...today.tables, aLaterTable: 'id' };
  const name = await storeAs({ ...today, native: today.native + 1, tables });
  const database = databases[today.of].open(name);
  for (const [table, stored] of Object.entries(today.rows))
    expect(await database.table(table).toArray(), table).toHaveLength(stored.length);
  database.close();
});
