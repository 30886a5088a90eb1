// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createReadyModel, openQueueDeps, watchQueue } from '@/components/queue/ready/ready-model';
import { announceQueueChange } from '@/lib/platform/views';
import type { Queue } from '@/lib/queue/model';
import { saveDraft } from '@/lib/wrap-up/draft';
import { sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleItem, sampleQueue } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived, fakeLater } from '@/test/components/dashboard/support/fakes';
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

it('shows on its own when the rep counts as away', async () => {
  const { model, setStored, passTime } = await ready({ pausesAt: START + 60_000 });
  setStored({ paused: 'away' });
  await passTime(60_000);
  expect(model.next.value?.paused).toBeUndefined();
  await passTime(1);
  expect(model.next.value?.paused).toBe('away');
});

it('reports activity at most every 30 seconds, and shows a pause that it learns of', async () => {
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

it('reports each change of the queue and of notes in work once', async () => {
  const database = freshDatabase();
  const end = new AbortController();
  const onChange = vi.fn();
  const read = vi.spyOn(database.wrapUpDrafts, 'filter');
  watchQueue(database, onChange, end.signal);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  announceQueueChange();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const draft = {
    callId: 'c1',
    formId: 'f',
    before: { note: '' },
    isPutAway: false,
    changed: ['note' as const],
  };
  await saveDraft(database, { ...draft, fields: { note: 'Ask' } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' } });
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' }, isPutAway: true });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  end.abort();
});

it('reports when a call begins and ends: its contact is not listed meanwhile', async () => {
  const database = freshDatabase();
  const end = new AbortController();
  const onChange = vi.fn();
  const read = vi.spyOn(database.calls, 'where');
  watchQueue(database, onChange, end.signal);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  await database.calls.add(sampleCall({ id: 'c1', state: 'counting' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await database.calls.update('c1', { state: 'requested' });
  await database.calls.update('c1', { state: 'refused' });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  end.abort();
});

it('counts keys and the pointer as activity until the view is closed', () => {
  const end = new AbortController();
  const react = vi.fn();
  openQueueDeps(freshDatabase()).onActivity(react, end.signal);
  for (const event of ['keydown', 'pointerdown', 'pointermove']) dispatchEvent(new Event(event));
  expect(react).toHaveBeenCalledTimes(3);
  end.abort();
  dispatchEvent(new Event('keydown'));
  expect(react).toHaveBeenCalledTimes(3);
});
