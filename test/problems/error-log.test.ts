import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import {
  logError,
  loggedErrors,
  MAX_LOGGED_ERRORS,
  openErrorDatabase,
} from '@/lib/problems/error-log';

let opened = 0;
const freshName = () => `errors-${++opened}`;

const error = (at: number, message = 'odd') => ({
  at,
  place: 'card',
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

it('drops the oldest when it is full', async () => {
  const database = openErrorDatabase(freshName());
  const many = Array.from({ length: MAX_LOGGED_ERRORS }, (_, at) => ({ ...error(at), count: 1 }));
  await database.errors.bulkAdd(many);
  await logError(database, error(9_999, 'newest'));
  const read = await loggedErrors(database);
  expect(read).toHaveLength(200);
  expect([read[0]?.message, read.at(-1)?.at]).toEqual(['newest', 1]);
});
