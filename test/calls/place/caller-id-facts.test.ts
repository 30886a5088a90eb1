import { expect, it } from 'vitest';
import { callerIdHistory, didUses } from '@/lib/calls/place/caller-id-facts';
import {
  CALLEE,
  CALLER_ID,
  OTHER_CALLEE,
  placedCall,
  sampleCall,
} from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

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
  expect(await didUses(database, DIDS, NOW)).toEqual([
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
  expect((await callerIdHistory(database, CALLEE, DIDS, NOW)).seenLast).toBe(OTHER_DID);
});

it('sets a DID aside for a day after the service refused it', async () => {
  const database = freshDatabase();
  await database.calls.add(refusedAt(NOW - HOUR_MS));
  const setAsideUntil = NOW + 23 * HOUR_MS;
  expect(await didUses(database, DIDS, NOW)).toMatchObject([{ setAsideUntil }, {}]);
  const [later] = await didUses(database, DIDS, NOW + 24 * HOUR_MS);
  expect(later?.setAsideUntil).toBeUndefined();
});

it('ends that once the service takes a call from it', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    refusedAt(NOW - HOUR_MS),
    placedCall({ createdAt: NOW - HOUR_MS / 2 }),
    sampleCall({ createdAt: NOW - 10, state: 'cancelled' }),
  ]);
  const [use] = await didUses(database, DIDS, NOW);
  expect(use?.setAsideUntil).toBeUndefined();
});
