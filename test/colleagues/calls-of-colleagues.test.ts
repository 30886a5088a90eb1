import { expect, it } from 'vitest';
import {
  calledByColleagues,
  colleaguesCalledAt,
  colleaguesInfo,
  forgetColleagues,
  keptMs,
  lastColleagueCallAt,
  pruneColleagueCalls,
} from '@/lib/colleagues/calls-of-colleagues';
import { CALLEE, NOON, OTHER_CALLEE } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const [HOUR, DAY] = [3_600_000, 86_400_000];

async function withCalls(...calls: [callee: string, at: number][]) {
  const database = freshDatabase();
  await database.colleagueCalls.bulkAdd(calls.map(([callee, at]) => ({ callee, at })));
  return database;
}

it('finds the calls to a number near a time, on both sides: a clock may have been set back', async () => {
  const database = await withCalls(
    ...[-3, -1, 1, 3].map((hours) => [CALLEE, NOON + hours * HOUR] as [string, number]),
    [OTHER_CALLEE, NOON],
  );
  const found = await colleaguesCalledAt(database, CALLEE, { now: NOON, withinMs: 2 * HOUR });
  expect(found).toEqual([NOON - HOUR, NOON + HOUR]);
});

it('tells the last call to a number, but none of tomorrow', async () => {
  const database = await withCalls(
    [CALLEE, NOON - DAY],
    [CALLEE, NOON - HOUR],
    [CALLEE, NOON + DAY],
  );
  expect(await lastColleagueCallAt(database, CALLEE, NOON)).toBe(NOON - HOUR);
  expect(await lastColleagueCallAt(database, OTHER_CALLEE, NOON)).toBeUndefined();
});

it('lists the numbers called since a time, each with the latest', async () => {
  const database = await withCalls(
    [CALLEE, NOON - 3 * HOUR],
    [OTHER_CALLEE, NOON - 2 * HOUR],
    [CALLEE, NOON - HOUR],
    ['+12125550136', NOON - 9 * HOUR],
  );
  const called = await calledByColleagues(database, { from: NOON - 8 * HOUR, now: NOON });
  expect([...called].sort()).toEqual([
    [CALLEE, NOON - HOUR],
    [OTHER_CALLEE, NOON - 2 * HOUR],
  ]);
});

it('keeps calls as long as the longest limit of attempts or the queue looks back', () => {
  const limit = { kind: 'attempts', limit: 3, hours: 50 * 24 } as const;
  const law = { source: 'Law', url: 'https://law.example', asOf: '2026-01-01', countries: ['US'] };
  const rule = { ...law, ...limit, id: 'long' };
  expect(keptMs({ skipColleagueHours: 0 })).toBe(30 * DAY);
  expect(keptMs({ skipColleagueHours: 0, managedRules: [rule] })).toBe(50 * DAY);
  expect(keptMs({ skipColleagueHours: 0, sharedRules: [rule] })).toBe(50 * DAY);
  expect(keptMs({ skipColleagueHours: 60 * 24, managedRules: [rule] })).toBe(60 * DAY);
});

it('deletes older calls', async () => {
  const database = await withCalls([CALLEE, NOON - 31 * DAY], [CALLEE, NOON - DAY]);
  await pruneColleagueCalls(database, { skipColleagueHours: 8 }, NOON);
  expect(await database.colleagueCalls.toArray()).toEqual([{ callee: CALLEE, at: NOON - DAY }]);
});

it('tells what the history says, and forgets all of it', async () => {
  const database = await withCalls([CALLEE, NOON]);
  expect(await colleaguesInfo(database)).toEqual({});
  const told = { key: 'history', contents: 'told', readAt: NOON, failures: 0 } as const;
  const state = { ...told, shiftMs: 0, askedAt: 1 };
  await database.colleaguesState.put(state);
  expect(await colleaguesInfo(database)).toEqual({ contents: 'told', readAt: NOON });
  await forgetColleagues(database);
  expect(await database.colleagueCalls.count()).toBe(0);
  expect(await colleaguesInfo(database)).toEqual({});
});
