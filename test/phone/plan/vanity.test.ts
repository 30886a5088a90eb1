import { expect, it } from 'vitest';
import { readVanity } from '@/lib/phone/plan/vanity';

it.each([
  ['1-800-FLOWERS', 'US', '+18003569377'],
  ['1-800-flowers', 'US', '+18003569377'],
  ['(800) CALL NOW', 'US', '+18002255669'],
  ['212-555-HELP', 'US', '+12125554357'],
  ['0800 FLOWERS', 'GB', '+448003569377'],
  ['13 CALL', 'AU', '+61132255'],
] as const)('reads %s in %s', (text, country, e164) => {
  expect(readVanity(text, country)?.e164).toBe(e164);
});

it('drops letters after the number that complete a word', () => {
  expect(readVanity('1-800-MATTRESS', 'US')?.e164).toBe('+18006288737');
  expect(readVanity('0800 7377 83 TOM', 'GB')).toBeUndefined();
});

it.each([
  ['placeholders', '415-555-XXXX'],
  ['words without digits', 'call now'],
  ['too few digits', '212-HELP'],
  ['digits only', '212-555-0123'],
  ['lower case without a toll-free prefix', '212-555-help'],
])('does not read %s', (_, text) => {
  expect(readVanity(text, 'US')).toBeUndefined();
});
