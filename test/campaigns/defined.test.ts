import { expect, it } from 'vitest';
import { defined } from '@/lib/campaigns/defined';

it('leaves out what is undefined, and nothing else', () => {
  expect(Object.keys(defined({ a: undefined, b: null, c: 0, d: '', e: false }))).toEqual([
    'b',
    'c',
    'd',
    'e',
  ]);
});
