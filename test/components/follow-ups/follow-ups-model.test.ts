import { expect, it } from 'vitest';
import {
  createFollowUps,
  type FollowUp,
  openFollowUps,
  watchFollowUps,
} from '@/components/follow-ups/follow-ups-model';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

function rig(followUps: FollowUp[], answers: FakeAnswers = {}) {
  const ask = fakeAsk({
    'save-wrap-up': ({ after }) => ok({ state: 'saved', wrapUp: savedWrapUp(after) }),
    ...answers,
  });
  let time = LOCAL_NOON;
  let look = () => undefined as unknown;
  const model = createFollowUps(
    {
      ask,
      now: () => time,
      watchFollowUps: (onChange) => onChange(followUps),
      everyFewSeconds: (react) => {
        look = react;
      },
    },
    new AbortController().signal,
  );
  const pass = (ms: number) => {
    time += ms;
    look();
  };
  return { ask, model, pass };
}

it('separates due from upcoming follow-ups as time passes', () => {
  const { model, pass } = rig([
    sampleFollowUp(LOCAL_NOON - 1, 'a'),
    sampleFollowUp(LOCAL_NOON + 9, 'b'),
  ]);
  const ids = (list: readonly FollowUp[] = []) => list.map(({ call }) => call.id);
  expect([ids(model.due.value), ids(model.upcoming.value)]).toEqual([['a'], ['b']]);
  pass(10);
  expect([ids(model.due.value), ids(model.upcoming.value)]).toEqual([['a', 'b'], []]);
});

it('marks one as done, and moves another', async () => {
  const followUp = sampleFollowUp(LOCAL_NOON);
  const { ask, model } = rig([followUp]);
  await model.finish(followUp);
  const before = { note: 'wants a quote', followUp: { at: LOCAL_NOON } };
  const done = { ...before, followUp: { at: LOCAL_NOON, doneAt: LOCAL_NOON } };
  const body = { callId: 'call-1', before, after: done };
  expect(ask.asked.at(-1)).toEqual({ name: 'save-wrap-up', body });
  expect(model.changed.value).toEqual({ followUp, at: undefined });
  await model.snooze(followUp, LOCAL_NOON + 5);
  expect(ask.asked.at(-1)).toMatchObject({ body: { after: { followUp: { at: LOCAL_NOON + 5 } } } });
  expect(model.changed.value).toEqual({ followUp, at: LOCAL_NOON + 5 });
});

it('says that a change was not saved', async () => {
  const followUp = sampleFollowUp(LOCAL_NOON);
  const { model } = rig([followUp], { 'save-wrap-up': () => problem('storage-failed') });
  await model.finish(followUp);
  expect(model.problem.value).toEqual({ code: 'storage-failed' });
  expect(model.changed.value).toBeUndefined();
});

const wrapUp = (callId: string, at: number) => ({
  ...{ callId, note: '', savedAt: NOON, version: 1 },
  ...{ followUp: { at }, dueAt: at },
});

it('reads open follow-ups with their calls, the earliest first', async () => {
  const database = freshDatabase();
  const calls = ['a', 'b'].map((id) => sampleCall({ id, gesture: id }));
  await database.calls.bulkAdd(calls);
  const { dueAt: _, ...done } = wrapUp('a', NOON);
  await database.wrapUps.bulkPut([wrapUp('b', NOON + 2), wrapUp('a', NOON + 1)]);
  await database.wrapUps.bulkPut([wrapUp('wiped', NOON), { ...done, callId: 'done' }]);
  const open = await openFollowUps(database);
  expect(open.map(({ call, at }) => [call.id, at - NOON])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('reports changes until it is ended', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall({ id: 'a' }));
  const ended = new AbortController();
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    const onChange = (followUps: unknown[]) => {
      if (counts.push(followUps.length) === 2) resolve();
      else void database.wrapUps.put(wrapUp('a', NOON));
    };
    watchFollowUps(database, onChange, ended.signal);
  });
  ended.abort();
  expect(counts).toEqual([0, 1]);
});
