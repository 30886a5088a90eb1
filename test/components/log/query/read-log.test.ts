import { beforeAll, expect, it } from 'vitest';
import { type CallsQuery, noFilter } from '@/components/log/query/calls-query';
import { createLogIndex } from '@/components/log/query/log-index';
import {
  allCalls,
  needsIndex,
  recentPage,
  type SearchableLog,
  searchCalls,
} from '@/components/log/query/read-log';
import { type CallState, callStates } from '@/lib/calls/model';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const NAMES = ['Ada Whitfield', 'Rhys Pritchard', 'Özge Inverley', '', 'Carol Jensen'];
const COUNT = 1_300;
const database = freshDatabase();
const log = { database, index: createLogIndex(database, () => NOON) };

/** 1,300 calls; 600 at a time share one millisecond, more than one step of reading takes. */
const calls = Array.from({ length: COUNT }, (_, at) => {
  const name = NAMES[at % NAMES.length];
  return sampleCall({
    id: `call-${String(at).padStart(5, '0')}`,
    state: callStates[at % callStates.length] ?? 'placed',
    callee: `+1212555${String(at % 100).padStart(4, '0')}`,
    createdAt: NOON + Math.floor(at / 600),
    ...(name && { calleeName: name }),
  });
});

beforeAll(async () => {
  await database.calls.bulkAdd(calls);
  await log.index.build();
});

/** Reads a page as the table does. */
const queryCalls = (of: SearchableLog, query: CallsQuery) =>
  needsIndex(query) ? searchCalls(of, query) : recentPage(of.database, query);

const ask = (query: Partial<CallsQuery> = {}) =>
  queryCalls(log, {
    ...noFilter,
    sort: 'time',
    descending: true,
    page: 1,
    limit: 25,
    ...query,
  });

it('reads a page by time from the index, and does not count a long log', async () => {
  const { calls: page, total } = await ask({ page: 2 });
  expect(total).toBeUndefined();
  expect(page).toHaveLength(25);
  expect(page.map(({ createdAt }) => createdAt)).toEqual(
    calls
      .toReversed()
      .slice(25, 50)
      .map(({ createdAt }) => createdAt),
  );
});

it('knows the number of calls of a log that fits one page', async () => {
  expect(await ask({ limit: COUNT + 1 })).toMatchObject({ matching: COUNT, total: COUNT });
});

it('reads every call once, whatever the order', async () => {
  for (const sort of ['time', 'name', 'number', 'state'] as const) {
    const pages = await Promise.all(
      Array.from({ length: 4 }, (_, at) => ask({ sort, page: at + 1, limit: 400 })),
    );
    const ids = pages.flatMap((page) => page.calls.map(({ id }) => id));
    expect(new Set(ids).size).toBe(COUNT);
  }
});

it('sorts names by language, calls without a name last in both directions', async () => {
  const up = await ask({ sort: 'name', descending: false, limit: COUNT });
  const down = await ask({ sort: 'name', descending: true, limit: COUNT });
  const names = (page: typeof up) => [...new Set(page.calls.map(({ calleeName }) => calleeName))];
  expect(names(up)).toEqual([
    'Ada Whitfield',
    'Carol Jensen',
    'Özge Inverley',
    'Rhys Pritchard',
    undefined,
  ]);
  expect(names(down)).toEqual([
    'Rhys Pritchard',
    'Özge Inverley',
    'Carol Jensen',
    'Ada Whitfield',
    undefined,
  ]);
});

it.each<[string, CallState | '', (at: number) => boolean]>([
  ['ÖZGE', '', (at) => at % 5 === 2],
  ['whit', 'placed', (at) => at % 5 === 0 && at % 8 === 2],
  ['(212) 555-0042', '', (at) => at % 100 === 42],
  ['0042', 'refused', (at) => at % 100 === 42 && at % 8 === 5],
  ['', 'cancelled', (at) => at % 8 === 7],
  ['nobody', '', () => false],
])('finds "%s" among %s', async (search, state, fits) => {
  const { calls: found, matching } = await ask({ search, state, limit: COUNT });
  const wanted = calls.filter((_, at) => fits(at)).map(({ id }) => id);
  expect(matching).toBe(wanted.length);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(wanted));
});

it('exports every matching call once, newest first', async () => {
  const ids: string[] = [];
  for await (const step of allCalls(log, noFilter)) {
    ids.push(...step.map(({ call }) => call.id));
  }
  expect(ids).toHaveLength(COUNT);
  expect(new Set(ids).size).toBe(COUNT);
});

it('leaves out a call that cannot be read, and keeps the others', async () => {
  const odd = freshDatabase();
  await odd.table('calls').bulkAdd([{ ...sampleCall(), requestAt: 'soon' }, sampleCall()]);
  const query = { ...noFilter, sort: 'time', descending: true, page: 1, limit: 9 } as const;
  const index = createLogIndex(odd, () => NOON);
  expect((await queryCalls({ database: odd, index }, query)).calls).toHaveLength(1);
});
