import { expect, it } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import { markForDelivery } from '@/lib/outbox/mark-for-delivery';
import { saveWrapUp } from '@/lib/wrap-up/save-wrap-up';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { sampleConnector, sampleDelivery } from './support/deliveries';

it('writes a row for each connected CRM, and counts further changes', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  const call = placedCall({ id: 'call-1' });
  await markForDelivery(database, call, { hasEnded: false });
  expect(await database.outbox.toArray()).toEqual([sampleDelivery({ dueAt: call.changedAt })]);
  await database.outbox.put(sampleDelivery({ state: 'sent', sentRevision: 1, dueAt: 0 }));
  const later = { ...call, changedAt: NOON + 60_000 };
  await markForDelivery(database, later, { hasEnded: true });
  expect(await database.outbox.toArray()).toEqual([
    sampleDelivery({ revision: 2, sentRevision: 1, dueAt: NOON + 60_000 }),
  ]);
});

it('keeps the back-off of a row that waits, and leaves one that failed to the rep', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  for (const state of ['waiting', 'sending', 'failed', 'kept', 'removed'] as const) {
    await database.outbox.put(sampleDelivery({ state, dueAt: NOON + 5 }));
    await markForDelivery(database, placedCall({ id: 'call-1' }), { hasEnded: true });
    expect(await database.outbox.toArray()).toEqual([
      sampleDelivery({ state, dueAt: NOON + 5, revision: 2 }),
    ]);
  }
});

it('leaves out calls from before the CRM was connected', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector({ since: NOON + 1 }));
  await markForDelivery(database, placedCall(), { hasEnded: true });
  expect(await database.outbox.count()).toBe(0);
});

it('writes a row with the event that placed the call, and with no other', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  const [placed, refused] = [sampleCall(), sampleCall()];
  await database.calls.bulkAdd([placed, refused]);
  for (const { id } of [placed, refused]) {
    await applyEvent(database, id, { type: 'requested' }, NOON);
  }
  expect(await database.outbox.count()).toBe(0);
  await applyEvent(database, refused.id, { type: 'refused', problem: { code: 'refused' } }, NOON);
  await applyEvent(database, placed.id, { type: 'placed', callId: 'service-1' }, NOON);
  const finding = { recording: 'https://rec.example.com/1' };
  await applyEvent(database, placed.id, { type: 'found', finding }, NOON);
  const rows = await database.outbox.toArray();
  expect(rows.map(({ callId, revision }) => [callId, revision])).toEqual([[placed.id, 2]]);
});

it('writes no row if the event is not written', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector());
  const call = placedCall();
  await database.calls.add(call);
  database.outbox.hook('creating', () => {
    throw new Error('full');
  });
  const finding = { recording: 'https://rec.example.com/1' };
  await expect(applyEvent(database, call.id, { type: 'found', finding }, NOON)).rejects.toThrow();
  expect((await database.calls.get(call.id))?.recording).toBeUndefined();
});

it('marks a row again by what the rep records after the call', async () => {
  const database = freshDatabase();
  await database.outbox.add(sampleDelivery({ state: 'sent', sentRevision: 1 }));
  await database.outbox.add(sampleDelivery({ callId: 'call-10', state: 'sent', sentRevision: 1 }));
  const deps = {
    ...{ database, now: () => NOON + 5, readSettings: async () => sampleSettings() },
    readNumber: async (text: string) => text,
  };
  const change = { callId: 'call-1', before: { note: '' }, after: { note: 'hi' } };
  await saveWrapUp(deps, change, { callee: '+12125550134' });
  const rows = await database.outbox.toArray();
  expect(rows.map(({ callId, state, revision }) => [callId, state, revision])).toEqual([
    ['call-1', 'waiting', 2],
    ['call-10', 'sent', 1],
  ]);
});

it('waits until a call ended where the rep chose so: a recording ends it', async () => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector({ logsWhen: 'ended' }));
  const call = sampleCall();
  await database.calls.add(call);
  await applyEvent(database, call.id, { type: 'requested' }, NOON);
  await applyEvent(database, call.id, { type: 'placed', callId: 'service-1' }, NOON);
  expect(await database.outbox.count()).toBe(0);
  const finding = { recording: 'https://rec.example.com/1' };
  await applyEvent(database, call.id, { type: 'found', finding }, NOON + 5);
  expect(await database.outbox.toArray()).toEqual([
    sampleDelivery({ callId: call.id, dueAt: NOON + 5 }),
  ]);
});

it.each([
  ['that was placed', NOON, 1],
  ['that the service refused', undefined, 0],
  ['from before the CRM was connected', NOON - 1, 0],
])('takes a saved wrap-up for the end of a call %s', async (_, placedCreatedAt, rows) => {
  const database = freshDatabase();
  await database.connectors.add(sampleConnector({ logsWhen: 'ended', since: NOON }));
  const deps = {
    ...{ database, now: () => NOON, readSettings: async () => sampleSettings() },
    readNumber: async (text: string) => text,
  };
  const change = { callId: 'call-1', before: { note: '' }, after: { note: 'Later' } };
  await saveWrapUp(deps, change, { callee: '+12125550134', placedCreatedAt });
  expect(await database.outbox.count()).toBe(rows);
});
