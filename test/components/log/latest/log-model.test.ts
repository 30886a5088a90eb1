import { expect, it } from 'vitest';
import { CALLS_PER_PAGE, createLogModel } from '@/components/log/latest/log-model';
import type { Call } from '@/lib/calls/model';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const many = Array.from({ length: 120 }, (_, index) =>
  loggedCall({ id: `call-${index}`, createdAt: LOCAL_NOON - index }),
);

function log(all: Call[], firstCalls?: number) {
  const limits: number[] = [];
  const signals: AbortSignal[] = [];
  let fail: () => void = () => undefined;
  const model = createLogModel(
    {
      ...(firstCalls && { firstCalls }),
      watch: ({ limit }, onChange, onFailure, abortSignal) => {
        limits.push(limit);
        signals.push(abortSignal);
        fail = onFailure;
        onChange(all.slice(0, limit));
      },
      hasOlder: async (before) => all.some(({ createdAt }) => createdAt < before),
    },
    new AbortController().signal,
  );
  return { model, limits, signals, fail: () => fail() };
}

it('reads one page, never all', async () => {
  const { model, limits } = log(many);
  await flushPromises();
  expect(limits).toEqual([CALLS_PER_PAGE]);
  expect(model.calls.value).toHaveLength(CALLS_PER_PAGE);
  expect(model.hasMore.value).toBe(true);
});

it('reads as few calls first as a small view shows', async () => {
  const { model, limits } = log(many, 20);
  await flushPromises();
  expect(model.hasMore.value).toBe(true);
  model.more();
  expect(limits).toEqual([20, 70]);
});

it('loads older calls page by page to the end, with one watch at a time', async () => {
  const { model, limits, signals } = log(many);
  await flushPromises();
  model.more();
  model.more();
  await flushPromises();
  model.more();
  await flushPromises();
  model.more();
  expect(limits).toEqual([50, 100, 150]);
  expect(signals.map((abortSignal) => abortSignal.aborted)).toEqual([true, true, false]);
  expect(model.calls.value).toHaveLength(120);
  expect(model.hasMore.value).toBe(false);
});

it('says that the log cannot be read, and reads it again', async () => {
  const { model, fail } = log(many);
  fail();
  expect(model.failed.value).toBe(true);
  model.retry();
  expect(model.failed.value).toBe(false);
});
