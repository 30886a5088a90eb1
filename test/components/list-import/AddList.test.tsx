// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { readList } from '@/lib/queue/lists/read-list';
import { campaignDeps } from '@/test/campaigns/support/deps';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { type FakeAnswers, ok, problem } from '@/test/support/fakes/fake-ask';
import { MIXED } from './support/opened';

afterEach(cleanup);

/** Shows the queue, with a background that reads numbers as the real one does; opens a pasted list. */
async function showList(text: string, answers: FakeAnswers = {}) {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  const shown = await showDashboard({
    at: '#/queue',
    answers: {
      'read-list': async ({ rows }) => ok(await readList(deps, rows)),
      'queue-list': ({ contacts }) =>
        ok({ added: contacts.length, already: 0, forbidden: 0, uncallable: 0 }),
      'undo-import': () => ok(2),
      ...answers,
    },
  });
  fireEvent.input(screen.getByLabelText('Paste a list'), { target: { value: text } });
  await pressInDashboard('Read list');
  await vi.waitFor(() => screen.getByText(/^Can be called/));
  return shown;
}

it('shows counts, first contacts, and what is left out with reason and line', async () => {
  await showList(MIXED);
  screen.getByText(
    "Can be called: 2 · waiting for your answer: 3 · can't be called: 3 · duplicates joined: 1",
  );
  screen.getByText('Ada Whitfield');
  screen.getByText(/The spreadsheet shortened this number/);
  screen.getByText(/Line 7: .*4\.93023E\+11.*Lea Vogt/);
});

it('asks each group once, with no country chosen before the rep chooses', async () => {
  await showList(MIXED);
  const group = within(screen.getByRole('group', { name: 'Which country are these numbers in?' }));
  const menus = group.getAllByRole<HTMLSelectElement>('combobox');
  expect(menus.map(({ value }) => value)).toEqual(['', '', '']);
  const words = [...(menus[0]?.options ?? [])].map(({ text }) => text);
  expect(words).toEqual(['Choose…', 'Call as written', 'Leave out']);
  fireEvent.change(group.getByLabelText(/The list doesn't say/), { target: { value: 'US' } });
  await vi.waitFor(() => screen.getByText(/^Can be called: 3/));
});

it('offers the countries of a contradiction and of the list first', async () => {
  await showList('Name,Phone,Country\nAda,07700 900123,UK\nJo,212-555-0134,United States / Canada');
  const menu = screen.getByLabelText<HTMLSelectElement>(/The list says Canada and United States/);
  expect([...menu.options].slice(0, 4).map(({ text }) => text)).toEqual([
    ...['Choose…', 'Canada', 'United States', 'United Kingdom'],
  ]);
});

it('adds what can be called, and undoes it', async () => {
  const { ask } = await showList(MIXED);
  await pressInDashboard('Add 2 to the queue');
  await vi.waitFor(() => screen.getByText(/Queued: 2 · no valid number: 3\. Not answered: 3\./));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste a list').value).toBe(MIXED);
  await pressInDashboard('Undo');
  await vi.waitFor(() => screen.getByText('Removed from the queue: 2'));
  const bodyOf = (wanted: string) => ask.asked.find(({ name }) => name === wanted)?.body;
  const undone = bodyOf('undo-import');
  expect(bodyOf('queue-list')).toMatchObject({ list: undone });
});

it('lets the rep correct a column, and opens the columns if none holds numbers', async () => {
  await showList('Name,Code\nAda Whitfield,A1\nRhys Pritchard,B2');
  const menu = screen.getByLabelText<HTMLSelectElement>('Code');
  expect(menu.value).toBe('other');
  fireEvent.change(menu, { target: { value: 'number-mobile' } });
  await vi.waitFor(() => screen.getByText(/^Numbers left out: 2/));
});

it('says why a list could not be added, and keeps it', async () => {
  await showList(MIXED, { 'queue-list': () => problem('storage-failed') });
  await pressInDashboard('Add 2 to the queue');
  await vi.waitFor(() => screen.getByText(/Couldn't use your browser's storage/));
  screen.getByRole('button', { name: 'Add 2 to the queue' });
});
