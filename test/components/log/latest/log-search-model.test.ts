import { expect, it, vi } from 'vitest';
import { createLogSearch, logSearchDeps } from '@/components/log/latest/log-search-model';
import { type CallsQuery, callsQueryFrom } from '@/components/log/query/calls-query';
import { createLogIndex } from '@/components/log/query/log-index';
import type { CallsPage } from '@/components/log/query/read-log';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

interface Watched {
  query: CallsQuery;
  show: (page: CallsPage) => void;
  fail: () => void;
  abortSignal: AbortSignal;
}

function logSearch() {
  const watched: Watched[] = [];
  const model = createLogSearch(
    {
      watchPage: (query, show, fail, abortSignal) =>
        watched.push({ query, show, fail, abortSignal }),
      prepareSearch: () => undefined,
    },
    new AbortController().signal,
  );
  return { model, watched };
}

const calls = (count: number) => Array.from({ length: count }, () => sampleCall());

it('lists the newest calls that match, and drops the result of an earlier text', () => {
  const { model, watched } = logSearch();
  model.search('a');
  model.search('ad');
  expect(watched.map(({ query }) => [query.search, query.sort, query.descending])).toEqual([
    ['a', 'time', true],
    ['ad', 'time', true],
  ]);
  expect(watched[0]?.abortSignal.aborted).toBe(true);
  watched[1]?.show({ calls: calls(2), matching: 2, total: 9 });
  watched[0]?.show({ calls: calls(5), matching: 5, total: 9 });
  expect(model.found.calls.value).toHaveLength(2);
  expect(model.matching.value).toBe(2);
  expect(model.found.hasMore.value).toBe(false);
});

it('shows the log again once the field is empty or blank', () => {
  const { model, watched } = logSearch();
  model.search('ada');
  watched[0]?.show({ calls: calls(1), matching: 1, total: 9 });
  model.search('  ');
  expect(model.active.value).toBe(false);
  expect(model.found.calls.value).toBeUndefined();
  expect(watched).toHaveLength(1);
  expect(watched[0]?.abortSignal.aborted).toBe(true);
});

it('loads older matches, a page at a time', () => {
  const { model, watched } = logSearch();
  model.search('ada');
  watched[0]?.show({ calls: calls(50), matching: 70, total: 90 });
  expect(model.found.hasMore.value).toBe(true);
  model.found.more();
  expect(watched[1]?.query.limit).toBe(100);
  watched[1]?.show({ calls: calls(70), matching: 70, total: 90 });
  expect(model.found.hasMore.value).toBe(false);
});

it('says that the log cannot be read, and reads it again', () => {
  const { model, watched } = logSearch();
  model.search('ada');
  watched[0]?.fail();
  expect(model.found.failed.value).toBe(true);
  model.found.retry();
  expect(model.found.failed.value).toBe(false);
  expect(watched[1]?.query.search).toBe('ada');
});

it('reports the calls that match', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([placedCall({ calleeName: 'Ada' }), placedCall()]);
  const deps = logSearchDeps({ database, index: createLogIndex(database, () => NOON) });
  deps.prepareSearch();
  const shown: CallsPage[] = [];
  const query = { ...callsQueryFrom({}), search: 'ada' };
  const { signal: abortSignal } = new AbortController();
  deps.watchPage(
    query,
    (page) => shown.push(page),
    () => undefined,
    abortSignal,
  );
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ matching: 1, total: 2 }));
});
