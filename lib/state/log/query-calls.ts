import type { CallDatabase } from '@/lib/calls/database';
import { type Call, type CallState, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';

/** Calls that are read at once while the log is looked through: a few milliseconds of work. */
const AT_ONCE = 500;

/** What the table of calls can be sorted by. */
export type CallSort = 'time' | 'name' | 'number' | 'state';

/** Which calls, in which order, and which page of them. */
export interface CallsQuery {
  /** Part of a name, or digits of a number. */
  search: string;
  /** Empty: every state. */
  state: CallState | '';
  sort: CallSort;
  descending: boolean;
  page: number;
  limit: number;
}

/** A page of the log. */
export interface CallsPage {
  calls: Call[];
  /** How many match. */
  matching: number;
  /** How many there are. */
  total: number;
}

/** As much of a call as deciding and sorting take: ten thousand of them are a few hundred kB. */
type Sketch = Pick<Call, 'id' | 'createdAt' | 'callee' | 'state'> & { name: string };

/**
 * Reads a page of the log. By time and unfiltered it comes straight off the index; otherwise the log
 * is looked through in small steps, so that neither page nor typing waits for ten thousand calls.
 */
export async function queryCalls(database: CallDatabase, query: CallsQuery): Promise<CallsPage> {
  const total = await database.calls.count();
  const offset = (query.page - 1) * query.limit;
  if (query.sort === 'time' && isWhole(query)) {
    const ordered = database.calls.orderBy('createdAt');
    const rows = (query.descending ? ordered.reverse() : ordered).offset(offset).limit(query.limit);
    return { calls: readable(await rows.toArray()), matching: total, total };
  }
  const sketches = await sketchesOf(database, query);
  sketches.sort(orderOf(query));
  const ids = sketches.slice(offset, offset + query.limit).map(({ id }) => id);
  const calls = await database.calls.bulkGet(ids);
  return { calls: readable(calls), matching: sketches.length, total };
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

async function sketchesOf(database: CallDatabase, query: CallsQuery): Promise<Sketch[]> {
  const matches = matcherOf(query);
  const sketches: Sketch[] = [];
  for await (const rows of steps(database)) {
    for (const call of rows) if (matches(call)) sketches.push(sketchOf(call));
  }
  return sketches;
}

function sketchOf({ id, createdAt, callee, state, calleeName }: Call): Sketch {
  return { id, createdAt, callee, state, name: calleeName ?? '' };
}

/** The whole log, newest first. Calls of one millisecond may stand on both sides of a step. */
async function* steps(database: CallDatabase): AsyncGenerator<Call[], void, undefined> {
  let until = Number.MAX_VALUE;
  let seen = new Set<string>();
  for (;;) {
    const range = database.calls.where('createdAt').belowOrEqual(until).reverse();
    const rows = await range.limit(AT_ONCE + seen.size).toArray();
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

/** Calls without a name come last in either direction; equals stand newest first. */
function orderOf({ sort, descending }: CallsQuery): (a: Sketch, b: Sketch) => number {
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

/** A call that cannot be read is left out, and hurts no other. */
function readable(rows: readonly (Call | undefined)[]): Call[] {
  return rows.flatMap((row) => callSchema.safeParse(row).data ?? []);
}
