import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import {
  diagnosticsText,
  errorRows,
  logError,
  loggedErrors,
  MAX_OWN_ERRORS,
  MAX_PAGE_ERRORS,
  openErrorDatabase,
} from '@/lib/problems/error-log';
import { goodErrorRows } from '@/test/support/garbage/good-rows';
import { testTables } from '@/test/support/garbage/table-tests';

let opened = 0;
const freshName = () => `errors-${++opened}`;

const error = (at: number, message = 'odd', source = 'card') => ({
  at,
  source,
  name: 'TypeError',
  message,
  stack: 'card.js:1:2',
});

it('keeps errors, newest first, for the next background too', async () => {
  const name = freshName();
  const database = openErrorDatabase(name);
  await logError(database, error(1, 'first'));
  await logError(database, error(2, 'second'));
  database.close();
  const read = await loggedErrors(openErrorDatabase(name));
  expect(read.map(({ message, count }) => [message, count])).toEqual([
    ['second', 1],
    ['first', 1],
  ]);
});

it('counts the same error in a row once, with its last time', async () => {
  const database = openErrorDatabase(freshName());
  for (const at of [1, 2, 3]) await logError(database, error(at));
  expect(await loggedErrors(database)).toMatchObject([{ at: 3, count: 3 }]);
  await logError(database, error(4, 'other'));
  await logError(database, error(5));
  expect((await loggedErrors(database)).map(({ count }) => count)).toEqual([1, 1, 3]);
});

const many = (length: number, source: string) =>
  Array.from({ length }, (_, at) => ({ ...error(at, 'odd', source), count: 1 }));

it.each([
  ['of the background', 'message call', MAX_OWN_ERRORS],
  ['of our own pages', 'options', MAX_OWN_ERRORS],
  ['that pages reported', 'finder', MAX_PAGE_ERRORS],
])('drops the oldest %s when it is full of them', async (_, source, most) => {
  const database = openErrorDatabase(freshName());
  await database.errors.bulkAdd(many(most, source));
  await logError(database, error(9_999, 'newest', source));
  const read = await loggedErrors(database);
  expect(read).toHaveLength(most);
  expect([read[0]?.message, read.at(-1)?.at]).toEqual(['newest', 1]);
});

it('drops no error of the background for those that a page reports', async () => {
  const database = openErrorDatabase(freshName());
  await database.errors.bulkAdd(many(MAX_OWN_ERRORS, 'message call'));
  for (let at = 0; at <= MAX_PAGE_ERRORS; at++) await logError(database, error(at, `odd ${at}`));
  const sources = (await loggedErrors(database)).map(({ source }) => source);
  expect(sources.filter((source) => source === 'message call')).toHaveLength(MAX_OWN_ERRORS);
  expect(sources).toHaveLength(MAX_OWN_ERRORS + MAX_PAGE_ERRORS);
});

it('keeps the errors of an older version, whose source was called place', async () => {
  const name = freshName();
  const older = new Dexie(name);
  older.version(1).stores({ errors: '++id' });
  const { source: place, ...rest } = error(1);
  await older.table('errors').add({ ...rest, place, count: 1 });
  older.close();
  const [kept] = await loggedErrors(openErrorDatabase(name));
  expect(kept).toEqual({ ...error(1), id: 1, count: 1 });
});

it('says version, browser, settings and every error', () => {
  const context = {
    version: '0.1.0',
    browser: 'Mozilla/5.0 …',
    language: 'en-GB',
    settings: { baseUrl: true, dids: 2 },
    unreadable: [],
  };
  const at = Date.UTC(2026, 10, 22, 10);
  const error = {
    source: 'card',
    name: 'TypeError',
    message: 'odd',
    stack: 'card.js:1:2\ncard.js:3:4',
  };
  expect(
    diagnosticsText(context, [
      { ...error, at, count: 3 },
      { ...error, at: at - 1_000, count: 1, stack: '' },
    ]),
  ).toBe(`Handset 0.1.0
Browser: Mozilla/5.0 …
Language: en-GB
Settings: baseUrl: true, dids: 2

2026-11-22T10:00:00.000Z (3 times) card: TypeError: odd
  card.js:1:2
  card.js:3:4
2026-11-22T09:59:59.000Z card: TypeError: odd`);
});

testTables(openErrorDatabase('rows-of-errors'), errorRows, goodErrorRows);
