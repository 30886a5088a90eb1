import type { Call } from '@/lib/calls/model';
import type { HistoryEntry } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';
import { entryOf, hasNames } from './match-history';

/** How far and in which steps history is searched. */
export interface SearchLimits {
  /** Entries a page. */
  pageSize: number;
  /** Pages at most: entries name no time, so nothing else bounds a search for what is not there. */
  pages: number;
}

/** What history says of a call: its entry, or that this service's history names no calls. */
export type HistoryMatch = { call: Call; entry: HistoryEntry } | { call: Call; entry: undefined };

/**
 * Looks for calls in history: page 1, then further pages only as long as one is missing that must
 * stand further down. History is most recent first, so a call is not below one of ours that was
 * made before it (`older`, any order).
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
    const isUnnamed = entries.length > 0 && !entries.some(hasNames);
    const passed = older.filter((call) => entryOf(call, entries));
    const still: Call[] = [];
    for (const call of missing) {
      const entry = entryOf(call, entries);
      if (entry) yield { call, entry };
      else if (isUnnamed) yield { call, entry: undefined };
      else if (!passed.some((mark) => mark.createdAt < call.createdAt)) still.push(call);
    }
    missing = still;
    if (page >= totalPages || entries.length === 0) return;
  }
}
