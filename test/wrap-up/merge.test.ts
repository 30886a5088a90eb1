import { expect, it } from 'vitest';
import { mergeFields, sameFields } from '@/lib/wrap-up/merge';

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
  expect(sameFields(stored, { note: '', followUp: { at: 5 } })).toBe(true);
  expect(sameFields(stored, { note: '', followUp: { at: 5, doneAt: 7 } })).toBe(false);
});
