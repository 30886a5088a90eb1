import { expect, it } from 'vitest';
import { deliveryBackOff, MAX_ATTEMPTS, MAX_BACK_OFF_MS } from '@/lib/outbox/delivery-back-off';

it('doubles, with jitter, up to an hour', () => {
  expect([1, 2, 3, 4].map((attempt) => deliveryBackOff(attempt, 1))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ]);
  expect(deliveryBackOff(3, 0)).toBe(10_000);
  expect(deliveryBackOff(MAX_ATTEMPTS, 1)).toBe(MAX_BACK_OFF_MS);
});

it('stops after about a day', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, nth) => deliveryBackOff(nth + 1, 0.5));
  const hours = waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(30);
});
