import { expect, it } from 'vitest';
import { createCountdownModel } from '@/components/countdown/countdown-model';
import type { Call } from '@/lib/calls/model';
import type { Result } from '@/lib/messages/table';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

function countdown(answers: FakeAnswers = {}) {
  let time = LOCAL_NOON;
  let tick = () => undefined as unknown;
  let ticking: AbortSignal | undefined;
  const model = createCountdownModel(
    {
      ask: fakeAsk({ outcome: () => new Promise(() => undefined), ...answers }),
      now: () => time,
      tick: (react, abortSignal) => {
        tick = react;
        ticking = abortSignal;
      },
    },
    new AbortController().signal,
  );
  const pass = (ms: number) => {
    time += ms;
    tick();
  };
  return { model, pass, isTicking: () => ticking?.aborted === false };
}

it('counts down to nothing and no further', () => {
  const { model, pass } = countdown();
  model.start(sampleCounting());
  expect(model.remainingMs.value).toBe(3000);
  pass(1000);
  expect(model.remainingMs.value).toBe(2000);
  pass(9000);
  expect(model.remainingMs.value).toBe(0);
});

it('shows at most the whole countdown, if the clock is set back', () => {
  const { model, pass } = countdown();
  model.start(sampleCounting());
  pass(-3_600_000);
  expect(model.remainingMs.value).toBe(3000);
});

it('shows the outcome and stops ticking', async () => {
  let settle: (answer: Result<Call>) => void = () => undefined;
  const { model, isTicking } = countdown({
    outcome: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  });
  model.start(sampleCounting());
  await flushPromises();
  settle(ok(loggedCall({ state: 'placed' })));
  await flushPromises();
  expect(model.counting.value).toBeUndefined();
  expect(model.outcome.value?.state).toBe('placed');
  expect(isTicking()).toBe(false);
});

it('cancels in time', async () => {
  const { model } = countdown({ cancel: () => ok(loggedCall({ state: 'cancelled' })) });
  model.start(sampleCounting());
  await model.cancel();
  expect(model.outcome.value?.state).toBe('cancelled');
  expect(model.isTooLate.value).toBe(false);
});

it('says that it was too late to cancel, and still waits for the outcome', async () => {
  const { model } = countdown({ cancel: () => ok(loggedCall({ state: 'requested' })) });
  model.start(sampleCounting());
  await model.cancel();
  expect(model.isTooLate.value).toBe(true);
  expect(model.counting.value).toBeDefined();
});

it('says that Cancel did not reach the background', async () => {
  const { model } = countdown({ cancel: () => problem('no-answer') });
  model.start(sampleCounting());
  await model.cancel();
  expect(model.problem.value).toEqual({ code: 'no-answer' });
});

it('reads the outcome from the log if the background did not answer', () => {
  const { model } = countdown();
  model.start(sampleCounting());
  model.onLogChange([loggedCall({ state: 'unconfirmed' })]);
  expect(model.outcome.value?.state).toBe('unconfirmed');
});

it('asks once more for the outcome, which wakes a background that died', async () => {
  let asked = 0;
  const { model } = countdown({
    outcome: () => (asked++ === 0 ? problem('no-answer') : ok(loggedCall({ state: 'cancelled' }))),
  });
  model.start(sampleCounting());
  await flushPromises();
  expect(model.outcome.value?.state).toBe('cancelled');
  expect(model.problem.value).toBeUndefined();
});

it('says that the outcome is unknown, until the log has it', async () => {
  const { model, isTicking } = countdown({ outcome: () => problem('no-answer') });
  model.start(sampleCounting());
  await flushPromises();
  expect(model.problem.value).toEqual({ code: 'outcome-unknown' });
  expect(model.counting.value).toBeUndefined();
  expect(isTicking()).toBe(false);
  model.onLogChange([loggedCall({ state: 'unconfirmed' })]);
  expect(model.outcome.value?.state).toBe('unconfirmed');
  expect(model.problem.value).toBeUndefined();
});

it('shows a countdown that began elsewhere', () => {
  const { model } = countdown();
  model.onLogChange([loggedCall({ state: 'counting', calleeName: 'Ada Whitfield' })]);
  expect(model.counting.value).toMatchObject({
    callId: 'call-1',
    calleeName: 'Ada Whitfield',
    countdownSeconds: 3,
  });
});

it('shows no countdown that is over, and none that is already shown', () => {
  const { model } = countdown();
  model.onLogChange([loggedCall({ state: 'counting', requestAt: LOCAL_NOON - 1 })]);
  expect(model.counting.value).toBeUndefined();
  model.start(sampleCounting());
  model.onLogChange([loggedCall({ state: 'cancelled' })]);
  model.onLogChange([loggedCall({ state: 'counting' })]);
  expect(model.counting.value).toBeUndefined();
});

it('asks again when the page comes back, and when the answer is overdue', async () => {
  let asked = 0;
  const { model, pass } = countdown({
    outcome: () => {
      asked++;
      return asked < 3
        ? new Promise(() => undefined)
        : ok(loggedCall({ state: 'cancelled', problem: { code: 'page-left' } }));
    },
  });
  model.start(sampleCounting());
  model.askAgain();
  expect(asked).toBe(2);
  pass(44_000);
  expect(asked).toBe(2);
  pass(2_000);
  await flushPromises();
  expect(asked).toBe(3);
  expect(model.outcome.value?.problem?.code).toBe('page-left');
  model.askAgain();
  expect(asked).toBe(3);
});
