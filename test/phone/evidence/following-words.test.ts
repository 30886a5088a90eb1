import { expect, it } from 'vitest';
import { isBesidePhone, wordsAfter } from '@/lib/phone/evidence/following-words';

it('reads a kind of phone after a number', () => {
  expect(wordsAfter(' (mobile)').phone).toBe(1);
  expect(wordsAfter(' Fax').phone).toBe(1);
});

it('leaves the label of the next number to that number', () => {
  expect(wordsAfter(' Fax 212-555-0144').phone).toBe(0);
  expect(wordsAfter('\nFax').phone).toBe(0);
});

it('reads units, counted things and remarks', () => {
  expect(wordsAfter(' bytes').against?.beats).toBe('grouped');
  expect(wordsAfter(' apples').against?.beats).toBe('bare');
  expect(wordsAfter(' (invoice)').against?.beats).toBe('bare');
  expect(wordsAfter(' is right').against).toBeUndefined();
});

it('does not take words that mean something else after digits for a phone', () => {
  expect(wordsAfter(' fix typo').phone).toBe(0);
});

it('knows a number beside one with a label for phone', () => {
  expect(isBesidePhone(', mob. 21 234 578')).toBe(true);
  expect(isBesidePhone(', order 21 234 578')).toBe(false);
  expect(isBesidePhone(', mob.')).toBe(false);
});

it.each(['(n° de contrat)', '(badge no.)', '(Auftrag Nr.)'])(
  'takes digits before %j for the number of a thing',
  (remark) => {
    expect(wordsAfter(` ${remark}`).against?.beats).toBe('grouped');
  },
);

it('knows a messenger at which a number can be reached too', () => {
  expect(wordsAfter(' ou WhatsApp\n')).toEqual({ phone: 1 });
  expect(wordsAfter(' or WhatsApp: 212-555-0123').phone).toBe(0);
  expect(wordsAfter(' or invoice').phone).toBe(0);
});
