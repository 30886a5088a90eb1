import { expect, it, vi } from 'vitest';
import { createOutbox } from '@/lib/outbox/outbox';
import { sampleDelivery } from './support/deliveries';
import { testOutbox } from './support/outbox-deps';

const runAlone = (work: () => Promise<void>) => work();

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

it('runs once more if it is asked to while it runs, and never twice at once', async () => {
  const { deps } = await testOutbox();
  let [running, most, runs] = [0, 0, 0];
  const outbox = createOutbox(
    {
      ...deps,
      runAlone: async (work) => {
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
