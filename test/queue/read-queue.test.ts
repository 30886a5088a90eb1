import { expect, it } from 'vitest';
import { queueNumbers } from '@/lib/queue/add-to-queue';
import { callLater } from '@/lib/queue/change-queue';
import { readQueue } from '@/lib/queue/read-queue';
import { sampleCall } from '@/test/calls/support/calls';
import { PERSON } from '@/test/crm/support/fake-tabs';
import { e164, queueOf, SOURCE, waitingItems, waitingNames } from './support/queue';

const HOUR_MS = 3_600_000;

/** Five people; the second and the first are put off, to be called in one and two hours. */
async function withAppointments() {
  const deps = await queueOf(5);
  const [first, second] = await waitingItems(deps);
  await callLater(deps, first?.itemId ?? 0, deps.time.now + 2 * HOUR_MS);
  await callLater(deps, second?.itemId ?? 0, deps.time.now + HOUR_MS);
  return deps;
}

it('puts those who are to be called later at the end, the earliest first', async () => {
  const deps = await withAppointments();
  expect(await waitingNames(deps)).toEqual(['n3', 'n4', 'n5', 'n2', 'n1']);
  expect(await readQueue(deps, { offset: 0, limit: 1 })).toMatchObject({
    waiting: 5,
    later: 2,
    nextDueAt: deps.time.now + HOUR_MS,
  });
});

it('puts them first once their time has come', async () => {
  const deps = await withAppointments();
  deps.time.now += HOUR_MS;
  expect(await waitingNames(deps)).toEqual(['n2', 'n3', 'n4', 'n5', 'n1']);
  deps.time.now += HOUR_MS;
  expect(await waitingNames(deps)).toEqual(['n2', 'n1', 'n3', 'n4', 'n5']);
});

it.each([1, 2, 3])('has the same order in pages of %i', async (limit) => {
  const deps = await withAppointments();
  deps.time.now += HOUR_MS;
  const pages: unknown[] = [];
  for (let offset = 0; offset < 5; offset += limit) {
    const { items } = await readQueue(deps, { offset, limit });
    pages.push(...items.map(({ name }) => name));
  }
  expect(pages).toEqual(['n2', 'n3', 'n4', 'n5', 'n1']);
});

it('shows until when a contact was put off', async () => {
  const deps = await withAppointments();
  const { items } = await readQueue(deps, { offset: 3, limit: 1 });
  expect(items).toMatchObject([{ name: 'n2', dueAt: deps.time.now + HOUR_MS }]);
});

it('shows which contacts have a record to open', async () => {
  const deps = await queueOf(1);
  await queueNumbers(deps, SOURCE, [
    { e164: e164(2), record: PERSON },
    { e164: e164(3), record: { ...PERSON, url: 'https://evil.example/' } },
  ]);
  const { items } = await readQueue(deps, { offset: 0, limit: 9 });
  expect(items.map(({ hasRecord }) => hasRecord)).toEqual([undefined, true, undefined]);
});

it.each([1, 2, 9])('leaves out who is being called, in pages of %i', async (limit) => {
  const deps = await withAppointments();
  const called = (await waitingItems(deps)).filter(({ name }) => name === 'n3' || name === 'n2');
  for (const { itemId, name } of called) {
    await deps.campaigns.queue.update(itemId, { gesture: `g-${name}` });
    await deps.database.calls.add(
      sampleCall({
        id: `c-${name}`,
        gesture: `g-${name}`,
        state: name === 'n3' ? 'counting' : 'requested',
      }),
    );
  }
  const shown: unknown[] = [];
  for (let offset = 0; offset < 5; offset += limit) {
    const { items, ...counts } = await readQueue(deps, { offset, limit });
    shown.push(...items.map(({ name }) => name));
    expect(counts).toMatchObject({ waiting: 3, later: 1, nextDueAt: deps.time.now + 2 * HOUR_MS });
  }
  expect(shown).toEqual(['n4', 'n5', 'n1']);
});

it('passes over contacts that cannot be read, also where only the next one is asked for', async () => {
  const deps = await queueOf(2);
  const [first] = await waitingItems(deps);
  const garbage = { dueAt: 0, keys: 7, source: null };
  await deps.campaigns
    .table('queue')
    .bulkPut([-3, -2, -1].map((itemId) => ({ ...garbage, itemId })));
  await deps.campaigns.table('skipped').bulkPut([{ skipId: 1 }, { skipId: 2, e164: null }]);
  await deps.campaigns.table('queue').put({ itemId: 99, gesture: 'g', dueAt: 1, numbers: {} });
  const { items, skipped } = await readQueue(deps, { offset: 0, limit: 1 });
  expect(items.map(({ itemId }) => itemId)).toEqual([first?.itemId]);
  expect(skipped).toEqual([]);
  expect(await waitingNames(deps)).toEqual(['n1', 'n2']);
});
