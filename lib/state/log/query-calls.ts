import type { CallDatabase } from '@/lib/calls/database';
import { type Call, type CallState, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';

/** Calls per step when the log is scanned: a few milliseconds of work. */
const STEP_SIZE = 500;

/** Sort keys of the calls table. */
export type CallSort = 'time' | 'name' | 'number' | 'state';

/** A query of the log: filters, order and page. */
export interface CallsQuery {
  /** Part of a name, or digits of a number. */
  search: string;
  /** Empty for every state. */
  state: CallState | '';
  sort: CallSort;
  descending: boolean;
  page: number;
  limit: number;
}

/** A page of the log. */
export interface CallsPage {
  calls: Call[];
  /** Number of matching calls. */
  matching: number;
  /** Number of all calls. */
  total: number;
}

/** The fields for filtering and sorting: ten thousand of them take a few hundred kB. */
type SortKey = Pick<Call, 'id' | 'createdAt' | 'callee' | 'state'> & { name: string };

/**
 * Reads a page of the log. Sorted by time and unfiltered, it comes from the index. Otherwise the log
 * is scanned in small steps, so that a long log blocks neither the page nor typing.
 */
export async function queryCalls(database: CallDatabase, query: CallsQuery): Promise<CallsPage> {
  const total = await database.calls.count();
  const offset = (query.page - 1) * query.limit;
  if (query.sort === 'time' && isWhole(query)) {
    const ordered = database.calls.orderBy('createdAt');
    const rows = (query.descending ? ordered.reverse() : ordered).offset(offset).limit(query.limit);
    return { calls: readable(await rows.toArray()), matching: total, total };
  }
  const keys = await keysOf(database, query);
  keys.sort(orderOf(query));
  const ids = keys.slice(offset, offset + query.limit).map(({ id }) => id);
  const calls = await database.calls.bulkGet(ids);
  return { calls: readable(calls), matching: keys.length, total };
}

/** Reports a page of the log now and after each change, until the signal aborts. */
export function watchPage(
  database: CallDatabase,
  query: CallsQuery,
  onChange: (page: CallsPage) => void,
  onFailure: () => void,
  signal: AbortSignal,
): void {
  const observer = { next: onChange, error: onFailure };
  watchQuery(() => queryCalls(database, query), observer, signal);
}

/** Yields every matching call, newest first, in steps; for the export. */
export async function* allCalls(
  database: CallDatabase,
  query: Pick<CallsQuery, 'search' | 'state'>,
): AsyncGenerator<Call[], void, undefined> {
  const matches = matcherOf(query);
  for await (const rows of steps(database)) yield readable(rows.filter(matches));
}

async function keysOf(database: CallDatabase, query: CallsQuery): Promise<SortKey[]> {
  const matches = matcherOf(query);
  const keys: SortKey[] = [];
  for await (const rows of steps(database)) {
    for (const call of rows) if (matches(call)) keys.push(keyOf(call));
  }
  return keys;
}

function keyOf({ id, createdAt, callee, state, calleeName }: Call): SortKey {
  return { id, createdAt, callee, state, name: calleeName ?? '' };
}

/** Yields the whole log, newest first. Calls of the same millisecond may be split between steps. */
async function* steps(database: CallDatabase): AsyncGenerator<Call[], void, undefined> {
  let until = Number.MAX_VALUE;
  let seen = new Set<string>();
  for (;;) {
    const range = database.calls.where('createdAt').belowOrEqual(until).reverse();
    const rows = await range.limit(STEP_SIZE + seen.size).toArray();
    const fresh = rows.filter((call) => !seen.has(call.id));
    const last = fresh.at(-1);
    if (!last) return;
    yield fresh;
    const sameTime = rows.filter((call) => call.createdAt === last.createdAt);
    seen = new Set(sameTime.map((call) => call.id));
    until = last.createdAt;
  }
}

function isWhole({ search, state }: CallsQuery): boolean {
  return search.trim() === '' && state === '';
}

function matcherOf({ search, state }: Pick<CallsQuery, 'search' | 'state'>) {
  const words = search.trim().toLocaleLowerCase();
  const digits = /^[\d\s+().\-/]+$/.test(words) ? words.replace(/\D/g, '') : '';
  return (call: Call): boolean => {
    if (state && call.state !== state) return false;
    if (words === '') return true;
    if (digits && call.callee.includes(digits)) return true;
    return call.calleeName?.toLocaleLowerCase().includes(words) ?? false;
  };
}

/** Compares calls. Those without a name come last in both directions; equal ones newest first. */
function orderOf({ sort, descending }: CallsQuery): (a: SortKey, b: SortKey) => number {
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const by = { name: 'name', number: 'callee', state: 'state' } as const;
  const sign = descending ? -1 : 1;
  if (sort === 'time') return (a, b) => sign * (a.createdAt - b.createdAt);
  const key = by[sort];
  return (a, b) =>
    Number(a[key] === '') - Number(b[key] === '') ||
    sign * collator.compare(a[key], b[key]) ||
    b.createdAt - a.createdAt;
}

/** Returns the valid calls. An invalid record is left out. */
function readable(rows: readonly (Call | undefined)[]): Call[] {
  return rows.flatMap((row) => callSchema.safeParse(row).data ?? []);
}
