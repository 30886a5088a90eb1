import { expect, it } from 'vitest';
import { mayBeNumber, numberSpans } from '@/lib/page/text/may-hold-number';
import { minDigits } from '@/lib/phone/evidence/rank-countries';
import { findNumbers } from '@/lib/phone/find-numbers';
import { readSnippets } from '@/test/phone/labelled';

it.each(['dev', 'held-out'] as const)('skips no text in which a number is found (%s)', (half) => {
  const found = readSnippets(half).filter(({ text, country }) =>
    findNumbers(text, { defaultCountry: country }).some(
      ({ confidence }) => confidence !== 'doubtful',
    ),
  );
  expect(found.length).toBeGreaterThan(100);
  // The target of a link is decoded before it is read. The page has no such text.
  const texts = found.filter(({ text }) => !/^tel:\S*%/.test(text));
  const passed = texts.filter(
    ({ text, country }) =>
      !mayBeNumber(text) || !mayBeNumber(text, minDigits({ default: country })),
  );
  expect(passed.map(({ text }) => text)).toEqual([]);
});

it('reads over the lines between digits in data', () => {
  expect(mayBeNumber('020_7946_0123', 7)).toBe(true);
});

it('finds where in a text there may be numbers', () => {
  const spansIn = (text: string) =>
    numberSpans(text, 7).map(([start, end]) => text.slice(start, end));
  expect(spansIn('In 2024 Ada, (212) 555-0134 or 646 555 0110, room 12')).toEqual([
    '212) 555-0134 ',
    '646 555 0110',
  ]);
  // Letters to dial may be cut off, but not the digits after them.
  expect(spansIn('1-800-FLOWERS and (212)AB555 0134.')).toEqual([
    '800-FLOWERS ',
    '212)AB555 0134.',
  ]);
  expect(spansIn('Room 12 of 40')).toEqual([]);
});

it('leaves plain dates out where no part of one is long enough for a number', () => {
  const spansIn = (text: string, fewest?: number) =>
    numberSpans(text, fewest).map(([start, end]) => text.slice(start, end));
  expect(spansIn('Due 2026-11-26, paid 26.11.2026', 7)).toEqual([]);
  expect(spansIn('+2026-11-26', 7)).toEqual(['2026-11-26']);
  // A cell `20`, and a number of New Caledonia in the next.
  expect(spansIn('2024-01-23', 6)).toEqual(['2024-01-23']);
  expect(spansIn('2024-01-23')).toEqual(['2024-01-23']);
});
