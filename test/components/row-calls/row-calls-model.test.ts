import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createForbidModel } from '@/components/do-not-call/forbid-model';
import { createRowCallsModel, rowActions } from '@/components/row-calls/row-calls-model';
import type { CountingCall } from '@/lib/calls/model';
import { messages } from '@/lib/messages/table';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

const counting: CountingCall = {
  callId: 'c1',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  requestAt: 3_000,
  countdownSeconds: 3,
};
const callee = { e164: '+12125550134', text: '+1 212 555 0134' };
const campaign = { id: 12, name: 'Renewals' };
const row = { id: 7, cells: {}, callee, name: 'Ada Whitfield', data: { city: 'Westmark' } };
const source = { kind: 'page', host: 'crm.example' } as const;
const item = { itemId: 3, source, callee, numbers: [callee], data: {} };

function rowCalls(answers: Parameters<typeof fakeAsk>[0]) {
  const ask = fakeAsk(answers);
  const begun: CountingCall[] = [];
  let pressed = 0;
  const newGesture = () => `gesture-${++pressed}`;
  const onCounting = (next: CountingCall) => begun.push(next);
  const running = signal<CountingCall>();
  const calls = signal([]);
  const model = createRowCallsModel({
    ...{ ask, newGesture, counting: running, onCounting, calls },
    shownWorkspace: () => 'acme',
  });
  return { ask, begun, running, model };
}

it('calls a contact with its record and its data from the list', async () => {
  const { ask, begun, model } = rowCalls({ dial: () => ok(counting) });
  await model.callContact(row, campaign);
  const body = {
    e164: '+12125550134',
    gesture: 'gesture-1',
    shownWorkspace: 'acme',
    calleeName: 'Ada Whitfield',
    record: { objectId: 7, slug: 'mobile_no', data: { city: 'Westmark' }, campaign },
  };
  expect(ask.asked).toEqual([{ name: 'dial', body }]);
  expect(messages.dial.request.parse(body)).toEqual(body);
  expect(begun).toEqual([counting]);
});

it('makes one call for a double press', async () => {
  const { ask, model } = rowCalls({ dial: () => ok(counting) });
  await Promise.all([model.callContact(row, campaign), model.callContact(row, campaign)]);
  expect(ask.asked).toHaveLength(1);
});

it('says at the row why a press made no call', async () => {
  const { model, begun } = rowCalls({ 'call-next': () => problem('called-just-now') });
  await model.callNext(item);
  expect(model.refused.value).toEqual({ key: 'item-3', problem: { code: 'called-just-now' } });
  expect(begun).toEqual([]);
  expect(model.busy.value).toBe(false);
});

it('asks nothing for a contact without a number', async () => {
  const { ask, model } = rowCalls({});
  await model.callContact({ id: 1, cells: {}, data: {} }, campaign);
  expect(ask.asked).toEqual([]);
});

it('is busy while a call counts down', () => {
  const { model, running } = rowCalls({});
  running.value = counting;
  expect(model.busy.value).toBe(true);
});

it('repeats a logged call by its id, and says why it could not', async () => {
  const { ask, model } = rowCalls({ dial: () => problem('window-closed') });
  await model.callAgain(loggedCall({ id: 'c7', calleeName: 'Ada Whitfield' }));
  expect(ask.asked[0]?.body).toEqual({
    e164: '+12125550134',
    repeatedCallId: 'c7',
    calleeName: 'Ada Whitfield',
    gesture: 'gesture-1',
    shownWorkspace: 'acme',
  });
  expect(model.refused.value).toEqual({ key: 'call-c7', problem: { code: 'window-closed' } });
});

it('shows why a number was not called again at its own row alone', async () => {
  const ask = fakeAsk({ dial: () => problem('called-just-now') });
  const rows = createRowCallsModel({
    ask,
    newGesture: () => 'gesture',
    counting: signal(undefined),
    onCounting: () => undefined,
    calls: signal([]),
    shownWorkspace: () => undefined,
  });
  const checks = { checks: signal(new Map()), checkAgain: async () => undefined };
  const actions = rowActions(checks, rows, createForbidModel(ask));
  await actions.callAgain(loggedCall());
  expect(actions.problemOf('call-1')?.code).toBe('called-just-now');
  expect(actions.problemOf('call-2')).toBeUndefined();
});
