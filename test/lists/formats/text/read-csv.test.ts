import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '@/components/shared/files/csv';
import { readCsv } from '@/lib/lists/formats/text/read-csv';

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

it.each([
  ['\r\n', '"sep=;"\r\na;b'],
  ['\r', 'sep=;\ra;b'],
])('takes %j for the end of the line that names the separator', (_, text) => {
  expect(readCsv(text)).toEqual([{ line: 2, cells: ['a', 'b'] }]);
});

it('does not take what is in a cell of several lines for separators', () => {
  const note = '"one, two,\nthree, four,\nfive, six,\nseven, eight"';
  expect(readCsv(`name;note\nAda;${note}`)).toHaveLength(2);
});

it('counts lines that end in a carriage return alone', () => {
  expect(readCsv('a\r"b\rc"\rd').map(({ line }) => line)).toEqual([1, 2, 4]);
});

it.each([
  ['at the start of a cell', 'n,p\n"Ada,1\nBob,2\n"Cy, jr",3', ['Ada', 'Bob', 'Cy, jr']],
  ['among quoted cells', 'n,p\n"Ada","1"\n"Bob,"2"\n"Cy","3"', ['Ada', 'Bob', 'Cy']],
  ['at the end of a cell', 'n,p\nAda","1"\nBob,2', ['Ada"', 'Bob']],
  ['within a cell', 'n,p\n5" pipe,1\nBob,2', ['5" pipe', 'Bob']],
  ['around a nickname', 'n,p\n"Ada" Whitfield,1\nBob,"2"', ['Ada Whitfield', 'Bob']],
  ['within a quoted cell', 'n,p\n"Ada "Ace" W, jr",1\nBob,2', ['Ada "Ace" W, jr', 'Bob']],
])('keeps the other rows if there is a stray quote %s', (_, text, names) => {
  const rows = readCsv(text).slice(1);
  expect(rows.map((row) => row.cells[0])).toEqual(names);
  expect(rows.map((row) => row.cells.length)).toEqual(names.map(() => 2));
});

it('keeps empty rows and a preamble apart by the lines', () => {
  const text =
    'Notes:\n"Some addresses are missing,\nas they are private."\n\nFirst Name,Phone\nAda,1';
  expect(readCsv(text).map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'Notes:'],
    [2, 'Some addresses are missing,\nas they are private.'],
    [5, 'First Name'],
    [6, 'Ada'],
  ]);
});

/** Cells as people write them, with all that separates and quotes. */
const anyCell = fc
  .string({ unit: fc.constantFrom(...'ab1 +-"\',;|\t\n\rü٣電'), maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => !/^[=+\-@]/.test(text));

it.each([',', ';', '\t', '|'])('reads back what was written with %j', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyCell, anyCell, anyCell), { minLength: 1 }), (rows) => {
      const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`));
      const text = quoted.map((row) => row.join(separator)).join('\r\n');
      const filled = rows.filter((row) => row.some((cell) => cell !== ''));
      expect(readCsv(`sep=${separator}\r\n${text}`).map((row) => row.cells)).toEqual(filled);
    }),
  );
});

it('reads back what we write', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyCell, anyCell), { minLength: 1 }), (rows) => {
      const read = readCsv(`sep=,\r\n${csvOf(rows)}`).map((row) => row.cells);
      expect(read).toEqual(rows.filter((row) => row.some((cell) => cell !== '')));
    }),
  );
});

it('finds every row of a quoted file, whatever single quote is missing', () => {
  const rows = Array.from({ length: 9 }, (_, row) => [`name ${row}`, `2125550${row}`, 'x, y']);
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  for (const at of quotes) {
    const read = readCsv(text.slice(0, at) + text.slice(at + 1));
    const whole = rows.filter((row) => read.some(({ cells }) => cells.join() === row.join()));
    expect(whole.length, `without the quote at ${at}`).toBeGreaterThanOrEqual(rows.length - 2);
  }
});

it('reads a file of lone quotes in one pass', () => {
  const text = ' "a\n'.repeat(200_000);
  const start = performance.now();
  expect(readCsv(text)).toHaveLength(200_000);
  // Read once for each quote, this would take an hour.
  expect(performance.now() - start).toBeLessThan(20_000);
});
