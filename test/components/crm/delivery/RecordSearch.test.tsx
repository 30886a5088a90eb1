// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordSearch } from '@/components/crm/delivery/RecordSearch';
import { createRecordSearch } from '@/components/crm/delivery/record-search-model';
import type { FoundByName } from '@/lib/outbox/model/entry';
import { deliveryModel } from '@/test/components/crm/support/delivery-model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ada = { type: 'contact', id: '1', name: '<b>Ada</b>', detail: 'Acme · …0134' };
const acme = { type: 'company', id: '2', name: 'Acme' };

async function searching(found: FoundByName, text = 'ac') {
  const ask = fakeAsk({ 'search-records': () => ok(found) });
  const search = createRecordSearch(ask, () => 'call-1', new AbortController().signal);
  const matches = signal({ connector: 'hubspot' as const, records: [] });
  const model = { ...deliveryModel([]), search, matches, logOn: vi.fn(async () => undefined) };
  const { container } = render(<RecordSearch connector="hubspot" model={model} />);
  const field = screen.getByRole('combobox', { name: 'Search HubSpot by name' });
  fireEvent.input(field, { target: { value: text } });
  await vi.advanceTimersByTimeAsync(1_000);
  return { container, field, model };
}

const status = () => screen.getByRole('status').textContent;

it('lists names as text with their kind and what tells them apart, and counts them', async () => {
  const { container, field } = await searching({ records: [ada, acme], hasMore: false });
  const lines = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(lines).toEqual(['<b>Ada</b>Contact · Acme · …0134', 'AcmeCompany']);
  expect(status()).toBe('Records found: 2');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  vi.useRealTimers();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('chooses with arrow and Enter, and never the first by Enter alone', async () => {
  const { field, model } = await searching({ records: [ada, acme], hasMore: true });
  expect(status()).toBe('More than 2 records. Type more of the name.');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(model.logOn).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  const [, last] = screen.getAllByRole('option');
  expect(last?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(last?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(model.logOn).toHaveBeenCalledWith('hubspot', acme);
});

it('chooses by a press', async () => {
  const { model } = await searching({ records: [ada, acme], hasMore: false });
  fireEvent.click(screen.getByRole('option', { name: /Ada/ }));
  expect(model.logOn).toHaveBeenCalledWith('hubspot', ada);
});

it('closes one layer with each Esc: the list, the text, the choice', async () => {
  const { field, model } = await searching({ records: [ada], hasMore: false });
  const outer = vi.fn();
  document.addEventListener('keydown', outer, { once: true });
  const pressEscape = () => {
    const event = createEvent.keyDown(field, { key: 'Escape' });
    fireEvent(field, event);
    expect(event.defaultPrevented).toBe(true);
  };
  pressEscape();
  expect([screen.queryByRole('listbox'), (field as HTMLInputElement).value]).toEqual([null, 'ac']);
  pressEscape();
  expect((field as HTMLInputElement).value).toBe('');
  expect(model.closeMatches).not.toHaveBeenCalled();
  pressEscape();
  expect(model.closeMatches).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

it('opens the list again with an arrow, and says that nothing has the name', async () => {
  const { field } = await searching({ records: [], hasMore: false });
  expect(status()).toBe('No record in HubSpot has this name.');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(status()).toBe('');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(status()).toBe('Searching…');
});
