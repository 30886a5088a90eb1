import { expect, it } from 'vitest';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';

it('leaves out what is undefined, and nothing else', () => {
  expect(Object.keys(withoutUndefined({ a: undefined, b: null, c: 0, d: '', e: false }))).toEqual([
    'b',
    'c',
    'd',
    'e',
  ]);
});
