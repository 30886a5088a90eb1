import { describe, expect, it, vi } from 'vitest';
import {
  changeFollowState,
  nextDelay,
  type PollInput,
  readFollowState,
  waitUntilNextRound,
  watchFollowingStopped,
} from '@/lib/calls/follow/follow-state';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

it('starts without a planned round', async () => {
  const state = await readFollowState(freshDatabase(), 'first');
  expect(waitUntilNextRound(state, NOON)).toBe(0);
  expect(state.stopped).toBeUndefined();
});

it('notes when it was changed', async () => {
  const database = freshDatabase();
  await changeFollowState(database, 'first', NOON, () => ({ nextAt: NOON + 5 }));
  expect(await readFollowState(database, 'first')).toMatchObject({
    writtenAt: NOON,
    nextAt: NOON + 5,
  });
});

it.each([{}, { nextAt: 'soon' }, { rounds: Number.NaN }])('takes %j for none', async (harm) => {
  const database = freshDatabase();
  await database.table('follow').put({ key: 'first', ...harm });
  expect(await readFollowState(database, 'first')).toMatchObject({ rounds: 0, nextAt: 0 });
});

describe('the wait', () => {
  const state = {
    key: 'first',
    writtenAt: NOON,
    rounds: 0,
    nextAt: 0,
    notBefore: 0,
    connectionChanges: 0,
  } as const;

  it('is for whichever comes later', () => {
    expect(waitUntilNextRound({ ...state, nextAt: NOON + 5, notBefore: NOON + 9 }, NOON)).toBe(9);
    expect(waitUntilNextRound({ ...state, nextAt: NOON + 9, notBefore: NOON + 5 }, NOON)).toBe(9);
    expect(waitUntilNextRound({ ...state, nextAt: NOON - 9 }, NOON)).toBe(0);
  });

  it('is void when the clock was set back behind its plan', () => {
    expect(waitUntilNextRound({ ...state, nextAt: NOON + 9 }, NOON - 1)).toBe(0);
  });

  it('is a day at most', () => {
    expect(waitUntilNextRound({ ...state, notBefore: NOON + 9 * DAY }, NOON)).toBe(DAY);
  });
});

it('reports why following stopped', async () => {
  const database = freshDatabase();
  const seen: unknown[] = [];
  const ended = new AbortController();
  watchFollowingStopped(database, (stopped) => seen.push(stopped), ended.signal);
  await vi.waitFor(() => expect(seen).toEqual([new Map()]));
  await changeFollowState(database, 'first', NOON, () => ({ stopped: 'unauthorised' }));
  await vi.waitFor(() => expect(seen).toEqual([new Map(), new Map([['first', 'unauthorised']])]));
  ended.abort();
});

const delay = (request: Partial<PollInput> = {}) =>
  nextDelay({
    rounds: 0,
    youngestMs: 0,
    isLogInView: false,
    longestWaitMs: 300_000,
    random: 0,
    ...request,
  });

it.each([
  [0, 5_000],
  [1, 10_000],
  [2, 20_000],
  [3, 30_000],
  [1_000, 30_000],
])('round %i of a young call: %i ms', (rounds, ms) => {
  expect(delay({ rounds })).toBe(ms);
});

it('slows down to the ceiling ten minutes after the youngest call, unless a log is in view', () => {
  const old = { rounds: 9, youngestMs: 600_000 };
  expect(delay({ ...old, youngestMs: 599_999 })).toBe(30_000);
  expect(delay(old)).toBe(300_000);
  expect(delay({ ...old, isLogInView: true })).toBe(30_000);
  expect(delay({ ...old, longestWaitMs: 600_000 })).toBe(600_000);
  expect(delay({ ...old, youngestMs: Number.POSITIVE_INFINITY })).toBe(300_000);
});

it('is jittered by a tenth, and only downwards', () => {
  for (const random of [0, 0.3, 1]) {
    expect(delay({ rounds: 9, random })).toBe(30_000 * (1 - 0.1 * random));
  }
});
