// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  counting,
  drawCard,
  offer,
  settled,
  unconfirmed,
} from '@/test/components/page/support/draw-card';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it.each([
  [false, { offerId: offer.offerId }],
  [true, { offerId: offer.offerId, framedByOthers: true }],
])(
  'tells the background with a press whether a page of another site is between (%s)',
  async (byOthers, body) => {
    const { model, ask } = drawCard({ call: () => ok({ toConfirm: true }) }, () => byOthers);
    model.openFor(offer);
    await model.call();
    expect(ask.asked).toContainEqual({ name: 'call', body });
  },
);

it.each([
  ['no-own-number', 'Set up Handset'],
  ['no-did', 'Set up Handset'],
] as const)(
  'leads to Options, with no button that calls, if set-up is missing (%s)',
  async (code, words) => {
    const { model, ask, container } = drawCard({ 'open-own-page': () => ok(null) });
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
  const { model, ask, container, words } = drawCard({ 'open-own-page': () => ok(null) });
  model.showProblem({ code });
  await settled();
  expect(words()).toContain(name);
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  expect(ask.asked).toEqual([{ name: 'open-own-page', body: { page } }]);
});

it('offers the number again beside which a call from the menu failed', async () => {
  const { model, container, anchor, offerAgain, words } = drawCard({});
  model.showProblem({ code: 'offline' }, anchor);
  await settled();
  expect(words()).toContain('Try again');
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  expect(offerAgain).toHaveBeenCalledOnce();
});

it('shows no button to call again if the call may have started', async () => {
  const { model, anchor, words } = drawCard({ call: () => problem('no-answer') });
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
  const { model, container, anchor, offerAgain, words } = drawCard({
    call: () => problem('call-in-progress'),
  });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words()).toContain('Try again');
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  expect(offerAgain).toHaveBeenCalledOnce();
});

it('shows the key C only while it works', async () => {
  const { model, keys, words } = drawCard({});
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
] as const)('offers only Close where no press can help: %s', async (code) => {
  const { model, ask, container, words } = drawCard({});
  model.openFor({ ...offer, blocked: { code } });
  await settled();
  const [main, ...others] = container.querySelectorAll('.main');
  expect(others).toEqual([]);
  expect(container.querySelector('.go')).toBeNull();
  expect(words()).toContain('Close');
  fireEvent.click(main as HTMLElement);
  expect([model.shown.value, ask.asked]).toEqual([undefined, []]);
});

it('offers only Close after a problem that no press can solve', async () => {
  const { model, container, anchor, words } = drawCard({ call: () => problem('own-number') });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words().join(' ')).toContain('your own number');
  expect(container.querySelector('.go')).toBeNull();
  expect(words()).toContain('Close');
});

it('looks up an unconfirmed call before the rep can call again', async () => {
  const { model, container, ask, words } = drawCard({
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
  const { model, container, words } = drawCard({
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

it('opens the record of a call, and stays as it is', async () => {
  const { problem: _, ...placed } = { ...unconfirmed, state: 'placed' as const };
  const { model, ask, container, words } = drawCard({
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
  const { model, anchor } = drawCard({ call });
  model.openFor(offer, anchor);
  await model.call();
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});

it('says at the number that it is on the do-not-call list now', async () => {
  const { model, anchor } = drawCard({
    outcome: () => ok({ ...unconfirmed, state: 'placed' as const }),
    'forbid-called': () => ok(null),
  });
  model.showCall(counting, anchor);
  await settled();
  await model.takeStep('do-not-call');
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});
