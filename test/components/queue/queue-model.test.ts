import { expect, it } from 'vitest';
import { createListReader } from '@/components/list-import/reading/list-reader';
import { createQueueModel } from '@/components/queue/queue-model';
import type { Queue, QueueItem } from '@/lib/queue/model';
import { sampleQueue } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived, byHand, fakeRoute } from '@/test/components/dashboard/support/fakes';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

const item = (itemId: number): QueueItem => ({
  itemId,
  source: { kind: 'page', host: 'crm.example' },
  callee: { e164: '+12125550101', text: '+1 212 555 0101' },
  numbers: [{ e164: '+12125550101', text: '+1 212 555 0101' }],
  data: {},
});

/** What a list on its way into the queue needs. No list is opened here. */
const more = {
  watchQueue: () => undefined,
  openReader: createListReader,
  newImportId: () => 'import-1',
  save: () => undefined,
  fileOf: () => [],
};

/** A queue of as many contacts as there are ids. */
async function queue(start: string, ...ids: number[]) {
  let items = ids.map(item);
  const fake = fakeRoute(start);
  const ask = fakeAsk({
    queue: ({ offset, limit }) =>
      ok({ ...sampleQueue(...items), items: items.slice(offset, offset + limit) }),
    'remove-from-queue': ({ itemId }) => {
      items = itemId === undefined ? [] : items.filter((each) => each.itemId !== itemId);
      return ok(null);
    },
  });
  const deps = { ask, now: () => LOCAL_NOON, later: fake.later, route: fake.route, ...more };
  const model = createQueueModel(deps, fake.end.signal);
  await answersArrived();
  return { ...fake, model, ask };
}

it('reads the next contact for every view, and the page for its own view only', async () => {
  const { model, ask, visit } = await queue('#/calls', 1, 2);
  expect(model.next.value).toMatchObject({ waiting: 2, items: [item(1)] });
  expect(ask.asked).toEqual([{ name: 'queue', body: { offset: 0, limit: 1 } }]);
  visit('#/queue');
  await answersArrived();
  expect(model.list.page.value?.items).toEqual([item(1), item(2)]);
});

it('reads the page that the address names', async () => {
  const { model, ask } = await queue('#/queue?page=3&rows=50', 1);
  expect(model.paging.value).toEqual({ page: 3, limit: 50 });
  expect(ask.asked.map(({ body }) => body)).toContainEqual({ offset: 100, limit: 50 });
});

it('goes to another page by the address, so that Back returns', async () => {
  const { model, steps, back } = await queue('#/queue', 1);
  model.setPaging({ page: 2, limit: 25 });
  await answersArrived();
  expect(model.paging.value.page).toBe(2);
  expect(steps).toEqual(['#/queue', '#/queue?page=2']);
  back();
  expect(model.paging.value.page).toBe(1);
});

it('removes one contact and reads next contact and page again', async () => {
  const { model } = await queue('#/queue', 1, 2);
  await model.remove(item(1));
  await answersArrived();
  expect(model.next.value).toMatchObject({ waiting: 1, items: [item(2)] });
  expect(model.list.page.value?.items).toEqual([item(2)]);
});

it('keeps the newest answer when an older one comes later', async () => {
  const fake = fakeRoute('#/calls');
  const answers: ((waiting: number) => void)[] = [];
  const ask = fakeAsk({
    queue: () =>
      new Promise((resolve) =>
        answers.push((waiting) => resolve(ok({ ...sampleQueue(item(1)), waiting }))),
      ),
  });
  const deps = { ask, now: () => LOCAL_NOON, later: fake.later, route: fake.route, ...more };
  const model = createQueueModel(deps, fake.end.signal);
  model.refresh();
  answers[1]?.(1);
  await answersArrived();
  answers[0]?.(2);
  await answersArrived();
  expect(model.next.value?.waiting).toBe(1);
});

it('removes all contacts', async () => {
  const { model, ask } = await queue('#/queue', 1, 2);
  await model.remove();
  await answersArrived();
  expect(ask.asked).toContainEqual({ name: 'remove-from-queue', body: {} });
  expect(model.next.value?.waiting).toBe(0);
});

it('does not read its page while another view is shown', async () => {
  const { model, ask } = await queue('#/calls', 1);
  model.refresh();
  await answersArrived();
  expect(ask.asked).toHaveLength(2);
  expect(model.list.page.value).toBeUndefined();
});

it('shows nothing that arrives after the dashboard is closed', async () => {
  const { promise, answer } = byHand<Queue>();
  const fake = fakeRoute('#/calls');
  const ask = fakeAsk({ queue: async () => ok(await promise) });
  const model = createQueueModel(
    { ask, now: () => LOCAL_NOON, later: fake.later, route: fake.route, ...more },
    fake.end.signal,
  );
  fake.end.abort();
  answer(sampleQueue(item(1)));
  await answersArrived();
  expect(model.next.value).toBeUndefined();
});
