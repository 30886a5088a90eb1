import { watchQuery, watchQueryAtOnce } from '@/lib/database/watch-query';
import type { CallsQuery } from './calls-query';
import type { IndexedCall } from './log-index';
import {
  type CallsPage,
  foundPage,
  needsIndex,
  recentPage,
  type SearchableLog,
  searchCalls,
} from './read-log';

/** Longer than a frame. */
const PAINT_MS = 50;

/** Who gets a page of the log. */
export interface PageWatcher {
  onChange: (page: CallsPage) => void;
  onFailure: () => void;
}

/**
 * Reports a page of the log now and after each change, until the signal aborts. Sorted by time and
 * unfiltered, it comes from the database and is counted once it is shown. Otherwise the index in memory
 * finds it, as it was read last, and then with what changed since.
 */
export async function watchPage(
  log: SearchableLog,
  query: CallsQuery,
  watcher: PageWatcher,
  abortSignal: AbortSignal,
): Promise<void> {
  try {
    if (needsIndex(query)) await watchSearch(log, query, watcher, abortSignal);
    else watchRecent(log, query, watcher, abortSignal);
  } catch {
    watcher.onFailure();
  }
}

async function watchSearch(
  log: SearchableLog,
  query: CallsQuery,
  { onChange, onFailure }: PageWatcher,
  abortSignal: AbortSignal,
): Promise<void> {
  await log.index.build();
  const known = log.index.known();
  if (!abortSignal.aborted) onChange(await foundPage(log.database, known, query));
  let shown: readonly IndexedCall[] | undefined = known;
  const next = (page: CallsPage) => {
    // The first result says what is shown already, unless something changed.
    if (shown !== log.index.known()) onChange(page);
    shown = undefined;
  };
  if (abortSignal.aborted) return;
  watchQuery(() => searchCalls(log, query), { next, error: onFailure }, abortSignal);
}

function watchRecent(
  { database }: SearchableLog,
  query: CallsQuery,
  { onChange, onFailure }: PageWatcher,
  abortSignal: AbortSignal,
): void {
  let shown: CallsPage | undefined;
  let total: number | undefined;
  const report = () => {
    if (shown) onChange(total === undefined ? shown : { matching: total, total, ...shown });
  };
  const count = () => {
    const next = (counted: number) => {
      total = counted;
      report();
    };
    watchQuery(() => database.calls.count(), { next, error: onFailure }, abortSignal);
  };
  const next = (page: CallsPage) => {
    const isFirst = !shown;
    shown = page;
    report();
    if (isFirst && page.total === undefined) afterPaint(count, abortSignal);
  };
  watchQueryAtOnce(() => recentPage(database, query), { next, error: onFailure }, abortSignal);
}

/** Runs once the frame of what was shown is painted. */
function afterPaint(run: () => void, abortSignal: AbortSignal): void {
  const unlessEnded = () => {
    if (!abortSignal.aborted) run();
  };
  setTimeout(unlessEnded, PAINT_MS);
}
