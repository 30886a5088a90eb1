import { expect, it, vi } from 'vitest';
import { type CreateOutboxDeps, createOutbox } from '@/lib/outbox/send/outbox';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { fakeCrm, testOutbox } from '@/test/outbox/support/outbox-deps';

const runAlone: CreateOutboxDeps['runAlone'] = (_, work) => work();

it('sends a row as soon as it is written, and ends with its signal', async () => {
  const { deps, crm } = await testOutbox();
  const ended = new AbortController();
  createOutbox({ ...deps, runAlone }, ended.signal);
  await deps.database.outbox.add(sampleDelivery());
  await vi.waitFor(() => expect(crm.asked).toEqual(['create']));
  await deps.database.outbox.update(['call-1', 'odoo'], { state: 'waiting', revision: 2 });
  await vi.waitFor(() => expect(crm.asked).toEqual(['create', 'replace']));
  ended.abort();
  await deps.database.outbox.add(sampleDelivery({ callId: 'call-2' }));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(crm.asked).toHaveLength(2);
});

it('runs once more if it was asked to while running, and never twice at once', async () => {
  const { deps } = await testOutbox();
  let [running, most, runs] = [0, 0, 0];
  const outbox = createOutbox(
    {
      ...deps,
      runAlone: async (connector, work) => {
        if (connector !== 'odoo') return;
        runs += 1;
        running += 1;
        most = Math.max(most, running);
        await work();
        running -= 1;
      },
    },
    new AbortController().signal,
  );
  // The first look at the tables is a run of its own.
  await vi.waitFor(() => expect([runs, running]).toEqual([1, 0]));
  for (let press = 0; press < 5; press++) outbox.run();
  await vi.waitFor(() => expect([runs, running]).toEqual([3, 0]));
  expect(most).toBe(1);
});

it('tries again later if the database fails', async () => {
  const { deps, wakes, reported } = await testOutbox();
  const broken = async () => {
    throw new Error('disk');
  };
  createOutbox({ ...deps, runAlone: broken }, new AbortController().signal).run();
  await vi.waitFor(() => expect(wakes).toContain(60_000));
  expect(reported).not.toEqual([]);
});

it('serves CRMs side by side: one that never answers holds up no other', async () => {
  const { deps, crm } = await testOutbox();
  await deps.database.connectors.add(sampleConnector({ id: 'hubspot' }));
  const silent = { ...fakeCrm(), create: () => new Promise<string>(() => undefined) };
  deps.connect = async ({ id }) => (id === 'hubspot' ? silent : crm);
  const ended = new AbortController();
  createOutbox({ ...deps, runAlone }, ended.signal);
  await deps.database.outbox.add(sampleDelivery({ connector: 'hubspot' }));
  const stateOf = async (connector: 'hubspot' | 'odoo', callId: string) =>
    (await deps.database.outbox.get([callId, connector]))?.state;
  await vi.waitFor(async () => expect(await stateOf('hubspot', 'call-1')).toBe('sending'));
  await deps.database.outbox.add(sampleDelivery({ callId: 'call-2' }));
  await vi.waitFor(async () => expect(await stateOf('odoo', 'call-2')).toBe('sent'));
  ended.abort();
});
