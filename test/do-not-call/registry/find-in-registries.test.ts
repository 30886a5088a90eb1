import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DoNotCallDatabase } from '@/lib/do-not-call/model';
import { chunksOfImport, findInRegistries } from '@/lib/do-not-call/registry/find-in-registries';
import { freshDatabase } from '@/test/calls/support/database';
import { anyInteger, importNumbers } from './support';

const registriesOf = (database: DoNotCallDatabase) => database.registries.toArray();
const e164Of = (number: number) => `+${number}`;

async function foundOf(database: DoNotCallDatabase, numbers: readonly string[]) {
  const found = await findInRegistries(database, await registriesOf(database), numbers);
  return new Set(found.keys());
}

it('finds what a Set finds, one number at a time and many at once', async () => {
  const arrays = [fc.uniqueArray(anyInteger, { minLength: 1 }), fc.array(anyInteger)] as const;
  await fc.assert(
    fc.asyncProperty(...arrays, async (listed, others) => {
      const database = freshDatabase();
      await importNumbers(database, listed.map(e164Of), {}, 7);
      const set = new Set(listed.map(e164Of));
      const nearby = listed.flatMap((number) => [number - 1, number, number + 1]);
      const asked = [...new Set([...nearby, ...others].map(e164Of))];
      const expected = new Set(asked.filter((e164) => set.has(e164)));
      expect(await foundOf(database, asked.slice(0, 50))).toEqual(
        new Set(asked.slice(0, 50).filter((e164) => set.has(e164))),
      );
      const many = [...asked, ...Array.from({ length: 60 }, (_, at) => `+99${at}`)];
      expect(await foundOf(database, many)).toEqual(expected);
      await database.delete();
    }),
    { numRuns: 30 },
  );
});

it('names the first registry that has the number', async () => {
  const database = freshDatabase();
  await importNumbers(database, ['+15550100000'], { name: 'One' });
  await importNumbers(database, ['+15550100000', '+15550100001'], { name: 'Other' });
  const registries = (await registriesOf(database)).sort((a, b) => a.name.localeCompare(b.name));
  const found = await findInRegistries(database, registries, ['+15550100000', '+15550100001']);
  expect([...found].map(([e164, { name }]) => [e164, name])).toEqual([
    ['+15550100000', 'One'],
    ['+15550100001', 'Other'],
  ]);
});

it('reads one row of a registry for one number', async () => {
  const database = freshDatabase();
  const numbers = Array.from(
    { length: 500 },
    (_, at) => `+1555${String(at * 31).padStart(7, '0')}`,
  );
  await importNumbers(database, numbers, {}, 10);
  let rows = 0;
  database.registryChunks.hook('reading', (row) => {
    rows += 1;
    return row;
  });
  expect(await foundOf(database, ['+15550003100'])).toEqual(new Set(['+15550003100']));
  expect(rows).toBe(1);
});

it('reads the chunks of one import, and no other', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, ['+15550100000', '+15550100001'], {}, 1);
  await importNumbers(database, ['+15550100002'], {}, 1);
  expect(await chunksOfImport(database, id).count()).toBe(2);
});
