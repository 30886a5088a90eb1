import { describe, expect, it } from 'vitest';
import type { CallDatabase } from '@/lib/calls/database';
import { deleteCalls, keptCalls, previewDeletion, retainCalls } from '@/lib/calls/log/delete-calls';
import type { Call } from '@/lib/calls/model';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

function depsOf(database: CallDatabase) {
  return { database, now: () => NOON, beforeDeletion: async () => undefined };
}

const old = (id: string, more: Partial<Call> = {}) =>
  placedCall({ id, state: 'recorded', createdAt: NOON - 100 * DAY, ...more });

const delivery = (callId: string, state: Delivery['state']): Delivery => ({
  ...{ callId, connector: 'odoo', account: 'https://odoo.example.com', state },
  ...{ revision: 1, attempts: 0, dueAt: 0 },
});

const ids = async (database: CallDatabase) =>
  (await database.calls.toCollection().primaryKeys()).sort();

/** A log in which every kind of call stands that must stay. */
async function fullLog() {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    old('old'),
    old('logged'),
    old('kept-here'),
    old('waiting'),
    old('sending'),
    old('failed'),
    old('choice'),
    old('follow-up'),
    old('follow-up-done'),
    old('draft'),
    old('draft-put-away'),
    old('never-answered', { state: 'unconfirmed' }),
    placedCall({ id: 'followed', createdAt: NOON - DAY / 2 }),
    sampleCall({ id: 'in-flight' }),
    placedCall({ id: 'recent', state: 'recorded', createdAt: NOON - DAY }),
  ]);
  await database.outbox.bulkAdd([
    delivery('logged', 'sent'),
    delivery('kept-here', 'kept'),
    delivery('waiting', 'waiting'),
    delivery('sending', 'sending'),
    delivery('failed', 'failed'),
    delivery('choice', 'choice'),
  ]);
  const wrapUp = { note: 'Wants a demo', savedAt: NOON, version: 1 };
  await database.wrapUps.bulkAdd([
    { ...wrapUp, callId: 'old' },
    { ...wrapUp, callId: 'follow-up', followUp: { at: NOON }, dueAt: NOON },
    { ...wrapUp, callId: 'follow-up-done', followUp: { at: NOON, doneAt: NOON } },
  ]);
  const before = { note: '' };
  await database.wrapUpDrafts.bulkAdd([
    { callId: 'draft', before, fields: { note: 'Half a sen' }, isPutAway: false },
    { callId: 'draft-put-away', before, fields: before, isPutAway: true },
  ]);
  await database.doNotCall.add({
    ...{ key: 'number:+12125550134', kind: 'number', text: '+12125550134' },
    ...{ words: 'Stop', source: 'log', by: 'Rep', addedAt: NOON },
  });
  return database;
}

const STAY = [
  'choice',
  'draft',
  'failed',
  'follow-up',
  'followed',
  'in-flight',
  'sending',
  'waiting',
];

it('deletes older calls with what was recorded, and none that is needed', async () => {
  const database = await fullLog();
  const positions = (await ids(database)).map((callId) => ({ callId, at: 5 }));
  await database.playPositions.bulkPut(positions);
  expect(await deleteCalls(depsOf(database), NOON - 30 * DAY)).toBe(6);
  const kept = await database.playPositions.toCollection().primaryKeys();
  expect(kept.sort()).toEqual(await ids(database));
  expect(await ids(database)).toEqual([...STAY, 'recent'].sort());
  expect(await database.wrapUps.toCollection().primaryKeys()).toEqual(['follow-up']);
  expect(await database.wrapUpDrafts.toCollection().primaryKeys()).toEqual(['draft']);
  const outbox = (await database.outbox.toArray()).map(({ callId }) => callId);
  expect(outbox.sort()).toEqual(['choice', 'failed', 'sending', 'waiting']);
  expect(await database.doNotCall.count()).toBe(1);
});

it('says what deleting everything would do, and does that', async () => {
  const database = await fullLog();
  const deps = depsOf(database);
  expect(await previewDeletion(deps)).toEqual({
    deletes: 7,
    keeps: { open: 2, not_logged: 4, follow_up: 1, draft: 1 },
  });
  expect(await deleteCalls(deps)).toBe(7);
  expect(await ids(database)).toEqual(STAY);
});

it('deletes a long log in steps, and damaged records with it', async () => {
  const database = freshDatabase();
  const calls = Array.from({ length: 4_500 }, (_, nth) => old(`call-${nth}`));
  await database.calls.bulkAdd(calls);
  await database.calls.add({ id: 'damaged', gesture: 'x' } as Call);
  expect(await deleteCalls(depsOf(database))).toBe(4_501);
  expect(await database.calls.count()).toBe(0);
});

it('takes those who were called out of the queue first', async () => {
  const database = await fullLog();
  const seen: number[] = [];
  const beforeDeletion = async () => {
    seen.push(await database.calls.count());
  };
  await deleteCalls({ ...depsOf(database), beforeDeletion });
  expect(seen).toEqual([15]);
});

it('says what is deleted to what else depends on the log', async () => {
  const times: (number | undefined)[] = [];
  const beforeDeletion = async (before?: number) => void times.push(before);
  const deps = { ...depsOf(await fullLog()), beforeDeletion };
  await deleteCalls(deps, 7);
  await deleteCalls(deps);
  expect(times).toEqual([7, undefined]);
});

describe('keeping calls for a limited time', () => {
  const DAY = 86_400_000;

  async function retain(days: number) {
    const database = freshDatabase();
    const made = (id: string, age: number) =>
      placedCall({ id, state: 'recorded', createdAt: NOON - age * DAY });
    await database.calls.bulkAdd([made('a', 29), made('b', 30), made('c', 31)]);
    const wakes: (number | 'cancelled')[] = [];
    await retainCalls({
      database,
      now: () => NOON,
      beforeDeletion: async () => undefined,
      keepDays: async () => days,
      wakeIn: async (ms) => void wakes.push(ms),
      cancelWake: async () => void wakes.push('cancelled'),
    });
    return { left: await database.calls.toCollection().primaryKeys(), wakes };
  }

  it('deletes what is older, and looks again in a day', async () => {
    expect(await retain(30)).toEqual({ left: ['a', 'b'], wakes: [DAY] });
  });

  it('deletes nothing unless the rep chose a limit', async () => {
    expect(await retain(0)).toEqual({ left: ['a', 'b', 'c'], wakes: ['cancelled'] });
  });
});

describe('calls that stay', () => {
  const DAY = 86_400_000;

  it('keeps an open call while it is followed, even if the clock was set', async () => {
    const database = freshDatabase();
    await database.calls.bulkAdd([
      placedCall({ id: 'just-now' }),
      placedCall({ id: 'a-bit-ahead', createdAt: NOON + DAY / 2 }),
      placedCall({ id: 'too-old', createdAt: NOON - 2 * DAY }),
      placedCall({ id: 'done', state: 'recorded' }),
    ]);
    const kept = await keptCalls(database, NOON);
    expect([...kept]).toEqual([
      ['a-bit-ahead', 'open'],
      ['just-now', 'open'],
    ]);
  });

  it('names one reason for each call', async () => {
    const database = freshDatabase();
    await database.calls.add(placedCall({ id: 'call' }));
    const fields = { note: 'Half a sen' };
    await database.wrapUpDrafts.add({
      ...{ callId: 'call', before: { note: '' }, fields, isPutAway: false },
    });
    expect([...(await keptCalls(database, NOON))]).toEqual([['call', 'open']]);
  });
});

it('counts and deletes calls whose drafts cannot be read', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([old('a'), old('b')]);
  await database.table('wrapUpDrafts').bulkAdd([
    { callId: 'a', before: null },
    { callId: 'b', fields: 7, isPutAway: 'no' },
  ]);
  expect(await previewDeletion(depsOf(database))).toEqual({ deletes: 2, keeps: {} });
  expect(await deleteCalls(depsOf(database))).toBe(2);
  expect(await database.wrapUpDrafts.count()).toBe(0);
});
