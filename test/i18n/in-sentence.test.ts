import { expect, it } from 'vitest';
import {
  nameInSentence,
  numberInSentence,
  whomAndNumber,
  whomInSentence,
} from '@/lib/i18n/in-sentence';

const number = '\u2066+1\u00a0212\u2069';

it('keeps a number in one piece and in its direction', () => {
  expect(numberInSentence('+1 212')).toBe(number);
});

it('keeps a name in the direction of its letters', () => {
  expect(nameInSentence('Ada')).toBe('\u2068Ada\u2069');
});

it('names whom a sentence is about, else the number', () => {
  expect(whomInSentence('Ada', '+1 212')).toBe('\u2068Ada\u2069');
  expect(whomInSentence(undefined, '+1 212')).toBe(number);
  expect(whomAndNumber('Ada', '+1 212')).toBe(`\u2068Ada\u2069, ${number}`);
  expect(whomAndNumber(undefined, '+1 212')).toBe(number);
});
