import { beforeEach, expect, it, vi } from 'vitest';
import {
  type AddressBarRow,
  describeAddressBar,
  onAddressBarEntered,
  onAddressBarTyped,
} from '@/lib/platform/ui/address-bar';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

type Suggest = (rows: unknown[]) => void;
let typed: FakeEvent<[string, Suggest]>;
let entered: FakeEvent<[string]>;
const setDefaultSuggestion = vi.fn();

beforeEach(() => {
  vi.stubEnv('FIREFOX', '');
  typed = fakeEvent();
  entered = fakeEvent();
  setDefaultSuggestion.mockClear();
  api.omnibox = { onInputChanged: typed, onInputEntered: entered, setDefaultSuggestion };
});

it('shows the rows for what is typed, as text', async () => {
  describeAddressBar('Call <Ann & Co>');
  onAddressBarTyped(async () => [{ content: '+44 20', description: 'A & B' }]);
  const suggest = vi.fn();
  typed.fire('020', suggest);
  await vi.waitFor(() => expect(suggest).toHaveBeenCalled());
  expect(setDefaultSuggestion).toHaveBeenCalledWith({
    description: 'Call &lt;Ann &amp; Co&gt;',
  });
  expect(suggest).toHaveBeenCalledWith([{ content: '+44 20', description: 'A &amp; B' }]);
});

it('leaves Firefox its plain text', async () => {
  vi.stubEnv('FIREFOX', 'true');
  describeAddressBar('Ann & Co');
  expect(setDefaultSuggestion).toHaveBeenCalledWith({ description: 'Ann & Co' });
});

it('drops rows that come after a later key', async () => {
  const answers: ((rows: AddressBarRow[]) => void)[] = [];
  onAddressBarTyped(() => new Promise((resolve) => answers.push(resolve)));
  const [early, late] = [vi.fn(), vi.fn()];
  typed.fire('0', early);
  typed.fire('02', late);
  answers[1]?.([]);
  answers[0]?.([]);
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
  await Promise.resolve();
  expect(early).not.toHaveBeenCalled();
});

it('passes on what is entered', () => {
  const react = vi.fn();
  onAddressBarEntered(react);
  entered.fire('020 7946 0123');
  expect(react).toHaveBeenCalledWith('020 7946 0123');
});
