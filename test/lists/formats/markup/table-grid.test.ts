import { expect, it } from 'vitest';
import { createTableGrid } from '@/lib/lists/formats/markup/table-grid';

it('leaves room for cells that span columns and rows', () => {
  const grid = createTableGrid();
  grid.openRow();
  grid.openCell({ rows: 2 });
  grid.addText('a');
  grid.openCell({ columns: 2 });
  grid.addText('b');
  grid.openCell({});
  grid.addText('c');
  grid.openRow();
  grid.openCell({});
  grid.addText('d');
  grid.openRow();
  grid.openCell({});
  grid.addText('e');
  expect([...grid.rows()]).toEqual([
    [1, ['a', 'b', '', 'c']],
    [2, ['', 'd']],
    [3, ['e']],
  ]);
});

it('puts rows and cells where they say', () => {
  const grid = createTableGrid();
  grid.openRow(5);
  grid.openCell({ column: 3 });
  grid.addText('a');
  grid.openRow();
  expect([...grid.rows()]).toEqual([[5, ['', '', 'a']]]);
});

it('prefers the number to a text that lost its digits', () => {
  const grid = createTableGrid();
  grid.openRow();
  for (const text of ['4.42E+11', '442 079']) {
    grid.openCell({});
    grid.addText(text);
    grid.setNumber(442079460123);
  }
  expect(grid.rows().get(1)).toEqual(['442079460123', '442 079']);
});

it('takes text outside of cells for none', () => {
  const grid = createTableGrid();
  grid.addText('a');
  grid.openRow();
  grid.addText('b');
  expect(grid.rows().size).toBe(0);
});

it('has no more columns than spreadsheets', () => {
  const grid = createTableGrid();
  grid.openRow();
  grid.openCell({ column: 1_000_000_000, columns: 1_000_000_000 });
  grid.addText('a');
  expect(grid.rows().get(1)).toHaveLength(16_384);
});
