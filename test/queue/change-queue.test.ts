import { expect, it } from 'vitest';
import { callNext } from '@/lib/queue/call-next';
import {
  callLater,
  chooseNumber,
  dropFromQueue,
  putBack,
  skipItem,
} from '@/lib/queue/change-queue';
import { readQueue } from '@/lib/queue/read-queue';
import { sampleCall } from '@/test/calls/support/calls';
import { MOBILE, queueOfList, WORK } from './support/list';
import { e164, queueOf, waitingItems, waitingNames } from './support/queue';

it('takes out one, or all', async () => {
  const deps = await queueOf(3);
  await dropFromQueue(deps, (await waitingItems(deps))[0]?.itemId);
  expect(await waitingNames(deps)).toEqual(['n2', 'n3']);
  await dropFromQueue(deps, undefined);
  expect(await waitingNames(deps)).toEqual([]);
});

it('keeps who was skipped and why, and puts them back at the end', async () => {
  const deps = await queueOf(2);
  await skipItem(deps, (await waitingItems(deps))[0]?.itemId ?? 0, 'wrong-number');
  const { skipped } = await readQueue(deps, { offset: 0, limit: 1 });
  expect(skipped).toEqual([
    { skipId: 1, name: 'n1', text: '+1 212 555 0101', reason: 'wrong-number' },
  ]);
  await putBack(deps, 1);
  expect(await waitingNames(deps)).toEqual(['n2', 'n1']);
  expect(await deps.campaigns.skipped.count()).toBe(0);
});

it('skips a contact once, also from two tabs', async () => {
  const deps = await queueOf(2);
  const itemId = (await waitingItems(deps))[0]?.itemId ?? 0;
  await Promise.all([skipItem(deps, itemId, 'none'), skipItem(deps, itemId, 'other')]);
  expect(await deps.campaigns.skipped.count()).toBe(1);
});

it('does not put back a contact whose number is waiting again', async () => {
  const deps = await queueOf(2);
  const [first] = await waitingItems(deps);
  await skipItem(deps, first?.itemId ?? 0, 'none');
  await deps.campaigns.queue.add({ ...(await deps.campaigns.skipped.get(1)), data: {} } as never);
  await putBack(deps, 1);
  expect(await deps.campaigns.queue.count()).toBe(2);
});

it('puts a contact off to the end of the queue', async () => {
  const deps = await queueOf(3);
  await callLater(deps, (await waitingItems(deps))[0]?.itemId ?? 0, undefined);
  expect(await waitingNames(deps)).toEqual(['n2', 'n3', 'n1']);
});

it.each([undefined, Date.parse('2026-03-02T12:00:00Z')])(
  'calls nobody twice who was put off to %s while their call was under way',
  async (at) => {
    const deps = await queueOf(2);
    const itemId = (await waitingItems(deps))[0]?.itemId ?? 0;
    const press = { itemId, e164: e164(1), gesture: 'g1' };
    await callNext(deps, press, async ({ gesture }) => {
      await callLater(deps, itemId, at);
      return deps.database.calls.add(sampleCall({ gesture, state: 'placed' }));
    });
    expect(await waitingNames(deps)).toEqual(['n2']);
  },
);

it('chooses one of a contact’s own numbers, and no other', async () => {
  const deps = await queueOfList();
  const itemId = (await waitingItems(deps))[0]?.itemId ?? 0;
  const shown = async () => (await readQueue(deps, { offset: 0, limit: 1 })).items[0]?.callee.e164;
  await chooseNumber(deps, itemId, WORK);
  expect(await shown()).toBe(WORK);
  await chooseNumber(deps, itemId, e164(1));
  expect(await shown()).toBe(WORK);
  await chooseNumber(deps, itemId, MOBILE);
  expect(await shown()).toBe(MOBILE);
});

it('puts a skipped contact back with all its numbers', async () => {
  const deps = await queueOfList();
  await skipItem(deps, (await waitingItems(deps))[0]?.itemId ?? 0, 'not-now');
  await putBack(deps, 1);
  const { items } = await readQueue(deps, { offset: 0, limit: 1 });
  expect(items[0]?.numbers.map((number) => number.e164)).toEqual([MOBILE, WORK]);
});
