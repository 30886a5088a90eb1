import { expect, it } from 'vitest';
import { sampleColumns, sampleOf, shareOf } from '@/lib/lists/columns/cells/column-sample';

it('counts the kinds of cells', () => {
  const sample = sampleOf(['212-555-0134', '020 7946 0123', 'open', '12']);
  expect(shareOf(sample, 'written')).toBe(0.5);
  expect(shareOf(sample, 'words', 'figure')).toBe(0.5);
  expect(shareOf(sampleOf([]), 'words')).toBe(0);
});

const long = (cell: (row: number) => string) => ({
  rows: Array.from({ length: 5000 }, (_, row) => ({
    line: row + 1,
    cells: [`Ann ${row}`, cell(row)],
  })),
});

it('takes the cells from the whole length of the table', () => {
  const [names] = sampleColumns(
    long(() => ''),
    1,
    2,
  );
  const rows = (names?.cells ?? []).map((cell) => Number(cell.slice(4)));
  expect(rows).toHaveLength(200);
  expect(Math.max(...rows)).toBeGreaterThan(4500);
  expect(Math.min(...rows)).toBe(1);
});

it('finds the only cell of a column', () => {
  const [, numbers] = sampleColumns(
    long((row) => (row === 4321 ? '212-555-0134' : '')),
    1,
    2,
  );
  expect(numbers?.cells).toEqual(['212-555-0134']);
});

it('leaves what is above the first row out', () => {
  expect(sampleColumns({ rows: [{ line: 1, cells: ['Name'] }] }, 1, 1)).toEqual([
    { cells: [], kinds: {} },
  ]);
});
