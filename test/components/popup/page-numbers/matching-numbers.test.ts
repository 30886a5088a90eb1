import { describe, expect, it } from 'vitest';
import { matchingNumbers, searchesByName } from '@/components/popup/page-numbers/matching-numbers';
import type { PageNumber } from '@/lib/offers/model';

const number = (raw: string, e164: string, calleeName?: string): PageNumber => ({
  raw,
  e164,
  text: e164,
  confidence: 'certain',
  ...(calleeName && { calleeName }),
});
const numbers = [
  number('(212) 555-0134', '+12125550134', 'Renée Whitfield'),
  number('0161 496 0345', '+441614960345', 'Óscar Núñez'),
  number('+33 1 99 00 12 34', '+33199001234'),
];
const found = (typed: string) => matchingNumbers(numbers, typed).map(({ raw }) => raw);

it('finds a number by its label, too', () => {
  const mobile = { ...number('+33 1 99 00 12 35', '+33199001235'), label: 'Mobile' };
  expect(matchingNumbers([...numbers, mobile], 'mobi')).toEqual([mobile]);
});

describe('matchingNumbers', () => {
  it.each([
    ['renee', ['(212) 555-0134']],
    ['WHIT', ['(212) 555-0134']],
    ['oscar nun', ['0161 496 0345']],
    ['nobody', []],
    // Digits of the international number, and of the number as the page writes it.
    ['+44 161', ['0161 496 0345']],
    ['0161-496', ['0161 496 0345']],
    ['555', ['(212) 555-0134']],
    ['+', numbers.map(({ raw }) => raw)],
    ['99', ['+33 1 99 00 12 34']],
  ])('finds by “%s”', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });
});

it('tells a name from a number', () => {
  expect(['Ada', 'Room 5', '李'].map(searchesByName)).toEqual([true, true, true]);
  expect(['+', '(212) 555', '５５５', ''].map(searchesByName)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
