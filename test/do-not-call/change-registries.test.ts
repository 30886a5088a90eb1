import { expect, it } from 'vitest';
import {
  addChunks,
  dropDeadImports,
  dropImport,
  finishImport,
  removeRegistry,
  startImport,
} from '@/lib/do-not-call/change-registries';
import { keysOnList } from '@/lib/do-not-call/list';
import type { DoNotCallDatabase } from '@/lib/do-not-call/model';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { chunksOf, importNumbers, VERSION } from './registry/support';

const [ONE, OTHER, THIRD] = ['+15550100001', '+15550100002', '+15550100003'] as const;

const listed = async (database: DoNotCallDatabase) =>
  [
    ...(await keysOnList(
      database,
      [ONE, OTHER, THIRD].map((e164) => `number:${e164}`),
    )),
  ].sort();

const deps = (database: DoNotCallDatabase) => ({ database, now: () => NOON + 5 });

/** Begins an import of two numbers in two chunks, and sends as many of them. */
async function begun(database: DoNotCallDatabase, sent = 2) {
  const importId = crypto.randomUUID();
  const chunks = chunksOf([15_550_100_002, 15_550_100_003], 1);
  await startImport(database, importId);
  await addChunks(database, importId, chunks.slice(0, sent));
  return { importId, finished: { ...VERSION, asOf: '2026-11-20', importId, count: 2, chunks: 2 } };
}

it('counts the numbers of an import only once it is finished', async () => {
  const database = freshDatabase();
  const { finished } = await begun(database);
  expect(await listed(database)).toEqual([]);
  expect(await finishImport(deps(database), finished, 'Desk')).toBe(true);
  expect(await listed(database)).toEqual([`number:${OTHER}`, `number:${THIRD}`]);
  expect(await database.registries.toArray()).toMatchObject([
    { ...VERSION, asOf: '2026-11-20', count: 2, importedAt: NOON + 5 },
  ]);
  expect(await database.registryImports.count()).toBe(0);
});

it('lets the old version count until the new one is complete, then only the new one', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE, OTHER]);
  const { finished } = await begun(database);
  expect(await listed(database)).toEqual([`number:${ONE}`, `number:${OTHER}`]);
  await finishImport(deps(database), { ...finished, replaces: id }, 'Desk');
  expect(await listed(database)).toEqual([`number:${OTHER}`, `number:${THIRD}`]);
  expect(await database.registries.toArray()).toMatchObject([{ id, asOf: '2026-11-20' }]);
  expect(await database.registryChunks.count(), 'the old numbers are gone').toBe(2);
});

it('never shows a moment between two versions', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE, OTHER]);
  const { finished } = await begun(database);
  const seen = new Set<string>();
  const replaced = finishImport(deps(database), { ...finished, replaces: id }, 'Desk');
  for (let look = 0; look < 20; look += 1) seen.add(String((await listed(database)).length));
  await replaced;
  expect([...seen]).toEqual(['2']);
});

it('changes nothing if a chunk is missing', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE]);
  const { finished } = await begun(database, 1);
  expect(await finishImport(deps(database), { ...finished, replaces: id }, 'Desk')).toBe(false);
  expect(await listed(database)).toEqual([`number:${ONE}`]);
});

it('takes a chunk that is sent again for the same', async () => {
  const database = freshDatabase();
  const { importId, finished } = await begun(database);
  await addChunks(database, importId, chunksOf([15_550_100_002, 15_550_100_003], 1));
  expect(await finishImport(deps(database), finished, 'Desk')).toBe(true);
});

it('leaves nothing of an import that was cancelled, and takes nothing more of it', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE]);
  const { importId, finished } = await begun(database);
  await dropImport(database, importId);
  expect(await database.registryChunks.count()).toBe(1);
  expect(await addChunks(database, importId, chunksOf([15_550_100_003]))).toBe(false);
  expect(await finishImport(deps(database), { ...finished, replaces: id }, 'Desk')).toBe(false);
  expect(await database.registryChunks.count()).toBe(1);
  expect(await listed(database)).toEqual([`number:${ONE}`]);
});

it('drops the imports whose page is gone, and no other', async () => {
  const database = freshDatabase();
  const [dead, alive] = [await begun(database), await begun(database)];
  await dropDeadImports(database, async (importId) => importId === alive.importId);
  expect(await finishImport(deps(database), dead.finished, 'Desk')).toBe(false);
  expect(await finishImport(deps(database), alive.finished, 'Desk')).toBe(true);
  expect(await database.registryChunks.count()).toBe(2);
});

it('is finished once, also if it is asked again after a lost answer', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE]);
  const { finished } = await begun(database);
  for (const _ of [1, 2]) {
    expect(await finishImport(deps(database), { ...finished, replaces: id }, 'Desk')).toBe(true);
  }
  expect(await listed(database)).toHaveLength(2);
  expect(await database.doNotCallChanges.count()).toBe(3);
});

it('does not take a finished import back: dropping it changes nothing', async () => {
  const database = freshDatabase();
  const { importId, finished } = await begun(database);
  await finishImport(deps(database), finished, 'Desk');
  await dropImport(database, importId);
  expect(await listed(database)).toHaveLength(2);
});

it('removes a registry with all its numbers', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE, OTHER]);
  await removeRegistry(deps(database), id, 'Desk');
  await removeRegistry(deps(database), id, 'Desk');
  expect(await listed(database)).toEqual([]);
  expect(await database.registryChunks.count()).toBe(0);
  expect(await database.doNotCallChanges.count()).toBe(2);
});

it('keeps the proof of each version: by whom, when, of which day, with how many numbers', async () => {
  const database = freshDatabase();
  const id = await importNumbers(database, [ONE]);
  const { finished } = await begun(database);
  await finishImport(deps(database), { ...finished, replaces: id }, 'Mobile');
  const common = { key: `registry:${id}`, kind: 'registry', text: VERSION.name, words: '' };
  const [first, second] = [
    { ...VERSION, count: 1 },
    { ...VERSION, asOf: '2026-11-20', count: 2 },
  ];
  expect(await database.doNotCallChanges.toArray()).toMatchObject([
    { ...common, action: 'added', at: NOON, by: 'Desk phone', registry: first },
    { ...common, action: 'removed', at: NOON + 5, by: 'Mobile', registry: first },
    { ...common, action: 'added', at: NOON + 5, by: 'Mobile', registry: second },
  ]);
});
