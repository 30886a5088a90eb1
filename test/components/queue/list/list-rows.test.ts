import { expect, it } from 'vitest';
import { listRows } from '@/components/queue/list/list-rows';

const rows = [
  { line: 1, cells: ['First', 'Last', 'Phone'] },
  { line: 3, cells: ['Ada', 'Whitfield', "'+1 212 555 0134"] },
  { line: 4, cells: ['', 'Pritchard', '="+447700900123"'] },
  { line: 5, cells: [] },
];

it('takes numbers and names by the columns, with their lines', () => {
  expect(listRows(rows, { hasHeadings: true, number: 2, name: [0, 1] })).toEqual([
    { line: 3, number: '+1 212 555 0134', name: 'Ada Whitfield' },
    { line: 4, number: '+447700900123', name: 'Pritchard' },
    { line: 5, number: '' },
  ]);
});

it('takes the first row too where it is no heading', () => {
  const [first] = listRows(rows, { hasHeadings: false, number: 2, name: [] });
  expect(first).toEqual({ line: 1, number: 'Phone' });
});

it('cuts what is too long to be read', () => {
  const long = [{ line: 1, cells: ['9'.repeat(500), 'n'.repeat(500)] }];
  const [row] = listRows(long, { hasHeadings: false, number: 0, name: [1] });
  expect([row?.number.length, row?.name?.length]).toEqual([200, 120]);
});
