import { expect, it } from 'vitest';
import { wrapUpRows } from '@/lib/wrap-up/row-readers';

it('reads a wrap-up as far as it can be read, and a draft only as a whole', () => {
  expect(wrapUpRows.wrapUps({ callId: 'a', note: 7, followUp: 'x' })).toBe(true);
  expect(wrapUpRows.wrapUps({ callId: 7 })).toBe(false);
  const draft = { callId: 'a', before: { note: '' }, fields: { note: 'x' }, isPutAway: false };
  expect(wrapUpRows.wrapUpDrafts(draft)).toBe(true);
  expect(wrapUpRows.wrapUpDrafts({ ...draft, before: null })).toBe(false);
});
