import { expect, it } from 'vitest';
import { formatAsYouType, formatInternational } from '@/lib/phone/plan/format';

it('formats numbers for display', () => {
  expect(formatInternational('+12125550123')).toBe('+1 212 555 0123');
  expect(formatInternational('+442079460018')).toBe('+44 20 7946 0018');
  expect(formatInternational('nonsense')).toBe('nonsense');
});

it('formats while typing without losing input', () => {
  expect(formatAsYouType('2125550', 'US')).toBe('(212) 555-0');
  expect(formatAsYouType('+4420', 'US')).toBe('+44 20');
  expect(formatAsYouType('1-800-FLOW', 'US')).toBe('1-800-FLOW');
});
