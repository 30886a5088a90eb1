import { afterEach, expect, it, vi } from 'vitest';
import { midnightBefore, periodRange } from '@/components/day/periods';
import {
  type GoalProgress,
  readDay,
  readStreak,
  watchDay,
  watchGoal,
} from '@/components/day/watch-day';
import type { Call } from '@/lib/calls/model';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

afterEach(() => vi.unstubAllEnvs());

const HOUR_MS = 3_600_000;

/** Calls in the middle of the day this many days ago. */
function callsOn(back: number, count: number, given: Partial<Call> = {}): Call[] {
  return Array.from({ length: count }, (_, nth) => {
    const id = `${back}-${nth}-${given.state ?? 'placed'}`;
    const createdAt = midnightBefore(NOON, back) + 12 * HOUR_MS + nth;
    return sampleCall({ id, gesture: id, state: 'placed', createdAt, ...given });
  });
}

it('reads the calls of the period alone, with what was recorded after them', async () => {
  const database = freshDatabase();
  const { from, to } = periodRange('yesterday', NOON);
  const at = [from - 1, from, to - 1, to];
  await database.calls.bulkAdd(
    at.map((createdAt) =>
      sampleCall({ id: `${createdAt}`, gesture: `${createdAt}`, createdAt, state: 'placed' }),
    ),
  );
  await database.wrapUps.add({
    ...{ callId: `${from}`, note: '', savedAt: NOON, version: 1 },
    disposition: 'reached',
  });
  const figures = await readDay(database, { from, to });
  expect(figures.calls).toBe(2);
  expect(figures.reached).toEqual({ count: 1, of: 1 });
});

it('counts a call whose record is damaged', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd(callsOn(0, 1));
  await database.calls.toCollection().modify((row) => {
    Reflect.deleteProperty(row, 'callee');
  });
  expect((await readDay(database, periodRange('today', NOON))).calls).toBe(1);
});

it('reports each change until it is ended', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const counts: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const onChange = ({ calls }: { calls: number }) => {
      counts.push(calls);
      if (calls === 0) void database.calls.bulkAdd(callsOn(0, 1));
      else resolve();
    };
    const onFailure = () => reject(new Error('not read'));
    watchDay(database, periodRange('today', NOON), { onChange, onFailure }, ended.signal);
  });
  ended.abort();
  expect(counts).toEqual([0, 1]);
});

it('says that the log could not be read', async () => {
  const database = freshDatabase();
  vi.spyOn(database.calls, 'where').mockImplementation(() => {
    throw new Error('the disk is broken');
  });
  await new Promise<void>((resolve) => {
    const watcher = { onChange: () => undefined, onFailure: resolve };
    watchDay(database, periodRange('today', NOON), watcher, new AbortController().signal);
  });
});

it.each([
  ['three full days', { 1: 5, 2: 6, 3: 5, 4: 1 }, 3],
  ['a weekend without calls', { 1: 5, 4: 5, 5: 5, 6: 4 }, 3],
  ['too few calls yesterday', { 1: 4, 2: 9 }, 0],
  ['no calls ever', {}, 0],
])('counts the days in a row that met the goal: %s', async (_, days, expected) => {
  const database = freshDatabase();
  for (const [back, count] of Object.entries(days)) {
    await database.calls.bulkAdd(callsOn(Number(back), count));
  }
  await database.calls.bulkAdd(callsOn(1, 9, { state: 'cancelled' }));
  expect(await readStreak(database, { now: NOON, goal: 5 })).toBe(expected);
});

it('counts a day of 25 hours once', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const now = Date.parse('2026-10-26T12:00:00+01:00');
  const database = freshDatabase();
  const times = ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '2026-10-24T12:00:00Z'];
  await database.calls.bulkAdd(
    times.map((time) =>
      sampleCall({ id: time, gesture: time, state: 'placed', createdAt: Date.parse(time) }),
    ),
  );
  expect(await readStreak(database, { now, goal: 2 })).toBe(1);
});

it('adds today once its goal is met', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  await database.calls.bulkAdd([...callsOn(1, 2), ...callsOn(0, 1)]);
  const seen: GoalProgress[] = [];
  await new Promise<void>((resolve) => {
    const onChange = (progress: GoalProgress) => {
      seen.push(progress);
      if (progress.today === 1) void database.calls.bulkAdd(callsOn(0, 1, { state: 'recorded' }));
      else resolve();
    };
    void watchGoal(database, { now: NOON, goal: 2 }, onChange, ended.signal);
  });
  ended.abort();
  expect(seen).toEqual([
    { today: 1, streak: 1 },
    { today: 2, streak: 2 },
  ]);
});
