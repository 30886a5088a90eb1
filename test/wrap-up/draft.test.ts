import { expect, it } from 'vitest';
import { keepDraft } from '@/lib/wrap-up/draft';
import { freshDatabase } from '@/test/calls/support/database';

const draft = { callId: 'a', before: { note: '' }, fields: { note: 'half a' }, isPutAway: false };

it('stores what was typed, and removes a draft without changes', async () => {
  const database = freshDatabase();
  await keepDraft(database, draft);
  expect(await database.wrapUpDrafts.get('a')).toEqual(draft);
  await keepDraft(database, { ...draft, fields: draft.before });
  expect(await database.wrapUpDrafts.get('a')).toBeUndefined();
});

it('remembers that a form was put away, even an empty one', async () => {
  const database = freshDatabase();
  await keepDraft(database, { ...draft, fields: draft.before, isPutAway: true });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({ isPutAway: true });
});
