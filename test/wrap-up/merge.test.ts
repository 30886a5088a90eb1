import { expect, it } from 'vitest';
import {
  changedFields,
  hasSameFields,
  mergeFields,
  mergeTimedNotes,
  mergeUnsaved,
  rebase,
} from '@/lib/wrap-up/merge';

const before = { note: 'first', disposition: 'reached' };

it('keeps the changes of both windows where they changed different fields', () => {
  const stored = { ...before, note: 'longer', followUp: { at: 5 } };
  expect(mergeFields(stored, before, { note: 'first', disposition: 'voicemail' })).toEqual({
    note: 'longer',
    disposition: 'voicemail',
    followUp: { at: 5 },
  });
});

it('removes what one window took away', () => {
  expect(mergeFields({ ...before, note: 'longer' }, before, { note: 'first' })).toEqual({
    note: 'longer',
  });
});

it('merges nothing where both changed a field otherwise', () => {
  const stored = { ...before, note: 'theirs' };
  expect(mergeFields(stored, before, { ...before, note: 'mine' })).toBeUndefined();
  expect(mergeFields(stored, before, stored)).toEqual(stored);
});

it('does not count a reminder as a change of the follow-up', () => {
  const stored = { note: '', followUp: { at: 5, remindedAt: 6 } };
  const after = { note: '', followUp: { at: 9 } };
  expect(mergeFields(stored, { note: '', followUp: { at: 5 } }, after)).toEqual(after);
  expect(hasSameFields(stored, { note: '', followUp: { at: 5 } })).toBe(true);
  expect(hasSameFields(stored, { note: '', followUp: { at: 5, doneAt: 7 } })).toBe(false);
});

it('merges what two forms hold by field, with what each started from', () => {
  const theirs = { before, fields: { note: 'theirs', disposition: 'voicemail' } };
  const mine = { before: { note: 'saved' }, fields: { note: 'mine', disposition: 'busy' } };
  expect(mergeUnsaved(theirs, mine, ['note'])).toEqual({
    before: { note: 'saved', disposition: 'reached' },
    fields: { note: 'mine', disposition: 'voicemail' },
  });
  expect(changedFields(theirs.fields, mine.fields)).toEqual(['disposition', 'note']);
});

it('puts what is not saved on top of what was saved', () => {
  const mine = { before, fields: { ...before, note: 'mine' } };
  const saved = { note: 'theirs', disposition: 'voicemail' };
  expect(rebase(mine, saved)).toEqual({
    before: { note: 'first', disposition: 'voicemail' },
    fields: { note: 'mine', disposition: 'voicemail' },
  });
  expect(rebase(mine, mine.fields)).toEqual({ before: mine.fields, fields: mine.fields });
});

it('keeps the notes at a time that two windows add, in their order of time', () => {
  const stored = [{ at: 10, text: 'theirs' }];
  const add = [{ at: 5, text: 'mine' }];
  expect(mergeTimedNotes(stored, { add, remove: [] })).toEqual([...add, ...stored]);
  expect(mergeTimedNotes([...add, ...stored], { add, remove: [] })).toEqual([...add, ...stored]);
});

it('removes only the note that was meant', () => {
  const stored = [
    { at: 10, text: 'one' },
    { at: 10, text: 'two' },
  ];
  expect(mergeTimedNotes(stored, { add: [], remove: [{ at: 10, text: 'one' }] })).toEqual([
    { at: 10, text: 'two' },
  ]);
});
