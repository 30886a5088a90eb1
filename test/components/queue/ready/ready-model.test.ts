import { expect, it } from 'vitest';
import { createReadyModel } from '@/components/queue/ready/ready-model';
import type { Queue } from '@/lib/queue/model';
import { answersArrived, fakeLater } from '@/test/dashboard/support/deps';
import { sampleItem, sampleQueue } from '@/test/dashboard/support/fake-dashboard';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const START = 1_000_000;

/** A queue of one contact. The background holds whether it is paused. */
async function ready(given: Partial<Queue> = {}) {
  let stored: Queue = { ...sampleQueue(sampleItem()), ...given };
  let changed = () => undefined as unknown;
  let now = START;
  const { later, pass } = fakeLater();
  const ask = fakeAsk({
    queue: () => ok(stored),
    'queue-activity': () => ok(stored.paused ?? null),
    'set-ready': ({ ready: isReady }) => {
      stored = isReady ? sampleQueue(sampleItem()) : { ...stored, paused: 'rep' };
      return ok(null);
    },
  });
  const deps = {
    ...{ ask, later, now: () => now },
    watchQueue: (react: () => void) => {
      changed = react;
    },
  };
  const model = createReadyModel(deps, new AbortController().signal);
  await answersArrived();
  return {
    ...{ model, ask },
    /** Another view changes the queue. */
    async changeElsewhere(next: Partial<Queue>) {
      stored = { ...stored, ...next };
      changed();
      await answersArrived();
    },
    setStored: (next: Partial<Queue>) => {
      stored = { ...stored, ...next };
    },
    async passTime(ms: number) {
      now += ms;
      pass(ms);
      await answersArrived();
    },
  };
}

it('pauses, and is ready again', async () => {
  const { model } = await ready();
  await model.setReady(false);
  await answersArrived();
  expect(model.next.value?.paused).toBe('rep');
  await model.setReady(true);
  await answersArrived();
  expect(model.next.value?.paused).toBeUndefined();
});

it('shows a pause that another view made', async () => {
  const { model, changeElsewhere } = await ready();
  await changeElsewhere({ paused: 'rep' });
  expect(model.next.value?.paused).toBe('rep');
});

it('shows by itself that the rep counts as away', async () => {
  const { model, setStored, passTime } = await ready({ pausesAt: START + 60_000 });
  setStored({ paused: 'away' });
  await passTime(60_000);
  expect(model.next.value?.paused).toBeUndefined();
  await passTime(1);
  expect(model.next.value?.paused).toBe('away');
});

it('reports that the rep is at work, seldom, and shows a pause that it learns of', async () => {
  const { model, ask, setStored, passTime } = await ready();
  setStored({ paused: 'away' });
  model.noteActivity();
  model.noteActivity();
  await answersArrived();
  expect(model.next.value?.paused).toBe('away');
  await passTime(30_000);
  model.noteActivity();
  expect(ask.asked.filter(({ name }) => name === 'queue-activity')).toHaveLength(2);
});

it('says why a change was not made', async () => {
  const ask = fakeAsk({
    queue: () => ok(sampleQueue()),
    'set-ready': () => problem('storage-failed'),
  });
  const { later } = fakeLater();
  const deps = { ask, later, now: () => START, watchQueue: () => undefined };
  const model = createReadyModel(deps, new AbortController().signal);
  await model.setReady(false);
  expect(model.problem.value).toEqual({ code: 'storage-failed' });
});
