import { expect, it } from 'vitest';
import { markReminded, saveTimedNotes, saveWrapUp } from '@/lib/wrap-up/save-wrap-up';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

function rig() {
  const deps = {
    database: freshDatabase(),
    readSettings: async () => sampleSettings(),
    readNumber: async (text: string) => text,
    now: () => NOON,
  };
  const callee = { callee: CALLEE, calleeName: 'Ann Example' };
  const save = (
    after: Parameters<typeof saveWrapUp>[1]['after'],
    before: Parameters<typeof saveWrapUp>[1]['before'] = { note: '' },
    formId = 'form',
  ) => saveWrapUp(deps, { callId: 'a', formId, before, after }, callee);
  return { ...deps, save };
}

it('saves a wrap-up and removes its draft', async () => {
  const { database, save } = rig();
  const fields = { note: 'half a' };
  const draft = { callId: 'a', formId: 'form', before: { note: '' }, fields, isPutAway: false };
  await database.wrapUpDrafts.put(draft);
  const wrapUp = { callId: 'a', disposition: 'reached', note: 'hi', savedAt: NOON, version: 1 };
  expect(await save({ disposition: 'reached', note: 'hi' })).toEqual({ state: 'saved', wrapUp });
  expect(await database.wrapUps.toArray()).toEqual([wrapUp]);
  expect(await database.wrapUpDrafts.count()).toBe(0);
});

it('counts the changes, and none where nothing changed', async () => {
  const { save } = rig();
  await save({ note: 'one' });
  expect(await save({ note: 'two' }, { note: 'one' })).toMatchObject({ wrapUp: { version: 2 } });
  expect(await save({ note: 'two' }, { note: 'two' })).toMatchObject({ wrapUp: { version: 2 } });
});

it('merges what two windows changed, and loses nothing where both changed one field', async () => {
  const { database, save } = rig();
  await save({ note: 'theirs' });
  expect(await save({ disposition: 'voicemail', note: '' })).toMatchObject({
    state: 'saved',
    wrapUp: { disposition: 'voicemail', note: 'theirs' },
  });
  const conflict = await save({ note: 'mine' });
  expect(conflict).toMatchObject({ state: 'conflict', wrapUp: { note: 'theirs' } });
  expect(await database.wrapUps.get('a')).toMatchObject({ note: 'theirs', version: 2 });
});

it('keeps the draft of a save that met a conflict', async () => {
  const { database, save } = rig();
  await save({ note: 'theirs' });
  const draft = { callId: 'a', before: { note: '' }, fields: { note: 'mine' }, isPutAway: false };
  await database.wrapUpDrafts.put(draft);
  await save({ note: 'mine' });
  expect(await database.wrapUpDrafts.get('a')).toEqual(draft);
});

it('keeps what another window typed, on top of what is saved', async () => {
  const { database, save } = rig();
  const draft = { callId: 'a', formId: 'popup', before: { note: '' }, isPutAway: false };
  await database.wrapUpDrafts.put({ ...draft, fields: { note: 'half a note' } });
  await save({ note: '', disposition: 'reached' }, { note: '' }, 'dashboard');
  expect(await database.wrapUpDrafts.get('a')).toEqual({
    ...draft,
    before: { note: '', disposition: 'reached' },
    fields: { note: 'half a note', disposition: 'reached' },
  });
});

it('lets the form whose field another window saved meet the conflict', async () => {
  const { database, save } = rig();
  const draft = { callId: 'a', formId: 'popup', before: { note: '' }, isPutAway: false };
  await database.wrapUpDrafts.put({ ...draft, fields: { note: 'mine' } });
  await save({ note: 'theirs' }, { note: '' }, 'dashboard');
  const { before, fields } = (await database.wrapUpDrafts.get('a')) ?? {};
  expect(fields).toEqual({ note: 'mine' });
  expect(await save(fields ?? { note: '' }, before, 'popup')).toMatchObject({ state: 'conflict' });
});

it('puts the number on the do-not-call list, with what was said, as its disposition asks', async () => {
  const { database, save } = rig();
  await save({ disposition: 'do_not_call', note: 'Take me off your list' });
  const proof = { words: 'Take me off your list', source: 'wrap_up', name: 'Ann Example' };
  expect(await database.doNotCall.toArray()).toMatchObject([
    { key: `number:${CALLEE}`, ...proof, addedAt: NOON },
  ]);
  expect(await database.doNotCallChanges.toArray()).toMatchObject([{ action: 'added', ...proof }]);
});

it('writes the wrap-up and its entry together or not at all', async () => {
  const { database, save } = rig();
  database.doNotCallChanges.hook('creating', () => {
    throw new Error('disk full');
  });
  await expect(save({ disposition: 'do_not_call', note: '' })).rejects.toThrow('disk full');
  expect(await database.wrapUps.count()).toBe(0);
  expect(await database.doNotCall.count()).toBe(0);
});

it('marks when an open follow-up is due', async () => {
  const { save } = rig();
  const first = await save({ note: '', followUp: { at: NOON + 1 } });
  expect(first.wrapUp.dueAt).toBe(NOON + 1);
  const done = { at: NOON + 1, doneAt: NOON + 2 };
  const second = await save({ note: '', followUp: done }, { note: '', followUp: { at: NOON + 1 } });
  expect(second.wrapUp.dueAt).toBeUndefined();
});

it('notes a reminder, unless the follow-up changed meanwhile', async () => {
  const { database, save } = rig();
  const { wrapUp } = await save({ note: '', followUp: { at: NOON } });
  await markReminded(database, [{ ...wrapUp, version: 0 }], NOON + 1);
  expect((await database.wrapUps.get('a'))?.followUp).toEqual({ at: NOON });
  await markReminded(database, [wrapUp], NOON + 1);
  expect((await database.wrapUps.get('a'))?.followUp).toEqual({ at: NOON, remindedAt: NOON + 1 });
});

it('saves notes at a time beside the form: neither loses what the other holds', async () => {
  const { database, save, ...deps } = rig();
  const account = 'https://odoo.example.com';
  const row = { callId: 'a', connector: 'odoo', account, state: 'sent', revision: 1 } as const;
  await database.outbox.put({ ...row, attempts: 1, dueAt: 0 });
  const draft = { callId: 'a', before: { note: '' }, fields: { note: 'half' }, isPutAway: false };
  await database.wrapUpDrafts.put(draft);
  await save({ note: 'whole', followUp: { at: NOON + 5 } });
  await database.wrapUpDrafts.put(draft);
  const [first, second] = [
    { at: 9, text: 'one' },
    { at: 3, text: 'two' },
  ] as const;
  await Promise.all(
    [first, second].map((note) =>
      saveTimedNotes({ ...deps, database }, 'a', { add: [note], remove: [] }),
    ),
  );
  expect(await database.wrapUpDrafts.get('a')).toEqual(draft);
  await save({ note: 'changed' }, { note: 'whole' });
  expect(await database.wrapUps.get('a')).toMatchObject({
    ...{ note: 'changed', dueAt: NOON + 5, version: 4 },
    timedNotes: [second, first],
  });
  expect(await database.outbox.get(['a', 'odoo'])).toMatchObject({ state: 'waiting' });
});
