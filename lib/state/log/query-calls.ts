import type { CallDatabase } from '@/lib/calls/database';
import { type Call, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import type { WrapUp } from '@/lib/wrap-up/model';
import { parseWrapUp } from '@/lib/wrap-up/parse-wrap-up';
import { callFilter } from './call-filter';
import { type CallsFilter, type CallsQuery, isUnfiltered } from './calls-query';
import type { IndexedCall, LogIndex } from './log-index';

/** Calls per step of an export. */
const STEP_SIZE = 500;

/** A page of the log. */
export interface CallsPage {
  calls: Call[];
  /** Number of matching calls. */
  matching: number;
  /** Number of all calls. */
  total: number;
}

/** The log and its index. */
export interface SearchableLog {
  database: CallDatabase;
  index: LogIndex;
}

/**
 * Reads a page of the log. Sorted by time and unfiltered, it comes from the database's own index.
 * Otherwise the index in memory finds it, which is built before.
 */
export async function queryCalls(
  { database, index }: SearchableLog,
  query: CallsQuery,
): Promise<CallsPage> {
  const offset = (query.page - 1) * query.limit;
  if (!needsIndex(query)) {
    const ordered = database.calls.orderBy('createdAt');
    const rows = (query.descending ? ordered.reverse() : ordered).offset(offset).limit(query.limit);
    const [calls, total] = await Promise.all([rows.toArray(), database.calls.count()]);
    return { calls: readable(calls), matching: total, total };
  }
  const all = await index.current();
  const found = inOrder(all.filter(callFilter(query)), query);
  const ids = found.slice(offset, offset + query.limit).map(({ id }) => id);
  const calls = await database.calls.bulkGet(ids);
  return { calls: readable(calls), matching: found.length, total: all.length };
}

/** Reports a page of the log now and after each change, until the signal aborts. */
export async function watchPage(
  log: SearchableLog,
  query: CallsQuery,
  onChange: (page: CallsPage) => void,
  onFailure: () => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (needsIndex(query)) await log.index.build();
    const observer = { next: onChange, error: onFailure };
    if (!signal.aborted) watchQuery(() => queryCalls(log, query), observer, signal);
  } catch {
    onFailure();
  }
}

/** A call with what the rep recorded after it. */
export interface LoggedCall {
  call: Call;
  wrapUp?: WrapUp | undefined;
}

/** Yields every matching call, newest first, in steps; for the export. */
export async function* allCalls(
  { database, index }: SearchableLog,
  filter: CallsFilter,
): AsyncGenerator<LoggedCall[], void, undefined> {
  await index.build();
  const ids = (await index.current()).filter(callFilter(filter)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += STEP_SIZE) {
    yield await loggedCalls(database, ids.slice(at, at + STEP_SIZE));
  }
}

async function loggedCalls(database: CallDatabase, ids: string[]): Promise<LoggedCall[]> {
  const [calls, stored] = await Promise.all([
    database.calls.bulkGet(ids),
    database.wrapUps.bulkGet(ids),
  ]);
  const wrapUps = new Map(ids.map((id, at) => [id, parseWrapUp(stored[at])]));
  return readable(calls).map((call) => ({ call, wrapUp: wrapUps.get(call.id) }));
}

function needsIndex(query: CallsQuery): boolean {
  return query.sort !== 'time' || !isUnfiltered(query);
}

/** Orders calls, newest first. Those without a name come last in both directions. */
function inOrder(calls: IndexedCall[], { sort, descending }: CallsQuery): IndexedCall[] {
  if (sort === 'time') return descending ? calls : calls.reverse();
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const key = ({ name: 'calleeName', number: 'callee', state: 'state' } as const)[sort];
  const sign = descending ? -1 : 1;
  return calls.sort(
    (a, b) =>
      Number(a[key] === '') - Number(b[key] === '') || sign * collator.compare(a[key], b[key]),
  );
}

/** Returns the valid calls. An invalid record is left out. */
function readable(rows: readonly (Call | undefined)[]): Call[] {
  return rows.flatMap((row) => callSchema.safeParse(row).data ?? []);
}
