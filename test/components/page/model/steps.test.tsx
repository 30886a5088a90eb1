// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { drawCard, offer, settled } from '@/test/components/page/support/draw-card';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it.each([
  ['no-own-number', 'Set up Handset'],
  ['no-did', 'Set up Handset'],
] as const)(
  'without set-up (%s) the button leads to Options, and none calls',
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
] as const)('offers nothing but Close where no press can help: %s', async (code) => {
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

it('offers nothing but Close after a press that no other press can mend', async () => {
  const { model, container, anchor, words } = drawCard({ call: () => problem('own-number') });
  model.offer(offer, anchor);
  model.open();
  await model.call();
  await settled();
  expect(words().join(' ')).toContain('your own number');
  expect(container.querySelector('.go')).toBeNull();
  expect(words()).toContain('Close');
});
