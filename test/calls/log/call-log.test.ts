import { expect, it, vi } from 'vitest';
import {
  callsBetween,
  callsById,
  countLogRewrites,
  hasOlderCalls,
  lastCallTo,
  noteLogRewrite,
  readLogPage,
  readPlayPosition,
  savePlayPosition,
  watchCalls,
} from '@/lib/calls/log/call-log';
import type { Call } from '@/lib/calls/model';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { freshDatabase } from '@/test/calls/support/database';
import { brokenDisk, withDisk } from '@/test/calls/support/faulty';

const HOUR = 3_600_000;

async function logOf(...calls: unknown[]) {
  const database = freshDatabase();
  await database.table('calls').bulkAdd(calls);
  return database;
}

const ids = (calls: { id: string }[]) => calls.map((call) => call.id);

it('reads newest first, a page at a time', async () => {
  const calls = [3, 1, 2].map((at) => placedCall({ id: `at-${at}`, createdAt: NOON + at }));
  const database = await logOf(...calls);
  expect(ids(await readLogPage(database, { limit: 2 }))).toEqual(['at-3', 'at-2']);
  expect(ids(await readLogPage(database, { limit: 2, before: NOON + 2 }))).toEqual(['at-1']);
  expect(await hasOlderCalls(database, NOON + 2)).toBe(true);
  expect(await hasOlderCalls(database, NOON + 1)).toBe(false);
});

it('reads the calls from a time until before another, damaged ones too', async () => {
  const calls = [0, 1, 2, 3].map((at) => placedCall({ id: `at-${at}`, createdAt: NOON + at }));
  const database = await logOf(
    ...calls.map((call, at) => (at === 1 ? { ...call, callee: 7 } : call)),
  );
  const read = await callsBetween(database, { from: NOON + 1, to: NOON + 3 });
  expect(ids(read)).toEqual(['at-1', 'at-2']);
  expect(ids(await callsById(database, ['at-3', 'deleted', 'at-1']))).toEqual(['at-3', 'at-1']);
});

it('shows a damaged record among the others, and marks it', async () => {
  const damaged = { ...placedCall({ id: 'damaged', createdAt: NOON + 1 }), callee: 7 };
  const database = await logOf(damaged, placedCall({ id: 'whole' }));
  const [first, second] = await readLogPage(database, { limit: 10 });
  expect([first?.id, first?.problem?.code]).toEqual(['damaged', 'record-damaged']);
  expect([second?.id, second?.problem]).toEqual(['whole', undefined]);
});

it('reports each change until the signal ends', async () => {
  const database = await logOf(placedCall({ id: 'first' }));
  const seen: string[][] = [];
  const ended = new AbortController();
  const onChange = (calls: Call[]) => void seen.push(ids(calls));
  watchCalls(database, { limit: 10 }, onChange, () => undefined, ended.signal);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await database.calls.add(placedCall({ id: 'second', createdAt: NOON + 1 }));
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  ended.abort();
  await database.calls.add(placedCall({ id: 'third', createdAt: NOON + 2 }));
  await databaseIdle();
  expect(seen).toEqual([['first'], ['second', 'first']]);
});

it('says when the log cannot be read', async () => {
  const database = freshDatabase();
  withDisk(database).reads.push(brokenDisk());
  const failures: unknown[] = [];
  const ended = new AbortController();
  const onFailure = (error: unknown) => void failures.push(error);
  watchCalls(database, { limit: 10 }, () => undefined, onFailure, ended.signal);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  ended.abort();
});

it('finds the last call to a number that was requested', async () => {
  const database = await logOf(
    placedCall({ id: 'old', createdAt: NOON - 2 * HOUR }),
    placedCall({ id: 'last', createdAt: NOON - HOUR }),
    placedCall({ id: 'refused', createdAt: NOON - 30, state: 'refused' }),
    sampleCall({ id: 'cancelled', createdAt: NOON - 20, state: 'cancelled' }),
    placedCall({ id: 'other', createdAt: NOON - 10, callee: OTHER_CALLEE }),
    { ...placedCall({ id: 'damaged', createdAt: NOON - 5 }), ownNumber: 7 },
  );
  expect((await lastCallTo(database, CALLEE))?.id).toBe('last');
  expect(await lastCallTo(database, '+12125550100')).toBeUndefined();
});

it('counts from zero', async () => {
  const database = freshDatabase();
  expect(await countLogRewrites(database)).toBe(0);
  await noteLogRewrite(database);
  await noteLogRewrite(database);
  expect(await countLogRewrites(database)).toBe(2);
});

it('keeps where a recording was left, by its call', async () => {
  const database = freshDatabase();
  expect(await readPlayPosition(database, 'call-1')).toBe(0);
  await savePlayPosition(database, { callId: 'call-1', at: 42.5 });
  expect(await readPlayPosition(database, 'call-1')).toBe(42.5);
  expect(await readPlayPosition(database, 'call-2')).toBe(0);
});

it('needs no row for the beginning', async () => {
  const database = freshDatabase();
  await savePlayPosition(database, { callId: 'call-1', at: 42.5 });
  await savePlayPosition(database, { callId: 'call-1', at: 0 });
  expect(await database.playPositions.count()).toBe(0);
});
