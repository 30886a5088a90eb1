import { expect, it } from 'vitest';
import { minDigitsIn } from '@/lib/phone/plan/min-digits-in';

it.each([
  ['the shortest length of the plan', 'DE', 4],
  ['seven at most', 'US', 7],
  ['six where subscriber numbers have six digits', 'GB', 6],
] as const)('returns %s (%s)', (_, country, digits) => {
  expect(minDigitsIn(country)).toBe(digits);
});
