import { expect, it } from 'vitest';
import { commaSeparated, pagingFrom, wholeNumbers } from '@/components/shared/lists/filter-texts';

it.each([
  ['', []],
  ['12', [12]],
  ['12, 13 ;14', [12, 13, 14]],
  ['12,12', [12]],
  ['12a', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9'.repeat(16), undefined],
])('reads whole numbers in "%s"', (text, numbers) => {
  expect(wholeNumbers(text)).toEqual(numbers);
});

it('reads words between commas', () => {
  expect(commaSeparated(' NO ANSWER, BUSY,,BUSY ')).toEqual(['NO ANSWER', 'BUSY']);
});

it.each([
  [{ page: '0' }, 1],
  [{ page: 'x' }, 1],
  [{ page: '7' }, 7],
  [{ page: '99999999' }, 1_000_000],
])('reads the page of %j', (query, page) => {
  expect(pagingFrom(query)).toEqual({ page, limit: 25 });
});
