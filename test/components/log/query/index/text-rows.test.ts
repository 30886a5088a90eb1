import { expect, it } from 'vitest';
import { createTextRows } from '@/components/log/query/index/text-rows';

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
