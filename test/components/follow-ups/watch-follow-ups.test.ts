import { expect, it } from 'vitest';
import { openFollowUps, watchFollowUps } from '@/components/follow-ups/watch-follow-ups';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const wrapUp = (callId: string, at: number) => ({
  ...{ callId, note: '', savedAt: NOON, version: 1 },
  ...{ followUp: { at }, dueAt: at },
});

it('reads what is not done with its call, the earliest first', async () => {
  const database = freshDatabase();
  const calls = ['a', 'b'].map((id) => sampleCall({ id, gesture: id }));
  await database.calls.bulkAdd(calls);
  const { dueAt: _, ...done } = wrapUp('a', NOON);
  await database.wrapUps.bulkPut([wrapUp('b', NOON + 2), wrapUp('a', NOON + 1)]);
  await database.wrapUps.bulkPut([wrapUp('wiped', NOON), { ...done, callId: 'done' }]);
  const open = await openFollowUps(database);
  expect(open.map(({ call, at }) => [call.id, at - NOON])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('reports changes until it is ended', async () => {
  const database = freshDatabase();
  await database.calls.add(sampleCall({ id: 'a' }));
  const ended = new AbortController();
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    const onChange = (followUps: unknown[]) => {
      if (counts.push(followUps.length) === 2) resolve();
      else void database.wrapUps.put(wrapUp('a', NOON));
    };
    watchFollowUps(database, onChange, ended.signal);
  });
  ended.abort();
  expect(counts).toEqual([0, 1]);
});
