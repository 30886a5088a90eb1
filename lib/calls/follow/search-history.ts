import type { Call } from '@/lib/calls/model';
import type { HistoryEntry } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';
import { hasCallId, matchingHistoryEntry } from './match-history';

/** How far history is searched. */
export interface SearchLimits {
  /** Entries per page. */
  pageSize: number;
  /** Maximum number of pages. Entries have no time, so nothing else bounds the search for a missing call. */
  pages: number;
}

/** A call with its entry, or without one if the entries of this service have no ids at all. */
export type HistoryMatch = { call: Call; entry: HistoryEntry } | { call: Call; entry: undefined };

/**
 * Searches history for calls: page 1, then further pages only while a missing call may be on them.
 * History is most recent first, so a call is never listed after one of our calls that was made
 * before it (`older`, any order).
 */
export async function* searchHistory(
  client: Pick<ServiceClient, 'history'>,
  calls: readonly Call[],
  older: readonly Call[],
  { pageSize, pages }: SearchLimits,
): AsyncGenerator<HistoryMatch> {
  let missing = calls;
  for (let page = 1; page <= pages && missing.length > 0; page++) {
    const { entries, totalPages = Number.POSITIVE_INFINITY } = await client.history({
      page,
      limit: pageSize,
    });
    const lacksIds = entries.length > 0 && !entries.some(hasCallId);
    const passedCalls = older.filter((call) => matchingHistoryEntry(call, entries));
    const stillMissing: Call[] = [];
    for (const call of missing) {
      const entry = matchingHistoryEntry(call, entries);
      if (entry) yield { call, entry };
      else if (lacksIds) yield { call, entry: undefined };
      else if (!passedCalls.some((older) => older.createdAt < call.createdAt))
        stillMissing.push(call);
    }
    missing = stillMissing;
    if (page >= totalPages || entries.length === 0) return;
  }
}
