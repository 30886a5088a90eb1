import { expect, it, vi } from 'vitest';
import { memoized } from '@/lib/lists/country/texts/memoized';

it('reads each text once, also one that says nothing', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const readOnce = memoized(read);
  expect(['abc', '', 'abc', ''].map(readOnce)).toEqual([3, undefined, 3, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('forgets the texts of a column in which each is another', () => {
  const read = vi.fn((text: string) => text.length);
  const readOnce = memoized(read);
  for (let row = 0; row <= 5000; row += 1) readOnce(`${row}`);
  readOnce('5000');
  expect(read).toHaveBeenCalledTimes(5001);
  readOnce('0');
  expect(read).toHaveBeenCalledTimes(5002);
});
