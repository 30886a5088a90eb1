import { expect, it } from 'vitest';
import type { CallsQuery } from '@/components/log/query/calls-query';
import type { CallsPage } from '@/components/log/query/read-log';
import { createCallsTableModel } from '@/components/log/table/calls-table-model';
import type { Call } from '@/lib/calls/model';
import { sampleCall } from '@/test/calls/support/calls';
import { answersArrived, fakeRoute } from '@/test/components/dashboard/support/fakes';

function table(start = '#/calls', steps: Call[][] = []) {
  const fake = fakeRoute(start);
  const watched: {
    query: CallsQuery;
    show: (page: CallsPage) => void;
    abortSignal: AbortSignal;
  }[] = [];
  const saved: { name: string; text: string }[] = [];
  const model = createCallsTableModel(
    {
      watchPage: (query, show, _fail, abortSignal) => watched.push({ query, show, abortSignal }),
      watchCampaigns: (show) => show([]),
      watchWorkspaces: () => undefined,
      all: async function* () {
        for (const calls of steps) yield calls.map((call) => ({ call }));
      },
      prepareSearch: () => undefined,
      route: fake.route,
      now: () => 0,
      save: (name, parts) => saved.push({ name, text: parts.join('') }),
    },
    fake.end.signal,
  );
  return { ...fake, model, watched, saved };
}

const page: CallsPage = { calls: [sampleCall()], matching: 1, total: 1 };

it('sorts by a column, and in reverse the second time', async () => {
  const { model, watched } = table();
  await answersArrived();
  model.sortBy('name');
  model.sortBy('name');
  model.sortBy('time');
  expect(watched.map(({ query }) => [query.sort, query.descending])).toEqual([
    ['time', true],
    ['name', false],
    ['name', true],
    ['time', true],
  ]);
});

it('watches one page, and drops that of an earlier search', async () => {
  const { model, watched } = table();
  await answersArrived();
  model.set({ search: 'a' }, true);
  model.set({ search: 'ad' }, true);
  expect(watched.map(({ query }) => query.search)).toEqual(['', 'a', 'ad']);
  expect(watched.map(({ abortSignal }) => abortSignal.aborted)).toEqual([true, true, false]);
  watched[1]?.show(page);
  expect(model.page.value).toBeUndefined();
  watched[2]?.show(page);
  expect(model.page.value).toEqual(page);
});

it('saves every matching call, step by step', async () => {
  const { model, saved } = table('#/calls', [
    [sampleCall({ calleeName: '=cmd' })],
    [sampleCall({ calleeName: 'Ada' })],
  ]);
  await answersArrived();
  await model.exportCsv(['Who'], ({ call }) => [call.calleeName ?? '']);
  expect(saved).toEqual([{ name: 'handset-calls.csv', text: "\uFEFFWho\r\n'=cmd\r\nAda\r\n" }]);
  expect(model.exported.value).toBe(2);
});
