// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { fakeDashboard } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived, byHand } from '@/test/components/dashboard/support/fakes';
import { type FakeAnswers, ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { importing, reading, textFile } from './support';

afterEach(cleanup);

const NAME = 'National Do Not Call Registry';
const registry: ListedRegistry = {
  ...{ id: 'r', name: NAME, country: 'US', asOf: '2026-10-12', count: 4_812_344 },
  importedAt: Date.UTC(2026, 9, 13),
};
const age: ListedRegistry['age'] = {
  ...{ rule: 'registry-age:r', country: 'US', source: 'The law', asOf: '2026-11-28' },
  words: { kind: 'registry-age', registry, days: 31 },
};

async function show(registries: ListedRegistry[], answers: FakeAnswers = {}) {
  const { model, ask } = await fakeDashboard({
    at: '#/donotcall',
    answers: {
      ...importing,
      'do-not-call-list': () => ok({ entries: [], matching: 0, total: 0 }),
      registries: () => ok(registries),
      ...answers,
    },
  });
  const { container } = render(<Dashboard model={model} />);
  await answersArrived();
  const { registries: shown } = model.doNotCall;
  return {
    container,
    ask,
    model: shown,
    section: screen.getByRole('region', { name: /National/ }),
  };
}

it('lists each registry: country, numbers, day, and what to do with it (axe)', async () => {
  const { container, section } = await show([registry]);
  const row = within(within(section).getByRole('row', { name: new RegExp(NAME) }));
  for (const words of ['United States', '4,812,344', 'October 12, 2026']) row.getByText(words);
  row.getByRole('button', { name: new RegExp(`Replace .*${NAME}`) });
  fireEvent.click(row.getByRole('button', { name: new RegExp(`Remove .*${NAME}`) }));
  expect(within(section).queryByText(/more than 31 days ago/)).toBeNull();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('explains itself where there is none, and reads nothing of what a colleague lists', async () => {
  const { section } = await show([]);
  within(section).getByText(/Import a national do-not-call registry/);
});

it('warns of a registry that is too old, with the rule', async () => {
  const { section } = await show([{ ...registry, age }]);
  within(section).getByText(/more than 31 days ago/);
  within(section).getByText(/The law, checked/);
});

it('keeps a registry on Escape, with the focus back on Remove', async () => {
  const { section } = await show([registry]);
  const remove = within(section).getByRole('button', { name: /Remove/ });
  remove.focus();
  fireEvent.click(remove);
  const question = await within(section).findByRole('alertdialog');
  const cancel = within(question).getByRole('button', { name: 'Cancel' });
  await expect.poll(() => document.activeElement).toBe(cancel);
  fireEvent.keyDown(cancel, { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(remove);
  expect(within(section).queryByRole('alertdialog')).toBeNull();
});

it('removes a registry only after a second press', async () => {
  const { ask, section } = await show([registry], { 'remove-registry': () => ok(null) });
  fireEvent.click(within(section).getByRole('button', { name: /Remove/ }));
  const asked = () => ask.asked.filter(({ name }) => name === 'remove-registry').length;
  expect(asked()).toBe(0);
  const question = screen.getByText(/no longer check calls against it/)
    .parentElement as HTMLElement;
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await answersArrived();
  expect(asked()).toBe(1);
});

it('shows what a file tells, asks for the country, and imports (axe)', async () => {
  const { container, model, section } = await show([]);
  await model.open([textFile('02079460123\n', 'tps-2026-11-12.txt')]);
  await answersArrived();
  const form = within(section);
  form.getByText(/tps-2026-11-12\.txt/);
  expect(form.getByLabelText<HTMLInputElement>('As of').value).toBe('2026-11-12');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  expect(await axeViolationsIn(container)).toEqual([]);
  model.correct({ country: 'GB' });
  await answersArrived();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Telephone Preference Service');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(false);
});

it('shows the progress with a Cancel button, then what came of it (axe)', async () => {
  const first = byHand<void>();
  const { container, model, section } = await show([registry], {
    'read-registry-numbers': async (body) => {
      await first.promise;
      return reading(body);
    },
  });
  const good = Array.from({ length: 30 }, () => '212,5550134').join('\n');
  await model.open([textFile(`${good}\nnone,\n`)], registry);
  model.correct({ country: 'US' });
  const started = model.start();
  await answersArrived();
  within(section).getByRole('progressbar');
  within(section).getByRole('button', { name: 'Cancel' });
  expect(await axeViolationsIn(container)).toEqual([]);
  first.answer();
  await started;
  await answersArrived();
  const status = within(section).getByRole('status');
  expect(status.textContent).toContain(
    'is imported · Numbers: 1 · Before: 4,812,344 · Duplicates: 29',
  );
  within(status).getByText('Lines left out: 1');
  within(status).getByText(/Line 31: .*none,/);
});
