import { expect, it } from 'vitest';
import { ConnectorError } from '@/lib/outbox/connector';
import { scheduleOutbox } from '@/lib/outbox/send/run-outbox';
import { NOON } from '@/test/calls/support/calls';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';

const live = new AbortController().signal;
const FIVE_MINUTES = 300_000;

async function withRows(count: number) {
  const outbox = await testOutbox();
  const rows = Array.from({ length: count }, (_, nth) => sampleDelivery({ callId: `call-${nth}` }));
  await outbox.deps.database.outbox.bulkAdd(rows);
  return outbox;
}

it('sends all that is due, and sleeps', async () => {
  const { deps, crm, wakes } = await withRows(3);
  await deps.database.outbox.add(sampleDelivery({ callId: 'later', dueAt: NOON + 40_000 }));
  await runOutbox(deps, live);
  expect([...crm.entries.keys()]).toEqual(['call-0', 'call-1', 'call-2']);
  expect(wakes).toEqual([40_000]);
});

it('continues what a background that died was sending', async () => {
  const { deps, crm } = await withRows(0);
  const unsettledUntil = NOON + 100_000;
  const died = { state: 'sending', sendingRevision: 1, unsettledUntil, dueAt: NOON + 9e9 } as const;
  await deps.database.outbox.add(sampleDelivery(died));
  crm.entries.set('call-1', { ...sampleEntry, title: 'made before' });
  await runOutbox(deps, live);
  expect(crm.asked).toEqual(['find', 'replace']);
  expect(await deps.database.outbox.toArray()).toMatchObject([{ state: 'sent', entryId: '7' }]);
});

it('leaves a CRM alone that is down, after three failures', async () => {
  const { deps, crm, wakes } = await withRows(10);
  crm.failures.push(...[1, 2, 3].map(() => new ConnectorError('no-answer', 'crm-unreachable')));
  await runOutbox(deps, live);
  expect(crm.asked).toHaveLength(3);
  expect(wakes).toEqual([0]);
});

it.each([
  ['its key was refused', { stopped: { code: 'crm-unauthorised' } as const }, FIVE_MINUTES],
  ['it asked to wait', { notBefore: NOON + 20_000 }, 20_000],
])('sends nothing while %s', async (_, held, wake) => {
  const { deps, crm, wakes } = await withRows(2);
  await deps.database.connectors.put(sampleConnector(held));
  await runOutbox(deps, live);
  expect(crm.asked).toEqual([]);
  expect(wakes).toEqual([wake]);
});

it('does not wait for a time that a wrong clock set', async () => {
  const { deps, crm } = await withRows(0);
  await deps.database.connectors.put(sampleConnector({ notBefore: NOON + 9e9 }));
  await deps.database.outbox.add(sampleDelivery({ dueAt: NOON + 9e9 }));
  await runOutbox(deps, live);
  expect(crm.asked).toEqual(['create']);
});

it('waits while the machine is offline', async () => {
  const { deps, crm, wakes } = await withRows(1);
  deps.isOffline = () => true;
  await runOutbox(deps, live);
  expect(crm.asked).toEqual([]);
  expect(wakes).toEqual([60_000]);
});

it('sets no alarm once no CRM is connected', async () => {
  const { deps, wakes } = await withRows(1);
  await deps.database.connectors.clear();
  await runOutbox(deps, live);
  expect(deps.cancelWake).toHaveBeenCalledOnce();
  expect(wakes).toEqual([]);
});

it('sends nothing more once its signal aborts', async () => {
  const { deps, crm, wakes } = await withRows(3);
  await runOutbox(deps, AbortSignal.abort());
  expect([crm.asked, wakes]).toEqual([[], []]);
});

it('sets no wake-up for a CRM that is being sent to', async () => {
  const { deps, wakes } = await withRows(1);
  await scheduleOutbox(deps, new Set(['odoo']));
  expect(wakes).toEqual([FIVE_MINUTES]);
});
