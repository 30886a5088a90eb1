import { expect, it } from 'vitest';
import { countNewRecordings, noteLogSeen } from '@/lib/calls/badge/new-recordings';
import { importCalls } from '@/lib/calls/import/import-calls';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const refusing = { id: 'refused', label: 'No recording', effect: 'hide-recording' } as const;

async function logOf(...changedAt: number[]) {
  const database = freshDatabase();
  const calls = changedAt.map((at, n) =>
    placedCall({
      id: `call-${n}`,
      gesture: `g-${n}`,
      callId: `s-${n}`,
      state: 'recorded',
      changedAt: at,
    }),
  );
  await database.calls.bulkAdd(calls);
  return { database, readSettings: async () => sampleSettings({ dispositions: [refusing] }) };
}

it('counts the recordings that arrived after the rep looked at the log', async () => {
  const deps = await logOf(NOON - 1, NOON + 1, NOON + 2);
  await noteLogSeen(deps.database, NOON);
  expect(await countNewRecordings(deps)).toBe(2);
  await noteLogSeen(deps.database, NOON + 2);
  expect(await countNewRecordings(deps)).toBe(0);
});

it('counts all recordings before the rep first looks', async () => {
  expect(await countNewRecordings(await logOf(NOON - 1, NOON + 1))).toBe(2);
});

it('leaves out calls without a recording, and callees who refused one', async () => {
  const deps = await logOf(NOON, NOON);
  await deps.database.calls.add(placedCall({ id: 'open', gesture: 'open', changedAt: NOON }));
  const wrapUp = { callId: 'call-0', note: '', disposition: 'refused', savedAt: NOON, version: 1 };
  await deps.database.wrapUps.add(wrapUp);
  expect(await countNewRecordings(deps)).toBe(1);
});

it('leaves out imported calls, until news of them arrives here', async () => {
  const deps = await logOf(NOON + 1);
  await noteLogSeen(deps.database, NOON);
  // The clock of the other machine is ahead.
  const changedAt = NOON + 60_000;
  const call = placedCall({ id: 'other', state: 'recorded', changedAt });
  await importCalls(deps.database, [{ position: 1, entry: call }], NOON + 2);
  expect(await countNewRecordings(deps)).toBe(1);
  await deps.database.calls.update('other', { changedAt: changedAt + 1 });
  expect(await countNewRecordings(deps)).toBe(2);
});
