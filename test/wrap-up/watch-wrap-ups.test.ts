import { expect, it } from 'vitest';
import { readWrapUps, watchWrapUps } from '@/lib/wrap-up/watch-wrap-ups';
import { freshDatabase } from '@/test/calls/support/database';

const saved = { callId: 'a', note: 'kept', savedAt: 1, version: 1 };
const draft = {
  callId: 'a',
  before: { note: 'kept' },
  fields: { note: 'kept and' },
  isPutAway: false,
};

it('reads what is saved and what is typed, and leaves out calls without either', async () => {
  const database = freshDatabase();
  await database.wrapUps.put(saved);
  await database.wrapUpDrafts.bulkPut([draft, { ...draft, callId: 'b' }]);
  const read = await readWrapUps(database, ['a', 'b', 'c']);
  expect([...read]).toEqual([
    ['a', { saved, draft }],
    ['b', { draft: { ...draft, callId: 'b' } }],
  ]);
});

it('takes a draft that says what is saved for none', async () => {
  const database = freshDatabase();
  await database.wrapUps.put(saved);
  await database.wrapUpDrafts.put({ ...draft, fields: { note: 'kept' } });
  expect((await readWrapUps(database, ['a'])).get('a')).toEqual({ saved });
});

it('reports changes until it is ended', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const seen: (string | undefined)[] = [];
  const twice = new Promise<void>((resolve) => {
    const onChange: Parameters<typeof watchWrapUps>[2] = (next) => {
      if (seen.push(next.get('a')?.saved?.note) === 2) resolve();
      else void database.wrapUps.put(saved);
    };
    watchWrapUps(database, ['a'], onChange, ended.signal);
  });
  await twice;
  ended.abort();
  expect(seen).toEqual([undefined, 'kept']);
});
