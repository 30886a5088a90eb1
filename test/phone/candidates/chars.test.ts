import { expect, it } from 'vitest';
import {
  charKind,
  DIGIT,
  digitOf,
  nextDigit,
  OPENING,
  SEPARATOR,
} from '@/lib/phone/candidates/chars';

const kindOf = (character: string) => charKind(character.charCodeAt(0));

it.each([
  ['digits', '09٣７', DIGIT],
  ['separators', ' -./)\t\u00a0\u2009\u2011\u200b\u202a', SEPARATOR],
  ['openings', '+([＋（', OPENING],
  ['other characters', 'aé,:;#*€', 0],
])('knows %s', (_, characters, kind) => {
  expect([...characters].map(kindOf)).toEqual([...characters].map(() => kind));
});

it('reads the value of a digit in any script', () => {
  expect([...'07٣７९'].map((digit) => digitOf(digit.charCodeAt(0)))).toEqual([0, 7, 3, 7, 9]);
  expect(digitOf('a'.charCodeAt(0))).toBe(-1);
});

it('agrees with Unicode on the decimal digits of the first plane', () => {
  const decimal = /^\p{Nd}$/u;
  const wrong = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => digitOf(code) >= 0 && !decimal.test(String.fromCharCode(code)),
  );
  expect(wrong).toEqual([]);
});

it('finds the next digit from a position', () => {
  expect(nextDigit('a1b2', 0)).toBe(1);
  expect(nextDigit('a1b2', 2)).toBe(3);
  expect(nextDigit('a1b2', 4)).toBe(-1);
});
