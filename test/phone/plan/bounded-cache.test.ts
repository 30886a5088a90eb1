import { expect, it } from 'vitest';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';

function counted<V>(size: number, make: (key: string) => V) {
  const cache = createBoundedCache<V>(size);
  const made: string[] = [];
  const read = (key: string) =>
    cache(key, (missing) => {
      made.push(missing);
      return make(missing);
    });
  return { made, read };
}

it('makes each value once', () => {
  const { made, read } = counted(2, (key) => key.length);
  expect([read('one'), read('three'), read('one')]).toEqual([3, 5, 3]);
  expect(made).toEqual(['one', 'three']);
});

it('remembers that there is no value', () => {
  const { made, read } = counted(2, () => undefined);
  expect([read('a'), read('a')]).toEqual([undefined, undefined]);
  expect(made).toEqual(['a']);
});

it('holds at most its size and starts again when full', () => {
  const { made, read } = counted(2, (key) => key);
  for (const key of ['a', 'b', 'c', 'c', 'a']) expect(read(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

it('can be asked again while it makes a value', () => {
  const cache = createBoundedCache<number>(1);
  expect(cache('outer', () => cache('inner', () => 1) + 1)).toBe(2);
  expect(cache('outer', () => 0)).toBe(2);
});
