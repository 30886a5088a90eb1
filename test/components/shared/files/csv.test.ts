import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '@/components/shared/files/csv';

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

it.each([
  ['+44 (0)20 7946-0123', '+44 (0)20 7946-0123'],
  ['-5', '-5'],
  ['+1,5', '"+1,5"'],
  ['+SUM(1)', "'+SUM(1)"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['=1', "'=1"],
])('keeps %j as it is only if it is a number', (text, cell) => {
  expect(csvOf([[text]], { keepsNumbers: true })).toBe(`${cell}\r\n`);
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
