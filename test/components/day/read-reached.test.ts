import { expect, it, vi } from 'vitest';
import { midnightBefore } from '@/components/day/periods';
import { REACHED_DAYS, readReached } from '@/components/day/read-reached';
import type { Call } from '@/lib/calls/model';
import { CALLEE, NOON, OTHER_CALLEE, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const unending = new AbortController().signal;

/** A log with a call for each disposition; an empty one has no wrap-up. */
async function logOf(rows: readonly (Partial<Call> & { disposition: string })[]) {
  const database = freshDatabase();
  const calls = rows.map(({ disposition: _, ...given }, nth) =>
    sampleCall({ id: `call-${nth}`, gesture: `call-${nth}`, state: 'placed', ...given }),
  );
  await database.calls.bulkAdd(calls);
  const chosen = rows.map(({ disposition }, nth) => ({
    ...{ callId: `call-${nth}`, note: '', savedAt: NOON, version: 1 },
    disposition,
  }));
  await database.wrapUps.bulkAdd(chosen.filter(({ disposition }) => disposition !== ''));
  return database;
}

const background = () =>
  fakeAsk({
    'callee-zones': ({ e164s }) =>
      ok(e164s.map((e164) => (e164 === CALLEE ? 'America/New_York' : null))),
  });

it('counts by the callee’s clock what is counted as reached, and leaves unclear zones out', async () => {
  const database = await logOf([
    { disposition: 'reached', createdAt: NOON },
    { disposition: 'voicemail', createdAt: NOON },
    { disposition: 'own-1', createdAt: NOON },
    { disposition: '', createdAt: NOON },
    { disposition: 'reached', createdAt: NOON, state: 'refused' },
    { disposition: 'reached', createdAt: NOON, callee: OTHER_CALLEE },
  ]);
  const figures = await readReached({ database, ask: background() }, NOON, unending);
  // 17:00 UTC in November is noon in New York.
  expect(figures?.hours.groups).toMatchObject([{ key: 12, count: 1, of: 2 }]);
  expect(figures?.dids.all).toMatchObject({ count: 2, of: 3 });
  expect(figures?.withoutHour).toBe(1);
});

it('reads whole days, from the first of 90 to the end of today', async () => {
  const from = midnightBefore(NOON, REACHED_DAYS - 1);
  const to = midnightBefore(NOON, -1);
  const times = [from - 1, from, to - 1, to];
  const database = await logOf(times.map((createdAt) => ({ disposition: 'reached', createdAt })));
  const figures = await readReached({ database, ask: background() }, NOON, unending);
  expect(figures?.dids.all.of).toBe(2);
});

it('asks for each callee once, at most 200 at a time', async () => {
  const callees = Array.from({ length: 201 }, (_, nth) => `+1212555${1000 + nth}`);
  const database = await logOf(
    [...callees, ...callees].map((callee, nth) => ({
      ...{ disposition: 'reached', callee },
      createdAt: midnightBefore(NOON, nth < 201 ? 1 : 0),
    })),
  );
  const ask = background();
  await readReached({ database, ask }, NOON, unending);
  const sizes = ask.asked.map(({ body }) => (body as { e164s: string[] }).e164s.length);
  expect(sizes).toEqual([200, 1]);
});

it('stops at the end of a day once it is ended', async () => {
  const database = await logOf([{ disposition: 'reached', createdAt: NOON }]);
  const read = vi.spyOn(database.wrapUps, 'bulkGet');
  const ended = AbortSignal.abort();
  expect(await readReached({ database, ask: background() }, NOON, ended)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

it('fails if the background does not answer', async () => {
  const database = await logOf([{ disposition: 'reached', createdAt: NOON }]);
  const ask = fakeAsk({ 'callee-zones': () => problem('no-answer') });
  await expect(readReached({ database, ask }, NOON, unending)).rejects.toThrow('no-answer');
});
