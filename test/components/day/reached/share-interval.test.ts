import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareInterval } from '@/components/day/reached/share-interval';

/** Textbook values of the Wilson score interval at 95 %. */
it.each([
  [20, 58, 0.2355, 0.4729],
  [5, 10, 0.2366, 0.7634],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (count, of, low, high) => {
  const interval = shareInterval({ count, of });
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

it('says nothing without calls', () => {
  expect(shareInterval({ count: 0, of: 0 })).toEqual({ low: 0, high: 1 });
});

const shares = fc
  .integer({ min: 1, max: 100_000 })
  .chain((of) => fc.record({ count: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));

it('holds the share, and stays within 0 and 1', () => {
  fc.assert(
    fc.property(shares, ({ count, of }) => {
      const { low, high } = shareInterval({ count, of });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / of);
      expect(high).toBeGreaterThanOrEqual(count / of);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

it('is mirrored for those who were not reached', () => {
  fc.assert(
    fc.property(shares, ({ count, of }) => {
      const [one, other] = [shareInterval({ count, of }), shareInterval({ count: of - count, of })];
      expect(one.low).toBeCloseTo(1 - other.high, 9);
    }),
  );
});

it('narrows with more calls of the same share', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 2, max: 20 }), ({ count, of }, times) => {
      const width = (share: { count: number; of: number }) => {
        const { low, high } = shareInterval(share);
        return high - low;
      };
      expect(width({ count: count * times, of: of * times })).toBeLessThan(width({ count, of }));
    }),
  );
});
