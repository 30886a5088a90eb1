import { expect, it } from 'vitest';
import { areaCodeOf } from '@/lib/caller-id/area-code';

it.each([
  ['+12125550134', '1 212'],
  ['+442079460123', '44 20'],
  ['+441134960123', '44 113'],
  ['+493023125123', '49 30'],
  // Mobile numbers name an operator, toll-free numbers nobody.
  ['+447700900123', undefined],
  ['+18005550134', undefined],
  ['+1212', undefined],
  ['', undefined],
])('of %s is %s', (e164, area) => {
  expect(areaCodeOf(e164)).toBe(area);
});
