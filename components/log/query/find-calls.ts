import { type CallsFilter, type CallsQuery, isUnfiltered } from './calls-query';
import type { IndexedCall } from './log-index';
import { rowMatcher, type SearchableRows, searchableRows } from './search-text';

type IndexedCalls = readonly IndexedCall[];
type Order = Pick<CallsQuery, 'sort' | 'descending'>;

/** What was made of a list of calls: one keystroke after another asks for the same again. */
interface Prepared {
  texts?: SearchableRows;
  ordered: Map<string, readonly number[]>;
  found?: { key: string; calls: IndexedCall[] };
}

const NEWEST_FIRST: Order = { sort: 'time', descending: true };
const preparedLists = new WeakMap<IndexedCalls, Prepared>();

/** Returns the calls of a list, newest first, that pass a query's filters, in its order. */
export function findCalls(all: IndexedCalls, query: CallsQuery): IndexedCall[] {
  const prepared = preparedOf(all);
  const key = JSON.stringify({ ...query, page: 0, limit: 0 });
  if (prepared.found?.key === key) return prepared.found.calls;
  const calls = filterCalls(all, query, query);
  prepared.found = { key, calls };
  return calls;
}

/** Returns the calls of a list, newest first, that pass all filters, in an order. */
export function filterCalls(
  all: IndexedCalls,
  filter: CallsFilter,
  order: Order = NEWEST_FIRST,
): IndexedCall[] {
  const hasText = textTest(all, filter.search);
  const hasFields = isUnfiltered({ ...filter, search: '' }) ? undefined : callFilter(filter);
  const found: IndexedCall[] = [];
  for (const row of rowsInOrder(all, order)) {
    const call = all[row];
    if (call && (hasText?.(row) ?? true) && (hasFields?.(call) ?? true)) found.push(call);
  }
  return found;
}

function textTest(all: IndexedCalls, search: string) {
  if (search.trim() === '') return undefined;
  const prepared = preparedOf(all);
  prepared.texts ??= searchableRows(all.map(({ text }) => text));
  return rowMatcher(search, prepared.texts);
}

function rowsInOrder(all: IndexedCalls, order: Order): readonly number[] {
  const { ordered } = preparedOf(all);
  const key = `${order.sort} ${order.descending}`;
  const rows = ordered.get(key) ?? sortedRows(all, order);
  ordered.set(key, rows);
  return rows;
}

/** Sorts rows. Those without what they are sorted by come last in both directions. */
function sortedRows(all: IndexedCalls, { sort, descending }: Order): number[] {
  const rows = [...all.keys()];
  if (sort === 'time') return descending ? rows : rows.reverse();
  const sign = descending ? -1 : 1;
  if (sort === 'voice' || sort === 'pause') {
    const seconds = all.map((call) => (sort === 'voice' ? call.firstVoice : call.longestPause));
    return rows.sort((a, b) => bySeconds(seconds[a], seconds[b], sign));
  }
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const field = ({ name: 'calleeName', number: 'callee', state: 'state' } as const)[sort];
  const texts = all.map((call) => call[field]);
  return rows.sort((a, b) => {
    const [one = '', other = ''] = [texts[a], texts[b]];
    return Number(one === '') - Number(other === '') || sign * collator.compare(one, other);
  });
}

function bySeconds(one: number | undefined, other: number | undefined, sign: 1 | -1): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return sign * (one - other);
}

function preparedOf(all: IndexedCalls): Prepared {
  const prepared = preparedLists.get(all) ?? { ordered: new Map() };
  preparedLists.set(all, prepared);
  return prepared;
}

/** Returns a test of calls against all filters but the search. Days start and end at the rep's local midnight. */
export function callFilter(filter: CallsFilter): (call: IndexedCall) => boolean {
  const { state, did, disposition, campaign, speech } = filter;
  const from = dayStart(filter.from, 0) ?? Number.NEGATIVE_INFINITY;
  const until = dayStart(filter.to, 1) ?? Number.POSITIVE_INFINITY;
  return (call) =>
    (state === '' || call.state === state) &&
    (did === '' || call.callerId === did) &&
    (disposition === '' || call.disposition === disposition) &&
    (campaign === '' || call.campaign === campaign) &&
    (speech === '' || call.speech === speech) &&
    call.createdAt >= from &&
    call.createdAt < until;
}

/** Local midnight of a day, or of one some days later, epoch ms. A day may have 23 or 25 hours. */
function dayStart(day: string, later: number): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}
