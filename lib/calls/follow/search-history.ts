import type { HistoryFinding } from '@/lib/calls/call-state';
import type { Call } from '@/lib/calls/model';
import { type HistoryEntry, safeRecordingLink } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';

/** How far history is searched. */
interface SearchLimits {
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

/** Keys that hold a call's id in some services: `id`, `call_id`, `callSid`, `uuid`, `reference`. */
const ID_KEY = /(^|_)(id|uuid|sid|guid|ref|reference)$|(Id|ID|Uuid|Sid|Ref)$/;

/** A shorter id (`17`) may equal another field by chance, a duration for example. */
const DISTINCT_LENGTH = 8;

/**
 * The history entry of this call. docs/service-interface.md shows only `recording`, so the call is
 * matched by `call_id`, then by any top-level value that equals our `submitted_id`, then by the
 * `call_id` under another key. An entry with another `call_id` belongs to another call.
 */
export function matchingHistoryEntry(
  call: Call,
  entries: readonly HistoryEntry[],
): HistoryEntry | undefined {
  const { callId } = call;
  if (callId === undefined) return entries.find((entry) => hasValue(entry, call.id));
  return (
    entries.find((entry) => textOf(entry.call_id) === callId) ??
    entries.find((entry) => hasValue(entry, call.id)) ??
    entries.find((entry) => textOf(entry.call_id) === '' && mentionsCall(entry, callId))
  );
}

function hasValue(entry: HistoryEntry, id: string): boolean {
  return Object.values(entry).some((value) => textOf(value) === id);
}

function mentionsCall(entry: HistoryEntry, callId: string): boolean {
  const mayHoldId = (key: string) => callId.length >= DISTINCT_LENGTH || ID_KEY.test(key);
  return Object.entries(entry).some(([key, value]) => textOf(value) === callId && mayHoldId(key));
}

/** Returns whether an entry has any id of its call. */
export function hasCallId(entry: HistoryEntry): boolean {
  return Object.entries(entry).some(([key, value]) => ID_KEY.test(key) && textOf(value) !== '');
}

/** An entry's news about its call. Extras are taken from known keys with plausible values. */
export function findingFrom(entry: HistoryEntry): HistoryFinding {
  const callId = textOf(entry.call_id);
  const recording = safeRecordingLink(entry.recording);
  const status = firstText(entry, ['call_status', 'status', 'disposition']);
  const durationSeconds = firstSeconds(entry, ['duration', 'call_duration', 'billsec']);
  const extras = { ...(status && { status }), ...(durationSeconds && { durationSeconds }) };
  return {
    ...(callId && { callId }),
    ...(recording && { recording }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

function firstText(entry: HistoryEntry, keys: string[]): string | undefined {
  const texts = keys.map((key) => entry[key]).filter((value) => typeof value === 'string');
  return texts.find((text) => text !== '')?.slice(0, 80);
}

function firstSeconds(entry: HistoryEntry, keys: string[]): number | undefined {
  const numbers = keys.map((key) => Number(textOf(entry[key]) || Number.NaN));
  return numbers.find((number) => Number.isFinite(number) && number > 0 && number < 86_400);
}
