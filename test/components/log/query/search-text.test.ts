import { expect, it } from 'vitest';
import {
  createTextRows,
  rowMatcher,
  searchableRows,
  searchableText,
} from '@/components/log/query/search-text';

const OTHERS = searchableText(['Ada Whitfield'], '+12125550188');

/** Searches rows of which the second is the text. The others must not be found by it. */
function finds(search: string, texts: string[], number: string): boolean {
  const rows = searchableRows([OTHERS, searchableText(texts, number), OTHERS]);
  return rowMatcher(search, rows)(1);
}

const findsCall = (search: string) =>
  finds(search, ['Özge Inverley-Martin', 'Rückruf: budget 2027'], '+442079460123');

it.each([
  '',
  '  ',
  'ozge',
  'INVER',
  'martin özg',
  'ruckruf 2027',
  '2079460',
  '020 7946 0123',
  '+44 (0)20 7946 0123',
  '0044 20 7946 0123',
  '(020) 7946–0123',
  '７９４６',
  '012',
  'ozge 0123',
])('finds the call by "%s"', (search) => {
  expect(findsCall(search)).toBe(true);
});

it.each(['verley', 'ozge smith', '01', '99', '020 7946 0124', 'ozge 0124', '2028'])(
  'does not find the call by "%s"',
  (search) => {
    expect(findsCall(search)).toBe(false);
  },
);

it.each([
  ['株式会社田中', '田中'],
  ['สมชาย ใจดี', 'ใจ'],
  ['Анна Ёлкина', 'елк'],
  ['محمد الأحمد', 'الاحمد'],
  ['김철수', '김철'],
])('finds %s by %s', (name, search) => {
  expect(finds(search, [name], '+12125550123')).toBe(true);
});

const TEXTS = [' ada', '', ' bo ada', ' 株式会社田中', ' ada bo', 'a'];
const rows = createTextRows(TEXTS);

it.each([' ada', 'da', ' bo ada', '田中', '', 'a', ' ada bo', 'boa', 'aa'])(
  'finds the rows with "%s" as strings do',
  (text) => {
    const found = [...TEXTS.keys()].filter(rows.rowsWith(text));
    expect(found).toEqual([...TEXTS.keys()].filter((row) => TEXTS[row]?.includes(text)));
  },
);

it('finds no text over the end of a row, and none outside all rows', () => {
  expect(createTextRows(['ab', 'cd']).rowsWith('bc')(0)).toBe(false);
  expect(createTextRows(['ab', 'cd']).rowsWith('d')(0)).toBe(false);
  expect(createTextRows(['ab']).rowsWith('a')(1)).toBe(false);
  expect(createTextRows([]).rowsWith('a')(0)).toBe(false);
});
