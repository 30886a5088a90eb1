import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSortedNumbers } from '@/lib/do-not-call/registry/set/sorted-numbers';
import { anyInteger } from '@/test/do-not-call/registry/support';

it('gives all numbers back sorted, each once, in pieces', () => {
  // Few different numbers, so that many come twice.
  const number = fc.oneof(anyInteger, fc.integer({ min: 1, max: 50 }));
  const batches = fc.array(fc.array(number, { maxLength: 40 }), { maxLength: 40 });
  fc.assert(
    fc.property(batches, fc.integer({ min: 1, max: 50 }), (added, size) => {
      const numbers = createSortedNumbers();
      for (const batch of added) numbers.add(batch);
      const pieces = [...numbers.pieces(size)].map((piece) => [...piece]);
      expect(pieces.flat()).toEqual([...new Set(added.flat())].sort((a, b) => a - b));
      expect(pieces.slice(0, -1).every(({ length }) => length === size)).toBe(true);
    }),
  );
});

it('keeps numbers that come twice in runs of their own', () => {
  const numbers = createSortedNumbers();
  const many = Array.from({ length: 270_000 }, (_, at) => (at * 7_919) % 270_001);
  for (let round = 0; round < 2; round += 1) numbers.add(many);
  const [all] = numbers.pieces(1_000_000);
  expect(all).toHaveLength(new Set(many).size);
});

it('gives nothing of nothing', () => {
  expect([...createSortedNumbers().pieces(10)]).toEqual([]);
});
