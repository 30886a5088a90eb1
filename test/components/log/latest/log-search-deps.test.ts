import { expect, it, vi } from 'vitest';
import { logSearchDeps } from '@/components/log/latest/log-search-deps';
import { callsQueryFrom } from '@/components/log/query/calls-query';
import { createLogIndex } from '@/components/log/query/index/log-index';
import type { CallsPage } from '@/components/log/query/query-calls';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

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
