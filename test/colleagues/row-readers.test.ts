import { expect, it } from 'vitest';
import { lastColleagueCallAt } from '@/lib/colleagues/calls-of-colleagues';
import { colleagueRows } from '@/lib/colleagues/row-readers';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it.each([
  [{ callee: CALLEE, at: NOON }, true],
  [{ callee: CALLEE, at: 1e300 }, false],
  [{ callee: CALLEE, at: 'today' }, false],
  [{ callee: { e164: CALLEE }, at: NOON }, false],
])('reads the call %j: %s', (row, isReadable) => {
  expect(colleagueRows.colleagueCalls(row)).toBe(isReadable);
});

it('reads no state that another version wrote', () => {
  expect(colleagueRows.colleaguesState({ key: 'history', contents: 'told', failures: 0 })).toBe(
    true,
  );
  expect(
    colleagueRows.colleaguesState({ key: 'history', contents: 'everything', failures: 0 }),
  ).toBe(false);
});

it('shows no call that can’t be read', async () => {
  const database = freshDatabase();
  await database.colleagueCalls.put({ callee: CALLEE, at: NOON - 1 });
  await database.table('colleagueCalls').put({ callee: CALLEE, at: -1e300 });
  expect(await lastColleagueCallAt(database, CALLEE, NOON)).toBe(NOON - 1);
});
