import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSearchModel,
  matchingNumbers,
  type SearchModel,
  searchesByName,
} from '@/components/popup/page-numbers/search-model';
import type { PageNumber } from '@/lib/offers/model';

const named = (calleeName: string, e164: string): PageNumber => ({
  calleeName,
  e164,
  text: e164,
  raw: e164,
  confidence: 'certain',
});
const ada = named('Ada Whitfield', '+12125550134');
const rhys = named('Rhys Pritchard', '+447700900123');
const carol = named('Carol Whitby', '+12125550187');

const numbers = signal<PageNumber[]>([]);
const onSearch = vi.fn();
let search: SearchModel;
beforeEach(() => {
  numbers.value = [ada, rhys, carol];
  onSearch.mockClear();
  search = createSearchModel(numbers, onSearch);
});

it('shows all numbers and chooses none until the rep searches', () => {
  expect(search.matches.value).toBeUndefined();
  expect(search.chosen.value).toBeUndefined();
});

it('chooses the first number whose name matches', () => {
  search.search('whi');
  expect(search.matches.value).toEqual([ada, carol]);
  expect(search.chosen.value).toBe(ada);
  expect(onSearch).toHaveBeenCalledOnce();
});

it('chooses none for a number: Enter calls what was typed', () => {
  search.search('212 555');
  expect(search.matches.value).toEqual([ada, carol]);
  expect(search.chosen.value).toBeUndefined();
  expect(onSearch).not.toHaveBeenCalled();
});

it('moves through the matches with arrows, and round at both ends', () => {
  search.move(1);
  expect(search.chosen.value).toBe(ada);
  search.move(-1);
  expect(search.chosen.value).toBe(carol);
  search.move(1);
  expect(search.chosen.value).toBe(ada);
  search.stop();
  search.move(-1);
  expect(search.chosen.value).toBe(carol);
});

it('shows the matches of a name that was typed before the page was read, and chooses none', () => {
  numbers.value = [];
  search.search('whi');
  expect(onSearch).toHaveBeenCalledOnce();
  numbers.value = [ada, rhys];
  expect(search.matches.value).toEqual([ada]);
  expect(search.chosen.value).toBeUndefined();
});

it('has nothing to choose on a page without numbers', () => {
  numbers.value = [];
  search.move(1);
  expect(search.chosen.value).toBeUndefined();
  expect(onSearch).not.toHaveBeenCalled();
});

it('never chooses another number because the page changed', () => {
  search.search('whi');
  numbers.value = [carol, rhys];
  expect(search.matches.value).toEqual([carol]);
  expect(search.chosen.value).toBeUndefined();
});

it('ends with an empty text', () => {
  search.search('whi');
  search.search(' ');
  expect(search.matches.value).toBeUndefined();
  expect(search.chosen.value).toBeUndefined();
});

it('keeps the chosen number when the page is listed again, unless it looks different', () => {
  search.search('pritch');
  numbers.value = [carol, { ...rhys }, ada];
  expect(search.chosen.value).toEqual(rhys);
  numbers.value = [{ ...rhys, e164: '+447700900124' }];
  expect(search.chosen.value).toBeUndefined();
});

const number = (raw: string, e164: string, calleeName?: string): PageNumber => ({
  raw,
  e164,
  text: e164,
  confidence: 'certain',
  ...(calleeName && { calleeName }),
});
const listed = [
  number('(212) 555-0134', '+12125550134', 'Renée Whitfield'),
  number('0161 496 0345', '+441614960345', 'Óscar Núñez'),
  number('+33 1 99 00 12 34', '+33199001234'),
];
const found = (typed: string) => matchingNumbers(listed, typed).map(({ raw }) => raw);

it('finds a number by its label, too', () => {
  const mobile = { ...number('+33 1 99 00 12 35', '+33199001235'), label: 'Mobile' };
  expect(matchingNumbers([...listed, mobile], 'mobi')).toEqual([mobile]);
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
    ['+', listed.map(({ raw }) => raw)],
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
