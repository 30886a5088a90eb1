import { expect, it } from 'vitest';
import { createTextBoundaries } from '@/lib/page/text/text-boundaries';

/** Returns the texts into which a number may continue. */
function continued(texts: string[], openBefore = false, fewest = 5): string[] {
  const boundaries = createTextBoundaries(openBefore);
  return texts.filter((text) => boundaries.next(text, /\d/.test(text), fewest));
}

it.each([
  [['+1 212', '555'], ['555']],
  [
    ['212', '-', '555', ') ', '0134'],
    ['555', '0134'],
  ],
  [['212 is', '555'], []],
  [['212', 'is', '555'], []],
  [['no', '555'], []],
  [['1-800-', 'FLOWERS'], ['FLOWERS']],
  [['1-800-', 'flowers'], []],
  [['1-800-', 'Flowers'], ['Flowers']],
  [['1-800', '-Flowers'], ['-Flowers']],
  [['1-800 ', 'F', 'LOWERS'], ['F']],
  [['INV-100123', 'Amount'], []],
])('follows digits from text to text: %j', (texts, expected) => {
  expect(continued(texts)).toEqual(expected);
});

it('assumes that a number may continue into the first text if text comes before it', () => {
  expect(continued(['555'], true)).toEqual(['555']);
  expect(createTextBoundaries(false).endsOpen()).toBe(false);
});

it('tells whether the last digits may continue', () => {
  const boundaries = createTextBoundaries(false);
  boundaries.next('Call 212-', true, 5);
  expect(boundaries.endsOpen()).toBe(true);
  boundaries.next('today', false, 5);
  expect(boundaries.endsOpen()).toBe(false);
});

it('counts the digits of all texts of one number', () => {
  expect(continued(['12', '34', '56', '7'], false, 7)).toEqual(['7']);
  expect(continued(['12:30', '456', '78'], false, 7)).toEqual(['78']);
  expect(continued(['1234', ': 567'], false, 7)).toEqual([]);
});

it('starts again after a text into which nothing continued', () => {
  const boundaries = createTextBoundaries(false);
  boundaries.next('12345', true, 7);
  expect(boundaries.next('67', true, 7)).toBe(true);
  boundaries.end('67');
  expect(boundaries.next('8', true, 7)).toBe(false);
});
