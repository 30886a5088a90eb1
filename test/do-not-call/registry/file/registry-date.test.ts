import { expect, it } from 'vitest';
import { localDay, registryDate } from '@/lib/do-not-call/registry/file/registry-date';

const NOW = new Date(2026, 10, 28, 12).getTime();
const CHANGED = new Date(2026, 10, 20, 23, 30).getTime();

it.each([
  ['dnc_2026-11-12.txt', '2026-11-12'],
  ['20261112.csv', '2026-11-12'],
  ['tps 2026.11.12 full.txt', '2026-11-12'],
  // Not a day, of tomorrow, or of an order that could be mixed up: the day of the last change counts.
  ['dnc-2026-13-12.txt', '2026-11-20'],
  ['dnc-2026-11-29.txt', '2026-11-20'],
  ['dnc-11-12-2026.txt', '2026-11-20'],
  ['120261112.txt', '2026-11-20'],
  ['full.txt', '2026-11-20'],
])('%s is of %s', (name, day) => {
  expect(registryDate({ name, lastModified: CHANGED }, NOW)).toBe(day);
});

it('is of no later day than today', () => {
  expect(registryDate({ name: 'full.txt', lastModified: NOW + 1e10 }, NOW)).toBe('2026-11-28');
});

it('knows the rep’s own day', () => {
  expect(localDay(new Date(2026, 0, 5).getTime())).toBe('2026-01-05');
});
