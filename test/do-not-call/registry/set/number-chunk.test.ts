import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHUNK_SIZE, chunkHolds, encodeChunk } from '@/lib/do-not-call/registry/set/number-chunk';
import { anyInteger } from '@/test/do-not-call/registry/support';

const sorted = (numbers: Iterable<number>) => Float64Array.from(numbers).sort();

it('holds what a Set holds, and nothing else', () => {
  const manyNumbers = fc.uniqueArray(anyInteger, { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(manyNumbers, fc.array(anyInteger), (numbers, others) => {
      const set = new Set(numbers);
      const chunk = encodeChunk(sorted(set));
      expect(chunk.count).toBe(set.size);
      const nearby = numbers.flatMap((number) => [number - 1, number, number + 1]);
      for (const number of [...nearby, ...others]) {
        expect(chunkHolds(chunk, number)).toBe(set.has(number));
      }
    }),
  );
});

it('needs at most 16 bytes a number, however far apart they are', () => {
  const farthest = encodeChunk(sorted([1, 999_999_999_999_999]));
  expect(farthest.bytes.length).toBeLessThanOrEqual(8);
  expect(chunkHolds(farthest, 999_999_999_999_999)).toBe(true);
});

it('needs two bytes a number where five million share the numbers of a country', () => {
  const step = 8_000_000_000 / 5_000_000;
  const numbers = Array.from({ length: CHUNK_SIZE }, (_, at) => 12_000_000_000 + at * step);
  expect(encodeChunk(sorted(numbers)).bytes.length / CHUNK_SIZE).toBeLessThan(2.1);
});
