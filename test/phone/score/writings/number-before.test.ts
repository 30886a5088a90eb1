import { expect, it, vi } from 'vitest';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { verdictsFor } from '@/lib/phone/score/verdict';
import {
  judgeFirstPart,
  numberBeforeLetters,
  numberBeforePostcode,
  numbersOfFirstPart,
} from '@/lib/phone/score/writings/number-before';

it.each([
  ['KR', '2026-04-03 10:15:30 발신 01020000013 42초', '+821020000013'],
  ['NL', '2026-04-03 10:15:30 inkomend 0203012461 12s', '+31203012461'],
  ['DE', 'Anruflinientaxi 040 66969 417 30 Min vorher', '+494066969417'],
] as const)('leaves a duration out of the number before it (%s %s)', (country, text, e164) => {
  expect(findNumbers(text, { defaultCountry: country }).map((one) => one.e164)).toEqual([e164]);
});

it('keeps the last group of a number before a word that is no unit of time', () => {
  const [found] = findNumbers('Tel. 040 66969 417 Minna Voss', { defaultCountry: 'DE' });
  expect(found?.raw).toBe('040 66969 417');
});

const marked = (text: string, defaultCountry: 'DE' | 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it('reads letters right after digits as a unit', () => {
  expect(marked('SSD Mobile M.2 80 800GB', 'DE')).toEqual([]);
});

it('leaves letters that are dialled in the number', () => {
  expect(marked('call 1-800-FLOWERS', 'US')).toEqual(['+18003569377']);
});

it('leaves candidates without letters alone', () => {
  const never = () => {
    throw new Error('asked');
  };
  expect(numberBeforeLetters({ before: '', raw: '212-555-0123', after: '' }, never)).toBe(
    undefined,
  );
});

const judge = (input: CandidateText) => verdictsFor(input, { default: 'DE' });
const before = (raw: string, after: string) =>
  numberBeforePostcode({ before: 'Tel. ', raw, after }, judge)?.map(({ e164 }) => e164);

it('returns the number before the postcode of a town', () => {
  expect(before('030 23125 123 10115', ' Berlin')).toEqual(['+493023125123']);
});

it('returns no number for a house and the postcode of its town', () => {
  expect(before('29\n69256', ' Mauer\nGermany')).toEqual([]);
  expect(before('7 - 60327', ' Frankfurt')).toEqual([]);
  expect(before('030\n23125', ' Mauer')).toBeUndefined();
  expect(before('030 - 23125', ' Mauer')).toBeUndefined();
});

it.each([
  ['no town', '030 23125 123 10115', ''],
  ['a word in lower case', '030 23125 123 10115', ' und'],
  ['a label in the next line', '+49 30 23125 1234', '\nEmail: a@example.com'],
  ['four digits, which are no postcode in Germany', '+49 30 23125 1234', ' Berlin'],
  ['a label after it', '+49 30 23125 1234', ' Fax'],
  ['an address after it', '+49 30 23125 1234', ' Email: a@example.com'],
  ['no postcode', '030 23125 123 456789', ' Berlin'],
  ['a text too short to hold both', '030 23 10115', ' Berlin'],
  ['no number before it', '99999 99999 10115', ' Berlin'],
])('returns nothing for %s', (_, raw, after) => {
  expect(before(raw, after)).toBeUndefined();
});

it('does not judge short texts', () => {
  const never = vi.fn(() => []);
  expect(numberBeforePostcode({ before: '', raw: '030 23', after: ' Berlin' }, never)).toBe(
    undefined,
  );
  expect(never).not.toHaveBeenCalled();
});

const input: CandidateText = { raw: '020 7946 0018 12', before: 'call ', after: 's' };
const NUMBER = '020 7946 0018';
const judgeAs = (end: number) => () => [{ start: 0, end } as Verdict];

it('judges the first part with the rest as the text after it', () => {
  const judged: CandidateText[] = [];
  judgeFirstPart(input, NUMBER, (part) => {
    judged.push(part);
    return [];
  });
  expect(judged).toEqual([{ raw: NUMBER, before: 'call ', after: ' 12s' }]);
});

it('returns the numbers if the last one ends with the part', () => {
  expect(numbersOfFirstPart(input, NUMBER, judgeAs(NUMBER.length))).toHaveLength(1);
  expect(numbersOfFirstPart(input, NUMBER, judgeAs(8))).toBeUndefined();
});
