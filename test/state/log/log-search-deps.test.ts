import { expect, it, vi } from 'vitest';
import { callsQueryFrom } from '@/lib/state/log/calls-query';
import { logSearchDeps } from '@/lib/state/log/log-search-deps';
import type { CallsPage } from '@/lib/state/log/query-calls';
import { createLogIndex } from '@/lib/state/log/search-index/log-index';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it('reports the calls that match', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([placedCall({ calleeName: 'Ada' }), placedCall()]);
  const deps = logSearchDeps({ database, index: createLogIndex(database, () => NOON) });
  deps.prepareSearch();
  const shown: CallsPage[] = [];
  const query = { ...callsQueryFrom({}), search: 'ada' };
  const { signal } = new AbortController();
  deps.watchPage(
    query,
    (page) => shown.push(page),
    () => undefined,
    signal,
  );
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ matching: 1, total: 2 }));
});
