import { expect, it } from 'vitest';
import { createQueuedListsModel } from '@/components/list-import/results/queued-lists-model';
import type { CalledContact, QueuedList } from '@/lib/queue/model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const LIST: QueuedList = {
  ...{ importId: 'import-1', file: 'leads.xlsx', addedAt: 1, added: 3, waiting: 1, called: 2 },
};
const called = (callee: string): CalledContact => ({
  ...{ rows: [], callee, createdAt: 0, state: 'placed', calls: 1 },
});

function lists(answers: FakeAnswers) {
  const ask = fakeAsk({ 'queued-lists': () => ok([LIST]), ...answers });
  const saved: [string, string[]][] = [];
  let removed = 0;
  const deps = {
    ask,
    save: (name: string, parts: string[]) => saved.push([name, parts]),
    fileOf: (headings: readonly string[], contacts: readonly CalledContact[]) => [
      headings.join(),
      ...contacts.map(({ callee }) => callee),
    ],
    onRemoved: () => {
      removed += 1;
    },
  };
  const model = createQueuedListsModel(deps, new AbortController().signal);
  return { model, ask, saved, removed: () => removed };
}

it('lists what was added', async () => {
  const { model } = lists({});
  model.refresh();
  await Promise.resolve();
  await Promise.resolve();
  expect(model.lists.value).toEqual([LIST]);
});

it('saves all parts of the results under the name of the file', async () => {
  const { model, saved } = lists({
    'list-results': ({ after }) =>
      after === undefined
        ? ok({ headings: ['Name'], results: [called('+1')], next: 7 })
        : ok({ headings: ['Name'], results: [called('+2')] }),
  });
  await model.exportResults(LIST);
  expect(saved).toEqual([['leads-results.csv', ['Name', '+1', '+2']]]);
  expect(model.saved.value).toBe('leads-results.csv');
});

it('saves nothing where nobody was called, and says why it failed', async () => {
  const { model, saved } = lists({ 'list-results': () => ok({ headings: [], results: [] }) });
  await model.exportResults(LIST);
  expect(model.saved.value).toBe('nothing-called');
  const failing = lists({ 'list-results': () => problem('no-answer') });
  await failing.model.exportResults(LIST);
  expect(failing.model.saved.value).toEqual({ code: 'no-answer' });
  expect([...saved, ...failing.saved]).toEqual([]);
});

it('takes out who waits', async () => {
  const { model, ask, removed } = lists({ 'undo-import': () => ok(1) });
  await model.remove(LIST);
  expect(ask.asked).toEqual([{ name: 'undo-import', body: { importId: 'import-1' } }]);
  expect(removed()).toBe(1);
});
