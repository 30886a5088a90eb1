import type { SearchableLog } from '@/components/log/query/query-calls';
import { watchPage } from '@/components/log/query/watch-page';
import type { LogSearchDeps } from './log-search-model';

/** Searches a log. */
export function logSearchDeps(log: SearchableLog): LogSearchDeps {
  return {
    watchPage: (query, onChange, onFailure, abortSignal) =>
      void watchPage(log, query, { onChange, onFailure }, abortSignal),
    // A failure shows in the search itself.
    prepareSearch: () => void log.index.build().catch(() => undefined),
  };
}
