import { expect, it } from 'vitest';
import { saveDraft } from '@/lib/wrap-up/draft';
import { freshDatabase } from '@/test/calls/support/database';

const draft = { callId: 'a', before: { note: '' }, fields: { note: 'half a' }, isPutAway: false };

it('stores what was typed, and removes a draft without changes', async () => {
  const database = freshDatabase();
  await saveDraft(database, draft);
  expect(await database.wrapUpDrafts.get('a')).toEqual(draft);
  await saveDraft(database, { ...draft, fields: draft.before });
  expect(await database.wrapUpDrafts.get('a')).toBeUndefined();
});

it('remembers that a form was put away, even an empty one', async () => {
  const database = freshDatabase();
  await saveDraft(database, { ...draft, fields: draft.before, isPutAway: true });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({ isPutAway: true });
});
