import { expect, it } from 'vitest';
import { createQueueingModel } from '@/components/queue/queueing-model';
import type { AddToQueueResult } from '@/lib/queue/model';
import { answersArrived, byHand } from '@/test/components/dashboard/support/fakes';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const request = { campaignId: 12, campaignName: 'Renewals' };
const page = (number: number): AddToQueueResult => ({
  page: number,
  limit: 100,
  totalPages: 3,
  added: 10,
  already: 1,
  forbidden: 0,
  uncallable: 2,
});

function queueing(answer: Parameters<typeof fakeAsk>[0]['queue-audience']) {
  const ask = fakeAsk(answer ? { 'queue-audience': answer } : {});
  const end = new AbortController();
  let told = 0;
  const onAdded = () => {
    told += 1;
  };
  return { ask, model: createQueueingModel({ ask, onAdded }, end.signal), told: () => told };
}

it('queues all matches, page by page, and adds up the counts', async () => {
  const { ask, model, told } = queueing((body) => ok(page(body.page)));
  await model.addAll(request);
  expect(ask.asked.map(({ body }) => body)).toEqual(
    [1, 2, 3].map((number) => ({ ...request, page: number, limit: 100 })),
  );
  expect(model.progress.value).toEqual({
    state: 'done',
    page: 3,
    pages: 3,
    added: 30,
    already: 3,
    forbidden: 0,
    uncallable: 6,
  });
  expect(told()).toBe(3);
});

it('queues exactly one page', async () => {
  const { ask, model } = queueing((body) => ok(page(body.page)));
  await model.addPage(request, 2, 25);
  expect(ask.asked.map(({ body }) => body)).toEqual([{ ...request, page: 2, limit: 25 }]);
  expect(model.progress.value?.state).toBe('done');
});

it('ends at the first empty page if the service sends no total', async () => {
  const empty = { page: 2, limit: 100, added: 0, already: 0, forbidden: 0, uncallable: 0 };
  const { ask, model } = queueing((body) =>
    ok(body.page === 1 ? { ...empty, page: 1, added: 5 } : empty),
  );
  await model.addAll(request);
  expect(ask.asked).toHaveLength(2);
});

it('stops on request, and keeps what was queued', async () => {
  const second = byHand<{ ok: true; value: AddToQueueResult }>();
  const { ask, model } = queueing((body) => (body.page === 1 ? ok(page(1)) : second.promise));
  void model.addAll(request);
  await answersArrived();
  model.stop();
  second.answer(ok(page(2)));
  await answersArrived();
  expect(model.progress.value).toMatchObject({ state: 'stopped', added: 10 });
  expect(ask.asked).toHaveLength(2);
});

it('says which page failed, and what was queued before', async () => {
  const { model } = queueing((body) => (body.page === 1 ? ok(page(1)) : problem('rate-limited')));
  await model.addAll(request);
  expect(model.progress.value).toMatchObject({
    state: 'failed',
    added: 10,
    problem: { code: 'rate-limited' },
  });
});
