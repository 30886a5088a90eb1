// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import type { Queue } from '@/lib/queue/model';
import { sampleItem, sampleQueue } from '@/test/components/dashboard/support/fake-dashboard';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import {
  LOCAL_NOON,
  loggedCall,
  sampleCounting,
  samplePreview,
} from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

async function show(given: FakePopup = {}) {
  const popup = fakePopup(given);
  const { container } = render(<Popup model={popup.model} />);
  await flushPromises();
  return { ...popup, container };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Number to call' });

it('starts with the focus in the field', async () => {
  await show();
  expect(document.activeElement).toBe(field());
});

it('shows the state of the connection, with a link to Options', async () => {
  await show();
  const link = screen.getByRole('link', { name: /Connected · voice\.example\.com/ });
  expect(link.getAttribute('href')).toBe('/options.html');
  cleanup();
  await show({ settings: { baseUrl: '' } });
  screen.getByRole('link', { name: /Not connected/ });
  cleanup();
  await show({ deps: { watchStopped: (tell) => tell(new Map([['first', 'unauthorised']])) } });
  screen.getByRole('link', { name: /Token refused/ });
});

it('says in a tooltip what each icon of the header opens', async () => {
  await show({ deps: { openSidePanel: () => undefined } });
  const header = screen.getByRole('banner');
  const icons = [
    ...within(header).getAllByRole('link'),
    ...within(header).getAllByRole('button'),
  ].map((icon) => [icon.title, icon.querySelector('.visually-hidden')?.textContent]);
  expect(icons).toEqual([
    ['Options', 'Options'],
    ['Dashboard', 'Dashboard'],
    ['Open side panel', 'Open side panel'],
  ]);
});

it('keeps what is typed and shows it formatted, with region, local time and the last call', async () => {
  await show({
    answers: {
      preview: () =>
        ok({
          formatted: '(212) 555-0134',
          facts: {
            e164: '+12125550134',
            text: '+1 212 555 0134',
            region: 'New York',
            localMinutes: 14 * 60 + 24,
            lastCalledAt: LOCAL_NOON - 3 * 86_400_000,
          },
        }),
    },
  });
  fireEvent.input(field(), { target: { value: '2125550134' } });
  await flushPromises();
  expect(field().value).toBe('2125550134');
  screen.getByText('+1 212 555 0134');
  const hint = document.getElementById('dial-hint')?.textContent;
  expect(hint).toBe('+1 212 555 0134 · New York · 2:24 PM there · called Sunday');
});

it('describes the two legs in words, and stores the choice', async () => {
  const { model } = await show();
  expect(screen.getByLabelText<HTMLSelectElement>('Caller ID').value).toBe('+16465550110');
  const own = screen.getByLabelText<HTMLSelectElement>('Your phone');
  expect([...own.options].map((option) => option.text)).toEqual([
    `${numberInSentence('+1 2125550199')} · Desk`,
    `${numberInSentence('+1 2125550198')} · Mobile`,
  ]);
  fireEvent.change(own, { target: { value: '+12125550198' } });
  await flushPromises();
  expect(model.settings.value.value?.ownNumber).toBe('+12125550198');
});

it('offers to add a missing number for a leg', async () => {
  await show({ settings: { dids: [] } });
  const link = screen.getByRole('link', { name: 'Add a caller ID' });
  expect(link.getAttribute('href')).toBe('/options.html#dids');
});

it('needs a second press to call a number that was called just now', async () => {
  const { ask } = await show({
    answers: {
      preview: () =>
        ok(samplePreview({ problem: { code: 'called-just-now' }, repeatedCallId: 'call-7' })),
      dial: () => ok(sampleCounting()),
    },
  });
  fireEvent.input(field(), { target: { value: '2125550134' } });
  await flushPromises();
  expect(screen.queryByRole('button', { name: 'Call again' })).toBeNull();
  expect(screen.queryByText(/You called this number recently/)).toBeNull();
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await flushPromises();
  screen.getByText(/You called this number recently/);
  fireEvent.click(screen.getByRole('button', { name: 'Call again' }));
  await flushPromises();
  const dialled = ask.asked.filter(({ name }) => name === 'dial');
  expect(dialled).toMatchObject([{ body: { e164: '+12125550134', repeatedCallId: 'call-7' } }]);
});

it('starts the countdown on Enter, and cancels on Escape', async () => {
  const { ask, pass } = await show({
    answers: {
      dial: () => ok(sampleCounting({ calleeName: 'Ada Whitfield' })),
      cancel: () => ok(loggedCall({ state: 'cancelled', problem: { code: 'cancelled-by-rep' } })),
    },
  });
  fireEvent.input(field(), { target: { value: '+12125550134' } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await flushPromises();
  const shown = within(document.querySelector<HTMLElement>('.countdown-slot') as HTMLElement);
  shown.getByText(/Calling.*Ada Whitfield/);
  shown.getByText(/their phone rings first/);
  pass(1000);
  await flushPromises();
  shown.getByText('2');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await flushPromises();
  expect(ask.asked).toContainEqual({ name: 'cancel', body: { callId: 'call-1' } });
  shown.getByText('Cancelled in time. No call was made.');
});

it('says why a call was not made, at the field', async () => {
  await show({ answers: { dial: () => problem('call-in-progress') } });
  fireEvent.input(field(), { target: { value: '+12125550134' } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await flushPromises();
  screen.getByText('Another call is being requested. No call was made. Try again in a moment.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('+12125550134');
});

it('changes tabs by arrow keys, with one tab stop', async () => {
  await show();
  const [calls, page, followUps] = screen.getAllByRole('tab');
  if (!calls || !page || !followUps) throw new Error('three tabs');
  expect([calls.tabIndex, page.tabIndex, followUps.tabIndex]).toEqual([0, -1, -1]);
  fireEvent.keyDown(calls, { key: 'ArrowRight' });
  expect(page.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(page);
  fireEvent.keyDown(page, { key: 'ArrowRight' });
  expect(followUps.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(followUps, { key: 'ArrowRight' });
  expect(calls.getAttribute('aria-selected')).toBe('true');
});

it('is accessible when set up or not, counting or typed (axe)', async () => {
  const { container } = await show({
    calls: [loggedCall({ calleeName: 'Ada Whitfield' })],
    answers: { dial: () => ok(sampleCounting()) },
  });
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.input(field(), { target: { value: '+12125550134' } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await flushPromises();
  expect(await axeViolationsIn(container)).toEqual([]);
  cleanup();
  const empty = await show({
    settings: { baseUrl: '', hasToken: false, dids: [], ownNumbers: [] },
  });
  screen.getByText('Finish setup');
  expect(await axeViolationsIn(empty.container)).toEqual([]);
});

it('pauses the queue, and says why it is paused, in the words of the queue', async () => {
  let stored: Queue = sampleQueue(sampleItem());
  await show({
    answers: {
      queue: () => ok(stored),
      'set-ready': ({ ready }) => {
        stored = ready ? sampleQueue(sampleItem()) : { ...stored, paused: 'rep' };
        return ok(null);
      },
    },
  });
  const bar = within(screen.getByRole('region', { name: 'Queue' }));
  bar.getByText('In your queue: 1');
  fireEvent.click(bar.getByRole('button', { name: 'Pause' }));
  await bar.findByText('The queue is paused.');
  fireEvent.click(bar.getByRole('button', { name: "I'm ready" }));
  await bar.findByRole('button', { name: 'Pause' });
});

it('shows nothing of an empty queue', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'Queue' })).toBeNull();
});

describe('while a wrap-up is open', () => {
  const called = loggedCall({ calleeName: 'Ada Whitfield' });

  it('shows the dial field alone, until the rep clicks into it', async () => {
    await show({ calls: [called] });
    screen.getByRole('form', { name: /Ada Whitfield/ });
    expect(screen.queryByLabelText('Your phone')).toBeNull();
    fireEvent.pointerDown(field());
    await flushPromises();
    screen.getByLabelText('Your phone');
  });

  it('keeps the field alone for the number that was just called', async () => {
    const { model } = await show({ calls: [called] });
    model.dial.fill(called.callee);
    await flushPromises();
    expect(screen.queryByLabelText('Your phone')).toBeNull();
  });

  it('shows the legs of another number', async () => {
    const other = samplePreview();
    const { model } = await show({
      calls: [{ ...called, callee: '+12125550187' }],
      answers: { preview: () => ok(other) },
    });
    model.dial.fill('+12125550134');
    await flushPromises();
    screen.getByLabelText('Your phone');
  });

  it('shows the whole dial area if there is nothing to wrap up', async () => {
    await show();
    screen.getByLabelText('Your phone');
  });
});
