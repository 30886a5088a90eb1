import { expect, it } from 'vitest';
import { keptCalls } from '@/lib/calls/retention/kept-calls';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

it('keeps an open call while it is followed, even if the clock was set', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    placedCall({ id: 'just-now' }),
    placedCall({ id: 'a-bit-ahead', createdAt: NOON + DAY / 2 }),
    placedCall({ id: 'too-old', createdAt: NOON - 2 * DAY }),
    placedCall({ id: 'done', state: 'recorded' }),
  ]);
  const kept = await keptCalls(database, NOON);
  expect([...kept]).toEqual([
    ['a-bit-ahead', 'open'],
    ['just-now', 'open'],
  ]);
});

it('names one reason for each call', async () => {
  const database = freshDatabase();
  await database.calls.add(placedCall({ id: 'call' }));
  const fields = { note: 'Half a sen' };
  await database.wrapUpDrafts.add({
    ...{ callId: 'call', before: { note: '' }, fields, isPutAway: false },
  });
  expect([...(await keptCalls(database, NOON))]).toEqual([['call', 'open']]);
});
