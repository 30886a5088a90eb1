// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { fakeDashboard } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import { sampleListed } from '@/test/do-not-call/support';
import { type FakeAnswers, ok, problem } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const entries = [
  sampleListed({ name: 'Ada Whitfield' }),
  sampleListed({ key: 'company:acme', kind: 'company', text: 'Acme', shown: 'Acme', words: '' }),
];

async function show(answers: FakeAnswers = {}) {
  const { model, ask } = await fakeDashboard({
    at: '#/donotcall',
    answers: { 'do-not-call-list': () => ok({ entries, matching: 2, total: 2 }), ...answers },
  });
  const { container } = render(<Dashboard model={model} />);
  await answersArrived();
  return { container, ask };
}

it('lists each entry, what was said, who noted it and where, accessibly (axe)', async () => {
  const { container } = await show();
  const row = within(screen.getByRole('row', { name: /Ada Whitfield/ }));
  for (const words of ['Asked on the phone', 'Desk phone', 'On the card']) row.getByText(words);
  screen.getByText('Not recorded');
  fireEvent.click(row.getByRole('button'));
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('names each button after its row', async () => {
  await show();
  const names = screen
    .getAllByRole('button', { name: /Remove .* from the list/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
});

it('removes an entry only with a reason', async () => {
  const { ask } = await show({ 'allow-again': () => ok(null) });
  fireEvent.click(screen.getByRole('button', { name: /Remove .*Acme.* from the list/ }));
  const field = screen.getByRole('textbox', { name: /Why are you removing .*Acme/ });
  const form = field.closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await answersArrived();
  expect(ask.asked.some(({ name }) => name === 'allow-again')).toBe(false);
  fireEvent.input(field, { target: { value: 'a mistake' } });
  fireEvent.submit(form);
  await answersArrived();
  expect(ask.asked).toContainEqual({
    name: 'allow-again',
    body: { key: 'company:acme', words: 'a mistake' },
  });
});

it('shows the result of adding, or what is wrong with the text', async () => {
  let answer: ReturnType<NonNullable<FakeAnswers['forbid']>> = problem('no-subject');
  await show({ forbid: () => answer });
  const add = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await answersArrived();
  };
  await add();
  screen.getByText(/isn't a phone number, email domain or company/);
  answer = ok({ shown: 'example.com', isNew: true });
  await add();
  screen.getByText(/example\.com.* is now on the list/);
});

it('explains an empty list, and a search that matches nothing', async () => {
  await show({ 'do-not-call-list': () => ok({ entries: [], matching: 0, total: 0 }) });
  screen.getByText('The list is empty');
  cleanup();
  await show({ 'do-not-call-list': () => ok({ entries: [], matching: 0, total: 3 }) });
  screen.getByText('No results match these filters');
});
