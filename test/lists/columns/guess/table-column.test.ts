import { expect, it } from 'vitest';
import { columnsWith } from '@/lib/lists/columns/guess/table-column';
import { columnsFrom } from '@/test/lists/support/table-of';

it('finds columns by their roles', () => {
  const columns = columnsFrom([['Name'], ['Foo'], ['Phone'], ['Email']]);
  expect(columnsWith(columns, 'name', 'number').map(({ index }) => index)).toEqual([0, 2]);
});
