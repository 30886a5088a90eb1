import { expect, it } from 'vitest';
import { readCsv } from '@/components/shared/files/read-csv';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

it.each([
  ['commas', 'number,words\n+1,stop\n'],
  ['semicolons', 'number;words\r\n+1;stop\r\n'],
  ['tabs', 'number\twords\r+1\tstop'],
  ['bars', 'number|words\n+1|stop'],
])('reads %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['number', 'words'],
    ['+1', 'stop'],
  ]);
});

it('reads quoted cells with separators, line breaks and quotes', () => {
  expect(cells('a,b\n"x, ""y""\nz", w ')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', 'w'],
  ]);
});

it('names the line on which a row begins, and leaves out empty lines', () => {
  expect(readCsv('a\n\n"b\nc"\n,\nd').map(({ line }) => line)).toEqual([1, 3, 6]);
});

it('keeps a file whose last quote is missing', () => {
  expect(cells('a\n"b')).toEqual([['a'], ['b']]);
});

it.each([
  ['a title above the table', 'Contacts 2026\nname;phone\nWhitfield, Ada;1\nPritchard;2'],
  ['commas within semicolons', 'name;phone\n"a, b";1\nc, d, e;2'],
  ['the separator that a spreadsheet names', 'sep=|\na,b|1\nc,d|2'],
])('finds the separator below %s', (_, text) => {
  expect(readCsv(text).at(-1)?.cells).toHaveLength(2);
});

it('counts the line that names the separator', () => {
  expect(readCsv('sep=;\r\na;b')).toEqual([{ line: 2, cells: ['a', 'b'] }]);
});
