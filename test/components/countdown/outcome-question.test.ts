import { expect, it, vi } from 'vitest';
import { createOutcomeQuestion } from '@/components/countdown/outcome-question';
import type { Call } from '@/lib/calls/model';
import type { Result } from '@/lib/messages/table';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

/** A question whose answers the test gives by hand, in any order. */
function question() {
  let time = LOCAL_NOON;
  const answers: ((answer: Result<Call>) => void)[] = [];
  const ask = fakeAsk({ outcome: () => new Promise((resolve) => answers.push(resolve)) });
  const onAnswer = vi.fn();
  const model = createOutcomeQuestion({ ask, now: () => time }, onAnswer);
  const asked = () => ask.asked.map(({ body }) => body);
  const answer = async (nth: number, result: Result<Call>) => {
    answers[nth]?.(result);
    await flushPromises();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { model, asked, answer, onAnswer, pass };
}

const placed = ok(loggedCall({ state: 'placed' }));

it('passes the answer on', async () => {
  const { model, asked, answer, onAnswer } = question();
  model.ask('call-1');
  expect(model.callId()).toBe('call-1');
  await answer(0, placed);
  expect(asked()).toEqual([{ callId: 'call-1' }]);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(placed);
});

it('asks a background that did not answer once more, and then passes the problem on', async () => {
  const { model, asked, answer, onAnswer } = question();
  model.ask('call-1');
  await answer(0, problem('no-answer'));
  expect(onAnswer).not.toHaveBeenCalled();
  await answer(1, problem('no-answer'));
  expect(asked()).toHaveLength(2);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(problem('no-answer'));
});

it('drops the answer about a call that is no longer awaited', async () => {
  const { model, answer, onAnswer } = question();
  model.ask('call-1');
  model.ask('call-2');
  await answer(0, placed);
  expect(onAnswer).not.toHaveBeenCalled();
  model.end();
  await answer(1, placed);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(model.callId()).toBeUndefined();
});

it('asks again only after 45 seconds without an answer', () => {
  const { model, asked, pass } = question();
  model.ask('call-1');
  pass(45_000);
  model.askIfLost();
  expect(asked()).toHaveLength(1);
  pass(1);
  model.askIfLost();
  expect(asked()).toHaveLength(2);
  model.askIfLost();
  expect(asked()).toHaveLength(2);
});

it('asks again on demand, but nothing while no outcome is awaited', () => {
  const { model, asked } = question();
  model.askAgain();
  expect(asked()).toEqual([]);
  model.expect('call-1');
  expect(asked()).toEqual([]);
  model.askAgain();
  expect(asked()).toEqual([{ callId: 'call-1' }]);
});
