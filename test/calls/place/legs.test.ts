import { expect, it } from 'vitest';
import { callerIdHistory, didUses, legsOf } from '@/lib/calls/place/legs';
import type { Settings } from '@/lib/settings/table';
import {
  CALLEE,
  CALLER_ID,
  NOON,
  OTHER_CALLEE,
  OWN_NUMBER,
  placedCall,
  sampleCall,
} from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const legs = (settings: Partial<Settings> = {}) =>
  legsOf(freshDatabase(), { callee: CALLEE, settings: sampleSettings(settings), now: NOON });

const second = { e164: '+442079460123', label: '' };

it('takes the first numbers until the rep chose', async () => {
  expect(await legs()).toEqual({
    callerId: CALLER_ID,
    callerIdText: '+1 212 555 0140',
    callerIdReason: 'only',
    callsToday: 0,
    ownNumber: OWN_NUMBER,
    ownNumberText: 'Desk',
  });
});

it('takes what the rep chose, and writes it out where it has no label', async () => {
  const { dids, ownNumbers } = sampleSettings();
  const settings = {
    dids: [...dids, second],
    ownNumbers: [...ownNumbers, second],
    callerId: second.e164,
    ownNumber: second.e164,
  };
  expect(await legs(settings)).toEqual({
    callerId: second.e164,
    callerIdText: '+44 20 7946 0123',
    callerIdReason: 'fixed',
    callsToday: 0,
    ownNumber: second.e164,
    ownNumberText: '+44 20 7946 0123',
  });
});

it('never uses a number that was taken off the list', async () => {
  expect((await legs({ callerId: second.e164 })).callerId).toBe(CALLER_ID);
});

it.each([
  [{ baseUrl: '' }, 'no-service'],
  [{ hasToken: false }, 'no-token'],
  [{ dids: [] }, 'no-did'],
  [{ ownNumbers: [] }, 'no-own-number'],
])('of %j fails with %s', async (request, code) => {
  await expect(legs(request)).rejects.toMatchObject({ problem: { code } });
});

const HOUR_MS = 3_600_000;
const OTHER_DID = '+442079460123';
const DIDS = [CALLER_ID, OTHER_DID].map((e164) => ({ e164, label: '' }));

/** Two in the afternoon on the rep's clock. */
const NOW = new Date(2026, 10, 20, 14).getTime();

const refusedAt = (createdAt: number) =>
  sampleCall({ createdAt, state: 'refused', problem: { code: 'did-not-owned' } });

it('counts the calls of the day that may have rung, by DID', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    placedCall({ createdAt: NOW - HOUR_MS }),
    placedCall({ createdAt: NOW - 2 * HOUR_MS, callee: OTHER_CALLEE }),
    placedCall({ createdAt: NOW - 15 * HOUR_MS }),
    sampleCall({ createdAt: NOW - 30, state: 'cancelled' }),
    sampleCall({ createdAt: NOW - 20, state: 'refused' }),
    placedCall({ createdAt: NOW - 10, callerId: OTHER_DID }),
  ]);
  expect(await didUses(database, { dids: DIDS, workspace: 'first' }, NOW)).toEqual([
    { e164: CALLER_ID, callsToday: 2, lastCallAt: NOW - HOUR_MS },
    { e164: OTHER_DID, callsToday: 1, lastCallAt: NOW - 10 },
  ]);
});

it('knows which DID a callee saw last', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    placedCall({ createdAt: NOW - 3 }),
    placedCall({ createdAt: NOW - 2, callerId: OTHER_DID }),
    placedCall({ createdAt: NOW - 1, callee: OTHER_CALLEE }),
  ]);
  expect(
    (await callerIdHistory(database, CALLEE, { dids: DIDS, workspace: 'first' }, NOW)).seenLast,
  ).toBe(OTHER_DID);
});

it('sets a DID aside for a day after the service refused it', async () => {
  const database = freshDatabase();
  await database.calls.add(refusedAt(NOW - HOUR_MS));
  const setAsideUntil = NOW + 23 * HOUR_MS;
  expect(await didUses(database, { dids: DIDS, workspace: 'first' }, NOW)).toMatchObject([
    { setAsideUntil },
    {},
  ]);
  const [later] = await didUses(database, { dids: DIDS, workspace: 'first' }, NOW + 24 * HOUR_MS);
  expect(later?.setAsideUntil).toBeUndefined();
});

it('ends that once the service takes a call from it', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    refusedAt(NOW - HOUR_MS),
    placedCall({ createdAt: NOW - HOUR_MS / 2 }),
    sampleCall({ createdAt: NOW - 10, state: 'cancelled' }),
  ]);
  const [use] = await didUses(database, { dids: DIDS, workspace: 'first' }, NOW);
  expect(use?.setAsideUntil).toBeUndefined();
});
