import { expect, it } from 'vitest';
import { dropSavedDraft, saveDraft } from '@/lib/wrap-up/draft';
import type { SentDraft, WrapUpDraft } from '@/lib/wrap-up/model';
import { freshDatabase } from '@/test/calls/support/database';

const draft: WrapUpDraft = {
  callId: 'a',
  formId: 'popup',
  before: { note: '' },
  fields: { note: 'half a' },
  isPutAway: false,
};

/** The draft as its form sends it. */
const sent: SentDraft = { ...draft, formId: 'popup', changed: ['note'] };

/** A draft of another window in which the rep chose a disposition. */
const chosen: SentDraft = {
  ...sent,
  formId: 'dashboard',
  fields: { note: '', disposition: 'reached' },
  changed: ['disposition'],
};

it('stores what was typed, and removes a draft without changes', async () => {
  const database = freshDatabase();
  await saveDraft(database, sent);
  expect(await database.wrapUpDrafts.get('a')).toEqual(draft);
  await saveDraft(database, { ...sent, fields: draft.before });
  expect(await database.wrapUpDrafts.get('a')).toBeUndefined();
});

it('remembers that a form was put away, even an empty one', async () => {
  const database = freshDatabase();
  await saveDraft(database, { ...sent, fields: draft.before, isPutAway: true });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({ isPutAway: true });
});

it('keeps what another window typed, whose draft it stays until one form shows all', async () => {
  const database = freshDatabase();
  await saveDraft(database, sent);
  await saveDraft(database, chosen);
  const both = { note: 'half a', disposition: 'reached' };
  expect(await database.wrapUpDrafts.get('a')).toEqual({ ...draft, fields: both });
  await saveDraft(database, {
    ...chosen,
    fields: { ...both, note: 'half a note' },
    changed: ['note'],
  });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({
    formId: 'dashboard',
    fields: { ...both, note: 'half a note' },
  });
});

it('keeps for each field what the rep started from', async () => {
  const database = freshDatabase();
  await saveDraft(database, sent);
  await saveDraft(database, {
    ...chosen,
    before: { note: 'saved meanwhile', disposition: 'busy' },
  });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({
    before: { note: '', disposition: 'busy' },
  });
});

it('goes on with a draft of an earlier version', async () => {
  const database = freshDatabase();
  const { formId: _, ...earlier } = draft;
  await database.wrapUpDrafts.put(earlier);
  await saveDraft(database, { ...sent, fields: { note: 'half a note' } });
  expect(await database.wrapUpDrafts.get('a')).toMatchObject({ fields: { note: 'half a note' } });
});

it('after saving drops the draft of that form, and of another what it does not add', async () => {
  const database = freshDatabase();
  const saved = { note: '', disposition: 'reached' };
  await database.wrapUpDrafts.put(draft);
  await dropSavedDraft(database, { callId: 'a', formId: 'popup' }, saved);
  expect(await database.wrapUpDrafts.count()).toBe(0);
  await database.wrapUpDrafts.put(draft);
  await dropSavedDraft(database, { callId: 'a', formId: 'dashboard' }, saved);
  expect(await database.wrapUpDrafts.get('a')).toEqual({
    ...draft,
    before: saved,
    fields: { ...saved, note: 'half a' },
  });
  await dropSavedDraft(
    database,
    { callId: 'a', formId: 'dashboard' },
    { ...saved, note: 'half a' },
  );
  expect(await database.wrapUpDrafts.count()).toBe(0);
});

it.each([{ callId: 'a' }, { callId: 'a', formId: 'dashboard' }])(
  'keeps a draft of an earlier version when %j saves',
  async (change) => {
    const database = freshDatabase();
    const { formId: _, ...earlier } = draft;
    await database.wrapUpDrafts.put(earlier);
    await dropSavedDraft(database, change, { note: 'theirs' });
    expect(await database.wrapUpDrafts.get('a')).toEqual(earlier);
  },
);
