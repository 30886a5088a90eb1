import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type CallsQuery, callsQueryFrom } from '@/components/log/query/calls-query';
import type { CallsPage, SearchableLog } from '@/components/log/query/read-log';
import { watchPage } from '@/components/log/query/watch-page';
import { createLatestOnly } from '@/components/shared/turns';
import { CALLS_PER_PAGE, type LogModel } from './log-model';

/** What the search needs: the log, behind two functions. */
export interface LogSearchDeps {
  /** Reports a page of the log now and after each change, until the signal aborts. */
  watchPage: (
    query: CallsQuery,
    onChange: (page: CallsPage) => void,
    onFailure: () => void,
    abortSignal: AbortSignal,
  ) => void;
  /** Reads the log into memory, so that the first search is quick. */
  prepareSearch: () => void;
}

/** The part of a log that is listed. */
export type ListedCalls = Pick<LogModel, 'calls' | 'failed' | 'hasMore' | 'more' | 'retry'>;

/** The search of popup and side panel through the log. */
export interface LogSearchModel {
  text: ReadonlySignal<string>;
  /** Whether the rep searches: the results replace the log. */
  active: ReadonlySignal<boolean>;
  /** Number of calls found; `undefined` until searched. */
  matching: ReadonlySignal<number | undefined>;
  /** Calls found, newest first. */
  found: ListedCalls;
  /** Searches as the rep types. An empty text shows the log again. */
  search(text: string): void;
  /** The rep is about to search. */
  prepareSearch(): void;
}

/** Creates the model. The result of an earlier text is dropped. */
export function createLogSearch(deps: LogSearchDeps, abortSignal: AbortSignal): LogSearchModel {
  const text = signal('');
  const page = signal<CallsPage>();
  const failed = signal(false);
  const active = computed(() => text.value.trim() !== '');
  const turns = createLatestOnly(abortSignal);
  let limit = CALLS_PER_PAGE;

  function watch(): void {
    const abortSignal = turns.begin();
    failed.value = false;
    if (!active.peek()) {
      page.value = undefined;
      return;
    }
    const query = { ...callsQueryFrom({}), search: text.peek(), limit };
    const onChange = (read: CallsPage) => {
      if (!abortSignal.aborted) page.value = read;
    };
    const onFailure = () => {
      if (!abortSignal.aborted) failed.value = true;
    };
    deps.watchPage(query, onChange, onFailure, abortSignal);
  }

  return {
    text,
    active,
    matching: computed(() => page.value?.matching),
    found: {
      calls: computed(() => page.value?.calls),
      failed,
      hasMore: computed(() => {
        const { calls, matching } = page.value ?? {};
        return (calls?.length ?? 0) < (matching ?? 0) && calls?.length === limit;
      }),
      more() {
        limit += CALLS_PER_PAGE;
        watch();
      },
      retry: watch,
    },
    search(typed) {
      text.value = typed;
      limit = CALLS_PER_PAGE;
      watch();
    },
    prepareSearch: deps.prepareSearch,
  };
}

/** Searches a log. */
export function logSearchDeps(log: SearchableLog): LogSearchDeps {
  return {
    watchPage: (query, onChange, onFailure, abortSignal) =>
      void watchPage(log, query, { onChange, onFailure }, abortSignal),
    // A failure shows in the search itself.
    prepareSearch: () => void log.index.build().catch(() => undefined),
  };
}
