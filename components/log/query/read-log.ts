import type { CallDatabase } from '@/lib/calls/database';
import { readReadings } from '@/lib/calls/log/speech-readings';
import { type Call, callSchema } from '@/lib/calls/model';
import type { SpeechReading } from '@/lib/speech/model';
import { parseWrapUp, type WrapUp } from '@/lib/wrap-up/model';
import { type CallsFilter, type CallsQuery, isUnfiltered } from './calls-query';
import { filterCalls, findCalls } from './find-calls';
import type { IndexedCall, LogIndex } from './log-index';

/** Calls per step of an export. */
const STEP_SIZE = 500;

/** A page of the log. */
export interface CallsPage {
  calls: Call[];
  /** Number of matching calls; `undefined` until a long log is counted. */
  matching?: number;
  /** Number of all calls. */
  total?: number;
}

/** The log and its index. */
export interface SearchableLog {
  database: CallDatabase;
  index: LogIndex;
}

/** Reads a page of the log by the index in memory, which must be built. */
export async function searchCalls(
  { database, index }: SearchableLog,
  query: CallsQuery,
): Promise<CallsPage> {
  return foundPage(database, await index.current(), query);
}

/**
 * Reads a page of the log in the order of time from the database's own index. A long log is not counted
 * for it: `total` is set only where the page shows it.
 */
export async function recentPage(
  { calls }: Pick<CallDatabase, 'calls'>,
  { page, limit, descending }: CallsQuery,
): Promise<CallsPage> {
  const ordered = calls.orderBy('createdAt');
  const offset = (page - 1) * limit;
  const rows = await (descending ? ordered.reverse() : ordered)
    .offset(offset)
    .limit(limit)
    .toArray();
  const isWhole = offset === 0 && rows.length < limit;
  return { calls: readable(rows), ...(isWhole && { matching: rows.length, total: rows.length }) };
}

/** A call with what was recorded of it and after it. */
export interface LoggedCall {
  call: Call;
  wrapUp?: WrapUp | undefined;
  /** What came of reading its recording. */
  reading?: SpeechReading | undefined;
}

/** Yields every matching call, newest first, in steps; for the export. */
export async function* allCalls(
  { database, index }: SearchableLog,
  filter: CallsFilter,
): AsyncGenerator<LoggedCall[], void, undefined> {
  await index.build();
  const ids = filterCalls(await index.current(), filter).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += STEP_SIZE) {
    yield await loggedCalls(database, ids.slice(at, at + STEP_SIZE));
  }
}

async function loggedCalls(database: CallDatabase, ids: string[]): Promise<LoggedCall[]> {
  const [calls, stored, readings] = await Promise.all([
    database.calls.bulkGet(ids),
    database.wrapUps.bulkGet(ids),
    readReadings(database, ids),
  ]);
  const wrapUps = new Map(ids.map((id, at) => [id, parseWrapUp(stored[at])]));
  return readable(calls).map((call) => ({
    ...{ call, wrapUp: wrapUps.get(call.id), reading: readings.get(call.id) },
  }));
}

/** Returns whether a query cannot be answered by the database's own index of times. */
export function needsIndex(query: CallsQuery): boolean {
  return query.sort !== 'time' || !isUnfiltered(query);
}

/** Reads the page of a query, found in the calls of the index. */
export async function foundPage(
  database: CallDatabase,
  all: readonly IndexedCall[],
  query: CallsQuery,
): Promise<CallsPage> {
  const found = findCalls(all, query);
  const offset = (query.page - 1) * query.limit;
  const ids = found.slice(offset, offset + query.limit).map(({ id }) => id);
  const calls = await database.calls.bulkGet(ids);
  return { calls: readable(calls), matching: found.length, total: all.length };
}

/** Returns the valid calls. An invalid record is left out. */
function readable(rows: readonly (Call | undefined)[]): Call[] {
  return rows.flatMap((row) => callSchema.safeParse(row).data ?? []);
}
