import { expect, it } from 'vitest';
import { bytesOf, fieldsOf, parseDraft, parseWrapUp } from '@/lib/wrap-up/model';

it.each([
  ['note', 4],
  ['ملاحظة', 12],
  ['電話', 6],
  ['👍', 4],
])('counts the bytes of %s', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});

const row = { callId: 'a', note: 'kept', savedAt: 1, version: 2 };

it('reads a row in full, else the fields that can be read', () => {
  expect(parseWrapUp(row)).toEqual(row);
  const damaged = { ...row, disposition: 7, followUp: 'soon', savedAt: 'x' };
  expect(fieldsOf(parseWrapUp(damaged))).toEqual({ note: 'kept' });
  expect(parseWrapUp({ note: 'of no call' })).toBeUndefined();
});

it('reads a draft in full or not at all', () => {
  const draft = { callId: 'a', before: { note: '' }, fields: { note: 'x' }, isPutAway: false };
  expect(parseDraft(draft)).toEqual(draft);
  expect(parseDraft({ ...draft, fields: 7 })).toBeUndefined();
});

it('starts with nothing recorded', () => {
  expect(fieldsOf(undefined)).toEqual({ note: '' });
});
