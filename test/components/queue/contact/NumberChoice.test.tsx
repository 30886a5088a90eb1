// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NumberChoice, numberAfter } from '@/components/queue/contact/NumberChoice';
import type { QueuedNumber } from '@/lib/queue/model';
import { sampleItem, sampleQueue } from '@/test/components/dashboard/support/fake-dashboard';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

const MOBILE: QueuedNumber = { e164: '+447700900123', text: '+44 7700 900123', label: 'mobile' };
const WORK: QueuedNumber = { e164: '+442079460123', text: '+44 20 7946 0123', label: 'work' };
const itemWith = (...numbers: [QueuedNumber, ...QueuedNumber[]]) =>
  sampleItem({ callee: { e164: numbers[0].e164, text: numbers[0].text }, numbers });

it('shows a single number with its kind and extension, and nothing to choose', () => {
  const item = itemWith({ ...MOBILE, ext: '227' });
  const { container } = render(<NumberChoice item={item} at="row" onChoose={() => undefined} />);
  expect(container.textContent).toBe('+44 7700 900123 Mobile · ext. 227');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers the others in a menu that names the contact, those called marked', () => {
  const chosen: string[] = [];
  const item = itemWith(MOBILE, { ...WORK, wasCalled: true });
  render(<NumberChoice item={item} at="bar" onChoose={(e164) => chosen.push(e164)} />);
  const menu = screen.getByRole('combobox', { name: /^Number of .?Ada Whitfield/ });
  expect(menu.getAttribute('aria-keyshortcuts')).toBe('N');
  const words = screen.getAllByRole('option').map((option) => option.textContent);
  expect(
    words.map((text) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')),
  ).toEqual(['+44 7700 900123 · Mobile', '+44 20 7946 0123 · Work, called']);
  fireEvent.change(menu, { target: { value: WORK.e164 } });
  expect(chosen).toEqual([WORK.e164]);
});

it('goes round through the numbers of a contact', () => {
  expect(numberAfter(itemWith(MOBILE, WORK))).toBe(WORK.e164);
  const last = { ...itemWith(MOBILE, WORK), callee: { e164: WORK.e164, text: WORK.text } };
  expect(numberAfter(last)).toBe(MOBILE.e164);
  expect(numberAfter(itemWith(MOBILE))).toBeUndefined();
});

async function showQueue() {
  const item = itemWith(MOBILE, WORK);
  return showDashboard({
    at: '#/queue',
    answers: {
      queue: () => ok(sampleQueue({ ...item, itemId: 9 })),
      'choose-number': () => ok(null),
      'call-next': () => new Promise(() => undefined),
    },
  });
}

it('chooses the next number by the key N, but not while the rep types', async () => {
  const { ask } = await showQueue();
  const chosen = () => ask.asked.filter(({ name }) => name === 'choose-number');
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.keyDown(field, { key: 'n', code: 'KeyN' });
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', ctrlKey: true });
  expect(chosen()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN' });
  // On an Arabic keyboard the same key types another letter.
  fireEvent.keyDown(document.body, { key: 'ى', code: 'KeyN' });
  const body = { itemId: 9, e164: WORK.e164 };
  expect(chosen().map((each) => each.body)).toEqual([body, body]);
  field.remove();
});

it('calls the number that is shown', async () => {
  const { ask } = await showQueue();
  await pressInDashboard('Call next');
  const { body } = ask.asked.find(({ name }) => name === 'call-next') ?? {};
  expect(body).toMatchObject({ itemId: 9, e164: MOBILE.e164 });
});
