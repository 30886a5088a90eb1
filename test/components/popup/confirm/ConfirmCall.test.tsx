// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import type { Confirmation } from '@/lib/offers/model';
import { nightNotice } from '@/test/rules/support/notices';
import { trusted } from '@/test/support/dom/trusted-event';
import { ok } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const waiting: Confirmation = {
  offerId: 'offer-1',
  host: 'crm.example',
  calleeName: 'Ann Example',
  facts: { e164: '+12125550134', text: '+1 212 555 0134', region: 'New York' },
  legs: {
    callerId: '+16465550110',
    callerIdText: '+1 646 555 0110',
    callerIdReason: 'same-region',
    callsToday: 3,
    ownNumber: '+12125550199',
    ownNumberText: 'Desk phone',
  },
};

async function show(given: Partial<Confirmation> = {}, deps: FakePopup['deps'] = {}) {
  const answers = { confirmation: () => ok({ ...waiting, ...given }) };
  const popup = fakePopup({ answers, deps });
  const { container } = render(<Popup model={popup.model} />);
  await flushPromises();
  return { ...popup, container };
}

const question = () =>
  screen.getByRole('alertdialog', { name: 'Call this number on crm.example?' });
const call = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Call.*555.0134/ });

it('says whom, the number in full and both legs', async () => {
  const { container } = await show();
  for (const words of [
    'Ann Example',
    '+1 212 555 0134',
    'New York',
    '+1 646 555 0110',
    'same region · 3 calls today',
    'Desk phone',
  ])
    expect(question().textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(call().disabled).toBe(false);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('does not believe a press that a script made', async () => {
  const { ask } = await show();
  fireEvent.click(call());
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).not.toContain('confirm-call');
});

/** Moves the mouse to each x position, then presses Call, which is at 0, 0 and has no size in this test. */
function pressAfter(...moves: number[]): void {
  const options = { pointerType: 'mouse', bubbles: true, detail: 1 };
  for (const at of moves)
    fireEvent(call(), trusted(new PointerEvent('pointermove', { ...options, clientX: at })));
  fireEvent(call(), trusted(new PointerEvent('pointerdown', options)));
  fireEvent(call(), trusted(new MouseEvent('click', options)));
}

it('calls at the first press after the pointer moved onto the button', async () => {
  const { ask } = await show();
  pressAfter(300, 0);
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).toContain('confirm-call');
});

it('says what to do when the button appeared under the pointer that pressed it', async () => {
  const { ask, container } = await show();
  const status = question().querySelector('[role=status]');
  pressAfter(0, 1);
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).not.toContain('confirm-call');
  expect(status?.textContent).toContain('Move away from it');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('says that a press came too soon, and calls at the next one', async () => {
  const isSteady = signal(false);
  const { ask } = await show({}, { isSteady });
  pressAfter(300, 0);
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).not.toContain('confirm-call');
  expect(question().querySelector('[role=status]')?.textContent).toContain('too soon');
  isSteady.value = true;
  await flushPromises();
  pressAfter();
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).toContain('confirm-call');
});

it('shows nothing else to press in the popup', async () => {
  await show();
  expect(screen.queryByRole('tablist')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await flushPromises();
  expect(screen.queryByRole('tablist')).not.toBeNull();
});

it('also shows a countdown with Cancel, which the page may hide', async () => {
  const { countdown } = (await show()).model;
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  countdown.start(sampleCounting());
  await flushPromises();
  expect(question()).toBeDefined();
  expect(screen.getByRole('button', { name: /^Cancel/ })).toBeDefined();
});

it('cannot be pressed while a rule forbids the call, and says which', async () => {
  await show({ blocked: { code: 'own-number' } });
  expect(call().disabled).toBe(true);
  expect(question().textContent).toContain('your own number');
});

it('goes away with Not now', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await flushPromises();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows a warning with its source before the call, and says on the button what it does', async () => {
  const { container } = await show({ warning: nightNotice() });
  for (const words of ['sales calls only', '47 CFR § 64.1200(c)(1)', 'Allowed again'])
    expect(question().textContent).toContain(words);
  screen.getByRole('button', { name: /^Call anyway.*555.0134/ });
  expect(await axeViolationsIn(container)).toEqual([]);
});
