// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import type { PageNumber } from '@/lib/offers/model';
import { ok } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const named = (calleeName: string, e164: string): PageNumber => ({
  calleeName,
  e164,
  text: e164,
  raw: e164,
  confidence: 'certain',
});
const numbers: PageNumber[] = [
  named('Ada Whitfield', '+12125550134'),
  named('Rhys Pritchard', '+447700900123'),
  { text: '020 7946 0123', raw: '020 7946 0123', confidence: 'certain', calleeName: 'Ines Moor' },
];

async function show(given: Pick<FakePopup, 'calls'> = {}) {
  const popup = fakePopup({
    ...given,
    answers: {
      'page-numbers': () => ok(numbers),
      preview: ({ text }) => ok({ formatted: text, problem: { code: 'no-number' } }),
      dial: () => ok(sampleCounting()),
    },
  });
  const { container } = render(<Popup model={popup.model} />);
  await flushPromises();
  const dialled = () => popup.ask.asked.filter(({ name }) => name === 'dial');
  return { ...popup, container, dialled };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Number to call' });
const row = (name: RegExp, selected = true) =>
  within(screen.getByRole('listbox', { name: 'Numbers on this page' })).getByRole('option', {
    name,
    selected,
  });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const enter = async () => {
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await flushPromises();
};

it('shows whom Enter calls, and calls that number', async () => {
  const { dialled, container } = await show();
  type('rhys');
  await flushPromises();
  const { id } = row(/Rhys Pritchard/);
  expect(field().getAttribute('aria-activedescendant')).toBe(id);
  expect(field().getAttribute('aria-autocomplete')).toBe('list');
  expect(document.getElementById('dial-hint')?.textContent).toMatch(
    /^Press Enter to call Rhys Pritchard/,
  );
  expect(await axeViolationsIn(container)).toEqual([]);
  await enter();
  expect(dialled().map(({ body }) => body)).toMatchObject([
    { e164: '+447700900123', calleeName: 'Rhys Pritchard' },
  ]);
});

it('moves with the arrow keys and leaves the caret alone', async () => {
  await show();
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  await flushPromises();
  row(/Ada Whitfield/);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  await flushPromises();
  row(/Ines Moor/);
});

it('asks for the country of a number in place of calling it', async () => {
  const { dialled, model } = await show();
  type('ines');
  await flushPromises();
  await enter();
  expect(dialled()).toEqual([]);
  expect(model.dial.text.value).toBe('020 7946 0123');
});

it('says that nothing matches, and Enter calls nobody', async () => {
  const { dialled, model } = await show();
  model.view.value = 'page';
  type('nobody');
  await flushPromises();
  screen.getByText('No numbers on this page match.');
  await enter();
  expect(dialled()).toEqual([]);
});

it('puts a match into the field at a click, and shows all numbers again', async () => {
  const { dialled, model } = await show();
  type('ada');
  await flushPromises();
  fireEvent.click(row(/Ada Whitfield/));
  await flushPromises();
  expect(model.dial.text.value).toBe('+12125550134');
  expect(model.search.matches.value).toBeUndefined();
  expect(dialled()).toEqual([]);
});

it('folds the wrap-up into one line while the rep searches, and opens it again at a press', async () => {
  const { container } = await show({
    calls: [loggedCall({ state: 'placed', createdAt: LOCAL_NOON - 60_000 })],
  });
  const disposition = () => screen.queryByRole('radio', { name: /Reached/ });
  expect(disposition()).not.toBeNull();
  type('rhys');
  await flushPromises();
  row(/Rhys Pritchard/);
  expect(disposition()).toBeNull();
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Wrap up the call to/, expanded: false }));
  await flushPromises();
  expect(disposition()).not.toBeNull();
  expect(screen.queryByRole('listbox')).toBeNull();
});
