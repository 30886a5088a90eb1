import { expect, it } from 'vitest';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { fakeStrip } from '@/test/support/fakes/fake-strip';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const HOUR = 3_600_000;
const counting = loggedCall({ state: 'counting', requestAt: LOCAL_NOON + 3_000 });

it('shows the latest call once its countdown is over', () => {
  const { model, log } = fakeStrip({ calls: [counting] });
  expect([model.countdown.counting.value?.callId, model.call.value]).toEqual(['call-1', undefined]);
  log([loggedCall({ state: 'placed' })]);
  expect([model.countdown.counting.value, model.call.value?.state]).toEqual([undefined, 'placed']);
  log([loggedCall({ state: 'recorded' })]);
  expect(model.call.value?.state).toBe('recorded');
});

it('shows no call of hours ago', () => {
  const { model } = fakeStrip({ calls: [loggedCall({ createdAt: LOCAL_NOON - 3 * HOUR })] });
  expect(model.call.value).toBeUndefined();
});

it('keeps the sentence of an outcome that asks for a next step, and of no other', () => {
  const { model, log } = fakeStrip({ calls: [counting] });
  log([loggedCall({ state: 'placed' })]);
  expect(model.countdown.outcome.value).toBeUndefined();
  log([{ ...counting, id: 'call-2' }]);
  log([loggedCall({ id: 'call-2', state: 'unconfirmed' })]);
  expect(model.countdown.outcome.value?.id).toBe('call-2');
});

it('offers the wrap-up of the latest call', () => {
  const { model } = fakeStrip({ calls: [loggedCall({ state: 'placed' })] });
  expect(model.wrapUp.call.value?.id).toBe('call-1');
});

it('minimizes its own window while the strip is above all windows', async () => {
  const { model, minimize } = fakeStrip({ canPin: true });
  expect(minimize).not.toHaveBeenCalled();
  await model.keepOnTop?.toggle();
  await model.keepOnTop?.toggle();
  expect(minimize.mock.calls).toEqual([[true], [false]]);
});

it('calls again with a separate press', async () => {
  const answer = {
    callId: 'call-2',
    callee: '+12125550134',
    text: '',
    requestAt: 0,
    countdownSeconds: 3,
  };
  const { model, ask } = fakeStrip({ answers: { dial: () => ok(answer) } });
  await model.actions.callAgain(loggedCall({ state: 'cancelled' }));
  await flushPromises();
  const dialled = ask.asked.filter(({ name }) => name === 'dial');
  expect(dialled.map(({ body }) => body)).toMatchObject([
    { repeatedCallId: 'call-1', gesture: 'gesture' },
  ]);
});
