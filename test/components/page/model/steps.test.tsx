// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { UsableKeys } from '@/components/page/keys/usable-keys';
import { createCardModel } from '@/components/page/model/card-model';
import { cardStep } from '@/components/page/model/card-step';
import { CallOverlay } from '@/components/page/views/CallOverlay';
import type { Call } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import { type ProblemCode, problemCodes } from '@/lib/problems/problem-codes';
import { createCountdownModel } from '@/lib/state/calls/countdown-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const offer: Offer = {
  offerId: 'offer-1',
  e164: '+12125550134',
  text: '+1 212 555 0134',
  readAs: { country: 'US', source: 'default', likely: ['GB'] },
};
const counting = {
  callId: 'call-1',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  requestAt: LOCAL_NOON,
  countdownSeconds: 3,
};
const unconfirmed: Call = {
  id: 'call-1',
  callee: '+12125550134',
  callerId: '+12125550140',
  ownNumber: '+12125550141',
  state: 'unconfirmed',
  problem: { code: 'timeout' },
  createdAt: LOCAL_NOON,
  requestAt: LOCAL_NOON,
  gesture: 'offer-1',
} as Call;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function draw(answers: FakeAnswers) {
  const ask = fakeAsk({ point: () => ok(null), ...answers });
  const deps = { ask, now: () => LOCAL_NOON, tick: () => undefined };
  const countdown = createCountdownModel(deps, new AbortController().signal);
  const { start: count, update } = countdown;
  const keys = signal<UsableKeys>('all');
  const model = createCardModel({ ask, count, update, beforeTyping: () => undefined });
  const { container } = render(
    <CallOverlay {...{ model, countdown, keys }} trustedRef={() => undefined} />,
  );
  const again = vi.fn();
  const anchor: Anchor = {
    boxes: () => [],
    others: () => [],
    isCurrent: () => true,
    direction: 'ltr',
    again,
  };
  const words = () =>
    [...container.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text);
  return { model, ask, keys, container, anchor, again, words };
}

it.each([
  ['no-own-number', 'Set up Handset'],
  ['no-did', 'Set up Handset'],
] as const)(
  'without set-up (%s) the button leads to Options, and none calls',
  async (code, words) => {
    const { model, ask, container } = draw({ 'open-own-page': () => ok(null) });
    model.openFor({ ...offer, blocked: { code } });
    await settled();
    expect(container.querySelectorAll('.main')).toHaveLength(1);
    const button = container.querySelector<HTMLElement>('.main') as HTMLElement;
    expect(button.querySelector<HTMLElement>('[data-text]')?.dataset.text).toBe(words);
    fireEvent.click(button);
    await settled();
    expect(ask.asked).toEqual([{ name: 'open-own-page', body: { page: 'options' } }]);
    expect(model.shown.value).toBeUndefined();
  },
);

it.each([
  ['no-service', 'Set up Handset', 'options'],
  ['unauthorised', 'Open Options', 'options'],
  ['do-not-call', 'Open do-not-call list', 'do-not-call-list'],
  ['outcome-unknown', 'Check the call log', 'call-log'],
] as const)('leads on from a call that began elsewhere: %s', async (code, name, page) => {
  const { model, ask, container, words } = draw({ 'open-own-page': () => ok(null) });
  model.showProblem({ code });
  await settled();
  expect(words()).toContain(name);
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  expect(ask.asked).toEqual([{ name: 'open-own-page', body: { page } }]);
});

it('offers the number again beside which a call from the menu failed', async () => {
  const { model, container, anchor, again, words } = draw({});
  model.showProblem({ code: 'offline' }, anchor);
  await settled();
  expect(words()).toContain('Try again');
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  expect(again).toHaveBeenCalledOnce();
});

it('shows no button to call again if the call may have started', async () => {
  const { model, anchor, words } = draw({ call: () => problem('no-answer') });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words().join(' ')).toContain('It may have been placed.');
  expect(words()).not.toContain('Try again');
  expect(words().filter((text) => text?.startsWith('Call '))).toEqual([]);
  expect(words()).toContain('Check the call log');
});

it('offers the number again if nothing was called', async () => {
  const { model, container, anchor, again, words } = draw({
    call: () => problem('call-in-progress'),
  });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words()).toContain('Try again');
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  expect(again).toHaveBeenCalledOnce();
});

it('looks up an unconfirmed call before the rep can call again', async () => {
  const { model, container, ask, words } = draw({
    outcome: () => ok(unconfirmed),
    'look-up-unconfirmed': () => ok(unconfirmed),
  });
  model.showCall(counting);
  await settled();
  await settled();
  expect(container.querySelectorAll('.main')).toHaveLength(1);
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  await settled();
  expect(ask.asked).toContainEqual({ name: 'look-up-unconfirmed', body: { callId: 'call-1' } });
  expect(words().join(' ')).not.toContain('Try again');
  expect(model.shown.value).toMatchObject({ looked: 'nothing' });
});

it('does not claim that nothing was called if the look-up fails', async () => {
  const { model, container, words } = draw({
    outcome: () => ok(unconfirmed),
    'look-up-unconfirmed': () => problem('rate-limited'),
  });
  model.showCall(counting);
  await settled();
  await settled();
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  await settled();
  expect(words().join(' ')).toContain('Too many requests');
  expect(words().join(' ')).not.toContain('No call was made');
});

it('shows the key C only while it works', async () => {
  const { model, keys, words } = draw({});
  model.openFor(offer);
  await settled();
  expect(words()).toContain('C');
  expect(screen.getByRole('button', { name: /\(C\)$/ })).toBeTruthy();
  keys.value = 'escape';
  await settled();
  expect(words()).not.toContain('C');
  expect(screen.queryByRole('button', { name: /\(C\)$/ })).toBeNull();
});

it.each([
  'own-number',
  'did-number',
  'emergency-number',
  'premium-number',
  'satellite-number',
] as const)('offers nothing but Close where no press can help: %s', async (code) => {
  const { model, ask, container, words } = draw({});
  model.openFor({ ...offer, blocked: { code } });
  await settled();
  const [main, ...others] = container.querySelectorAll('.main');
  expect(others).toEqual([]);
  expect(container.querySelector('.go')).toBeNull();
  expect(words()).toContain('Close');
  fireEvent.click(main as HTMLElement);
  expect([model.shown.value, ask.asked]).toEqual([undefined, []]);
});

it('offers nothing but Close after a press that no other press can mend', async () => {
  const { model, container, anchor, words } = draw({ call: () => problem('own-number') });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words().join(' ')).toContain('your own number');
  expect(container.querySelector('.go')).toBeNull();
  expect(words()).toContain('Close');
});

it('offers to try again only where nothing was called and it may help', () => {
  const stepOf = (code: ProblemCode) => cardStep(code, { again: true, country: true });
  const tried = problemCodes.filter((code) => stepOf(code) === 'again');
  expect(new Set(tried)).toEqual(
    new Set([
      'unexpected-before-call',
      'storage-failed',
      'unknown-offer',
      'called-just-now',
      'call-in-progress',
      'too-many-calls',
      'offline',
      'unreachable',
      'rate-limited',
      'interrupted',
    ]),
  );
});

it('leads to Options or to the countries where the remedy is there', () => {
  const stepOf = (code: ProblemCode) => cardStep(code, { again: true, country: true });
  expect(stepOf('no-own-number')).toBe('set-up');
  expect(stepOf('unauthorised')).toBe('options');
  expect(stepOf('not-in-country')).toBe('country');
  expect(cardStep('not-in-country', { again: true, country: false })).toBeUndefined();
  expect(stepOf('refused')).toBeUndefined();
});

it('opens the record of a call, and stays as it is', async () => {
  const { problem: _, ...placed } = { ...unconfirmed, state: 'placed' as const };
  const { model, ask, container, words } = draw({
    outcome: () => ok({ ...placed, hasRecord: true as const }),
    'open-record': () => ok(null),
  });
  model.showCall(counting);
  await settled();
  const before = words();
  const button = container.querySelector('[data-text="Open record"]')?.parentElement;
  fireEvent.click(button as HTMLElement);
  await settled();
  expect(ask.asked.at(-1)).toMatchObject({ name: 'open-record', body: { callId: 'call-1' } });
  expect(words()).toEqual(before);
});

it.each([
  ['waits for the confirmation outside the page', () => ok({ toConfirm: true as const })],
  ['may have been placed', () => problem('outcome-unknown')],
])('says at the number that the call %s', async (_, call) => {
  const { model, anchor } = draw({ call });
  model.openFor(offer, anchor);
  await model.call();
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});

it('says at the number that it is on the do-not-call list now', async () => {
  const { model, anchor } = draw({
    outcome: () => ok({ ...unconfirmed, state: 'placed' as const }),
    'forbid-called': () => ok(null),
  });
  model.showCall(counting, anchor);
  await settled();
  await model.take('do-not-call');
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});
