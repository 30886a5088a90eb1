import { expect, it } from 'vitest';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { loggedCall, sampleCounting, samplePreview } from '@/test/support/own-pages/own-samples';

it('requests one preview for a text, and another after a setting changed', async () => {
  const { model, ask } = fakePopup();
  const previews = () => ask.asked.filter(({ name }) => name === 'preview').length;
  model.dial.type('212 555 0134');
  await flushPromises();
  expect(previews()).toBe(1);
  await model.settings.write('defaultCountry', 'GB');
  await flushPromises();
  expect(previews()).toBe(2);
});

it('previews the number again after a call came out', async () => {
  const call = loggedCall({ state: 'placed' });
  const { model, ask } = fakePopup({
    answers: { dial: () => ok(sampleCounting()), outcome: () => ok(call) },
  });
  model.dial.type('212 555 0134');
  await flushPromises();
  await model.dial.call();
  await flushPromises();
  expect(model.countdown.outcome.value).toEqual(call);
  expect(ask.asked.filter(({ name }) => name === 'preview')).toHaveLength(2);
});

it('lists the whole page again once the typed number is called', async () => {
  const { model } = fakePopup({ answers: { dial: () => ok(sampleCounting()) } });
  model.dial.type('212 555 0134');
  expect(model.search.matches.value).toBeDefined();
  await model.dial.call();
  expect(model.search.matches.value).toBeUndefined();
});

it('shows the log with its newest call open', () => {
  const { model } = fakePopup({ calls: [loggedCall({ id: 'newest' })] });
  model.view.value = 'page';
  model.actions.showLog();
  expect([model.view.value, model.opened.value]).toEqual(['calls', 'newest']);
});

it('calls again through the dial field, and is busy meanwhile', async () => {
  const { model, ask } = fakePopup({ answers: { dial: () => ok(sampleCounting()) } });
  const calling = model.actions.callAgain(loggedCall({ id: 'c7' }));
  expect(model.actions.busy.value).toBe(true);
  await calling;
  expect(ask.asked.find(({ name }) => name === 'dial')?.body).toMatchObject({
    repeatedCallId: 'c7',
  });
  expect(model.actions.busy.value).toBe(true);
});

it('calls from the caller ID that it shows, and shows the other one when that changed', async () => {
  const legs = {
    callerId: '+16465550110',
    callerIdText: '+1 646 555 0110',
    callerIdReason: 'same-region',
    callsToday: 0,
    ownNumber: '+12125550199',
    ownNumberText: 'Desk',
  } as const;
  const previews = [legs, { ...legs, callerId: '+13125550140' }];
  const { model, ask } = fakePopup({
    answers: {
      preview: () => ok(samplePreview({ legs: previews.shift() ?? legs })),
      dial: () => problem('caller-id-changed'),
    },
  });
  model.dial.type('212 555 0134');
  await flushPromises();
  await model.dial.call();
  await flushPromises();
  expect(ask.asked.find(({ name }) => name === 'dial')?.body).toMatchObject({
    shownCallerId: '+16465550110',
  });
  expect(model.dial.problem.value).toEqual({ code: 'caller-id-changed' });
  expect(model.dial.preview.value?.legs?.callerId).toBe('+13125550140');
});
