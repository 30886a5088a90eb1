import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openCallDatabase } from '@/lib/calls/database';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { lastCallTo, readLogPage } from '@/lib/calls/log/call-log';
import { NOON, placedCall, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';
import { versions } from './support/database-versions';

/** Reads what the browser itself stores of a database: its version, tables and indexes. */
function storedSchema(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = Dexie.dependencies.indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const tables = [...database.objectStoreNames].map((table) => {
        const { keyPath, autoIncrement, indexNames } = database
          .transaction(table)
          .objectStore(table);
        return { table, keyPath, autoIncrement, indexes: [...indexNames] };
      });
      database.close();
      resolve({ version: database.version, tables });
    };
  });
}

/** The version that the code opens. */
const NEWEST = 24;

it.each(Object.entries(versions))(
  'carries a log of version %s forward',
  async (version, tables) => {
    const name = `old-${version}-${crypto.randomUUID()}`;
    const old = new Dexie(name);
    old.version(Number(version)).stores(tables);
    const call = placedCall();
    await old.table('calls').add(call);
    await old.table('follow').put({ key: 'follow', quietRounds: 3, notBefore: 0 });
    old.close();
    const database = openCallDatabase(name);
    expect(await readLogPage(database, { limit: 10 })).toEqual([call]);
    expect(await lastCallTo(database, call.callee)).toEqual(call);
  },
);

it.each(Object.entries(versions))(
  'gives a log of version %s the tables and indexes of a new one',
  async (version, tables) => {
    const name = `tables-${version}-${crypto.randomUUID()}`;
    const old = new Dexie(name);
    old.version(Number(version)).stores(tables);
    await old.open();
    old.close();
    const carried = openCallDatabase(name);
    await carried.open();
    carried.close();
    const created = freshDatabase();
    await created.open();
    expect(await storedSchema(name)).toEqual(await storedSchema(created.name));
  },
);

it('carries the state of following forward from version 2', async () => {
  const name = `old-follow-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(2).stores(versions[2] ?? {});
  const state = { rounds: 2, nextAt: NOON + 1, notBefore: NOON + 2, stopped: 'unauthorised' };
  await old.table('follow').put({ key: 'follow', since: NOON, mended: 4, ...state });
  old.close();
  expect(await readFollowState(openCallDatabase(name), 'first')).toEqual({
    ...{ key: 'first', writtenAt: NOON, connectionChanges: 4 },
    ...state,
  });
});

it('renames the code of cancelled calls from version 3, and changes no other call', async () => {
  const name = `old-codes-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(3).stores(versions[3] ?? {});
  const undone = {
    id: 'a',
    state: 'cancelled',
    problem: { code: 'undone', words: 'kept' },
  } as const;
  const rows = [
    undone,
    { id: 'b', state: 'cancelled', problem: { code: 'interrupted' } },
    { id: 'c', state: 'cancelled' },
    { id: 'd', state: 'cancelled', problem: 'damaged' },
    { id: 'e', state: 'refused', problem: { code: 'refused' } },
  ];
  await old
    .table('calls')
    .bulkAdd(rows.map((row) => ({ ...row, gesture: row.id, createdAt: NOON })));
  old.close();
  const calls = await openCallDatabase(name).calls.toArray();
  expect(calls).toMatchObject([
    { ...undone, problem: { code: 'cancelled-by-rep', words: 'kept' } },
    ...rows.slice(1),
  ]);
});

it('renames the code of calls that the browser was closed on, from version 16', async () => {
  const name = `older-codes-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(16).stores(versions[16] ?? {});
  const rows = [
    { id: 'a', state: 'unconfirmed', problem: { code: 'interrupted-asking', words: 'kept' } },
    { id: 'b', state: 'unconfirmed', problem: { code: 'timed-out' } },
    { id: 'c', state: 'unconfirmed' },
    { id: 'd', state: 'cancelled', problem: { code: 'interrupted' } },
  ];
  await old
    .table('calls')
    .bulkAdd(rows.map((row) => ({ ...row, gesture: row.id, createdAt: NOON })));
  old.close();
  const calls = await openCallDatabase(name).calls.toArray();
  expect(calls).toMatchObject([
    { ...rows[0], problem: { code: 'interrupted-requesting', words: 'kept' } },
    ...rows.slice(1),
  ]);
});

it('renames the code of calls whose countdown was hidden, from version 18', async () => {
  const name = `hidden-codes-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(18).stores(versions[18] ?? {});
  const rows = [
    { id: 'a', state: 'cancelled', problem: { code: 'undo-hidden', words: 'kept' } },
    { id: 'b', state: 'cancelled', problem: { code: 'page-left' } },
    { id: 'c', state: 'cancelled' },
  ];
  await old
    .table('calls')
    .bulkAdd(rows.map((row) => ({ ...row, gesture: row.id, createdAt: NOON })));
  old.close();
  const calls = await openCallDatabase(name).calls.toArray();
  expect(calls).toMatchObject([
    { ...rows[0], problem: { code: 'countdown-hidden', words: 'kept' } },
    ...rows.slice(1),
  ]);
});

it('opens the version that the newest code knows', async () => {
  const database = freshDatabase();
  await database.open();
  expect(database.verno).toBe(NEWEST);
  expect(Math.max(...Object.keys(versions).map(Number))).toBeLessThan(NEWEST);
});

it('refuses a second call for one gesture', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall({ gesture: 'one' }));
  await expect(database.calls.add(sampleCall({ gesture: 'one' }))).rejects.toMatchObject({
    name: 'ConstraintError',
  });
  expect(await database.calls.count()).toBe(1);
});

it('finds the calls of a caller ID in their order, also those of older versions', async () => {
  const name = `old-callers-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(6).stores(versions[6] ?? {});
  await old.table('calls').bulkAdd([1, 2].map((at) => placedCall({ createdAt: NOON + at })));
  old.close();
  const { calls } = openCallDatabase(name);
  const { callerId } = placedCall();
  const found = calls
    .where('[callerId+createdAt]')
    .between([callerId, NOON], [callerId, Number.POSITIVE_INFINITY]);
  expect((await found.toArray()).map(({ createdAt }) => createdAt - NOON)).toEqual([1, 2]);
});

it('begins to record outcomes in the chain of a version that recorded checks alone', async () => {
  const name = `old-chain-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(23).stores({ auditChain: 'seq, at, callId', logState: 'key' });
  const check = { seq: 7, previous: '', bodyHash: '', hash: 'h', at: NOON, callId: 'call-1' };
  await old.table('auditChain').add(check);
  old.close();
  const database = openCallDatabase(name);
  expect(await database.logState.get('outcomes')).toEqual({ key: 'outcomes', fromSeq: 8 });
  const start = await database.auditChain.get(8);
  expect(start).toMatchObject({ previous: 'h', body: expect.stringContaining('"kind":"start"') });
  expect(await freshDatabase().logState.get('outcomes')).toBeUndefined();
});
