import { describe, expect, it, vi } from 'vitest';
import {
  changeFollowState,
  readFollowState,
  waitUntilNextRound,
  watchFollowingStopped,
} from '@/lib/calls/follow/follow-state';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

it('starts without a planned round', async () => {
  const state = await readFollowState(freshDatabase());
  expect(waitUntilNextRound(state, NOON)).toBe(0);
  expect(state.stopped).toBeUndefined();
});

it('notes when it was changed', async () => {
  const database = freshDatabase();
  await changeFollowState(database, NOON, () => ({ nextAt: NOON + 5 }));
  expect(await readFollowState(database)).toMatchObject({ writtenAt: NOON, nextAt: NOON + 5 });
});

it.each([{}, { nextAt: 'soon' }, { rounds: Number.NaN }])('takes %j for none', async (harm) => {
  const database = freshDatabase();
  await database.table('follow').put({ key: 'follow', ...harm });
  expect(await readFollowState(database)).toMatchObject({ rounds: 0, nextAt: 0 });
});

describe('the wait', () => {
  const state = {
    key: 'follow',
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
  await vi.waitFor(() => expect(seen).toEqual([undefined]));
  await changeFollowState(database, NOON, () => ({ stopped: 'unauthorised' }));
  await vi.waitFor(() => expect(seen).toEqual([undefined, 'unauthorised']));
  ended.abort();
});
