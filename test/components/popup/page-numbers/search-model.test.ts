import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSearchModel, type SearchModel } from '@/components/popup/page-numbers/search-model';
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
