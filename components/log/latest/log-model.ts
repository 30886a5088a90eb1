/**
 * The call log in our pages: the newest calls (`latest`, in popup and side panel), the dashboard's table
 * (`table`), how the log is searched and sorted (`query`), and its export and import (`files`). Every view of
 * calls creates this model, which reads the call database and follows its changes. The log is read a page at
 * a time, never whole, unless the rep searches it. Nothing here changes a call: the background writes them.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call } from '@/lib/calls/model';

/** Number of calls that each page adds. */
export const CALLS_PER_PAGE = 50;

/** What the log needs: the database, behind two functions. */
export interface LogDeps {
  /** Number of calls read first: a small view need not wait for more than it shows. */
  firstCalls?: number;
  /** Reports the newest `limit` calls, now and after each change, until the signal aborts. */
  watch: (
    page: { limit: number },
    onChange: (calls: Call[]) => void,
    onFailure: () => void,
    abortSignal: AbortSignal,
  ) => void;
  /** Resolves with whether the log has a call from before this time (epoch ms). */
  hasOlder: (before: number) => Promise<boolean>;
}

/** The part of the call log that was scrolled to. */
export interface LogModel {
  /** `undefined` until read. Newest first. */
  calls: ReadonlySignal<Call[] | undefined>;
  failed: ReadonlySignal<boolean>;
  /** Whether there are older calls. */
  hasMore: ReadonlySignal<boolean>;
  /** Adds the next page of older calls. */
  more(): void;
  /** Reads again after a failure. */
  retry(): void;
}

/** Creates the log's model. It holds only the calls that were scrolled to. */
export function createLogModel(deps: LogDeps, abortSignal: AbortSignal): LogModel {
  const calls = signal<Call[]>();
  const failed = signal(false);
  const hasMore = signal(false);
  let limit = deps.firstCalls ?? CALLS_PER_PAGE;
  const turns = createLatestOnly(abortSignal);

  function watch(): void {
    const abortSignal = turns.begin();
    const onFailure = () => {
      failed.value = true;
    };
    deps.watch({ limit }, (next) => void take(next, abortSignal), onFailure, abortSignal);
  }

  async function take(next: Call[], abortSignal: AbortSignal): Promise<void> {
    if (abortSignal.aborted) return;
    failed.value = false;
    calls.value = next;
    const oldest = next.at(-1);
    const older = oldest ? await deps.hasOlder(oldest.createdAt).catch(() => false) : false;
    if (!abortSignal.aborted) hasMore.value = older;
  }

  watch();
  return {
    calls,
    failed,
    hasMore,
    more() {
      if (!hasMore.value) return;
      hasMore.value = false;
      limit += CALLS_PER_PAGE;
      watch();
    },
    retry: watch,
  };
}
