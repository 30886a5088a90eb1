import { expect, it } from 'vitest';
import { isEmergency } from '@/lib/phone/data/special-numbers';

it.each(['US', 'DE', 'JP'] as const)('knows 112 and 911 in %s', (country) => {
  expect(isEmergency('112', country)).toBe(true);
  expect(isEmergency('911', country)).toBe(true);
});

it('counts the numbers of a country as emergency numbers only there', () => {
  expect(isEmergency('999', 'GB')).toBe(true);
  expect(isEmergency('999', 'US')).toBe(false);
  expect(isEmergency('988', 'US')).toBe(true);
  expect(isEmergency('110', 'DE')).toBe(true);
});

it.each(['', '12', '1120', '2125550123'])('rejects %j', (digits) => {
  expect(isEmergency(digits, 'US')).toBe(false);
});
