import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '@/components/shared/files/csv';
import { readCsv } from '@/lib/lists/formats/text/read-csv';

it.each([
  ['Ada', 'Ada'],
  ['=1+1', "'=1+1"],
  ['+12125550134', "'+12125550134"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['', ''],
])('writes %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`${cell}\r\n`);
});

it('starts no cell with a formula, and can be read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (cells) => {
      const read = readRow(csvOf([cells]).slice(0, -2));
      expect(read.every((cell) => !/^[=+\-@\t\r]/.test(cell))).toBe(true);
      expect(read.map((cell, i) => (cell === `'${cells[i]}` ? cell.slice(1) : cell))).toEqual(
        cells,
      );
    }),
  );
});

/** A row of RFC 4180, read by itself: commas and quotes inside quotes are text. */
function readRow(row: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < row.length; at++) {
    const char = row[at] ?? '';
    const escaped = quoted && char === '"' && row[at + 1] === '"';
    if (char === '"' && !escaped) quoted = !quoted;
    else if (char === ',' && !quoted) cells.push('');
    else cells[cells.length - 1] += char;
    if (escaped) at += 1;
  }
  return cells;
}

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
