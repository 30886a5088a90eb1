import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createConfirmationModel } from '@/components/popup/confirm/confirmation-model';
import type { Confirmation } from '@/lib/offers/model';
import { nightNotice } from '@/test/rules/support/notices';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { sampleCounting } from '@/test/support/own-pages/own-samples';

const waiting: Confirmation = {
  offerId: 'offer-1',
  host: 'crm.example',
  facts: { e164: '+12125550134', text: '+1 212 555 0134' },
};

async function open(answers: FakeAnswers = {}, steady = true) {
  const isSteady = signal(steady);
  const counted: unknown[] = [];
  const ask = fakeAsk({
    confirmation: () => ok(waiting),
    'confirm-call': () => ok(sampleCounting()),
    'drop-confirmation': () => ok(null),
    ...answers,
  });
  const model = createConfirmationModel(
    { ask, activeTab: async () => ({ id: 7 }), isSteady, onCounting: (call) => counted.push(call) },
    new AbortController().signal,
  );
  await flushPromises();
  const sent = (name: string) => ask.asked.filter((message) => message.name === name);
  return { model, isSteady, counted, sent };
}

it('reads what waits in the tab, and confirms it', async () => {
  const { model, counted, sent } = await open();
  expect(model.waiting.value).toEqual(waiting);
  expect(sent('confirmation')[0]?.body).toEqual({ tabId: 7 });
  await model.confirm(true);
  expect(sent('confirm-call')[0]?.body).toEqual({ offerId: 'offer-1', always: true });
  expect(counted).toEqual([sampleCounting()]);
  expect(model.waiting.value).toBeUndefined();
});

it('takes no press before the page has been in front for a moment', async () => {
  const { model, isSteady, sent } = await open({}, false);
  await model.confirm(false);
  expect(sent('confirm-call')).toEqual([]);
  isSteady.value = true;
  await model.confirm(false);
  expect(sent('confirm-call')).toHaveLength(1);
});

it('sends one confirmation for a double click', async () => {
  const { model, sent } = await open();
  await Promise.all([model.confirm(false), model.confirm(false)]);
  expect(sent('confirm-call')).toHaveLength(1);
});

it('keeps the question when the call was not made, and says why', async () => {
  const { model, counted } = await open({ 'confirm-call': () => problem('called-just-now') });
  await model.confirm(false);
  expect(model.waiting.value).toEqual(waiting);
  expect(model.problem.value?.code).toBe('called-just-now');
  expect(counted).toEqual([]);
});

it('drops the waiting call when the rep declines it', async () => {
  const { model, sent } = await open();
  await model.drop();
  expect(model.waiting.value).toBeUndefined();
  expect(sent('drop-confirmation')[0]?.body).toEqual({ offerId: 'offer-1' });
  await model.confirm(false);
  expect(sent('confirm-call')).toEqual([]);
});

it('names the warning that it showed, also one that came up at the press', async () => {
  const warning = nightNotice();
  const shown = await open({ confirmation: () => ok({ ...waiting, warning }) });
  await shown.model.confirm(false);
  expect(shown.sent('confirm-call')[0]?.body).toMatchObject({ warned: ['us-hours'] });
  const warned = { ok: false, error: { code: 'call-warning', rules: warning } } as const;
  const late = await open({ 'confirm-call': () => warned });
  await late.model.confirm(false);
  await late.model.confirm(false);
  expect(late.sent('confirm-call').map(({ body }) => body)).toEqual([
    { offerId: 'offer-1', always: false },
    { offerId: 'offer-1', always: false, warned: ['us-hours'] },
  ]);
});

const legs: Confirmation['legs'] = {
  callerId: '+12125550140',
  callerIdText: '+1 212 555 0140',
  callerIdReason: 'same-area',
  callsToday: 0,
  ownNumber: '+12125550199',
  ownNumberText: 'Desk',
};

it('names the caller ID that it shows, and shows the other one when that changed', async () => {
  const other = { ...waiting, legs: { ...legs, callerId: '+13125550140' } };
  const shown = [{ ...waiting, legs }, other];
  const { model, sent } = await open({
    confirmation: () => ok(shown.shift() ?? other),
    'confirm-call': () => problem('caller-id-changed'),
  });
  await model.confirm(false);
  expect(sent('confirm-call')[0]?.body).toMatchObject({ shownCallerId: '+12125550140' });
  expect(model.problem.value).toEqual({ code: 'caller-id-changed' });
  expect(model.waiting.value).toEqual(other);
  await model.confirm(false);
  expect(sent('confirm-call')[1]?.body).toMatchObject({ shownCallerId: '+13125550140' });
});

it('takes no other call for the one whose caller ID changed', async () => {
  const shown = [{ ...waiting, legs }];
  const { model } = await open({
    confirmation: () => ok(shown.shift() ?? { ...waiting, offerId: 'offer-2' }),
    'confirm-call': () => problem('caller-id-changed'),
  });
  await model.confirm(false);
  expect(model.waiting.value?.offerId).toBe('offer-1');
});
