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

it.each([
  ['a part name after an id', '0182  TX4937', 'US'],
  ['a part name after a toll-free prefix', '0300 SM56 PCI', 'GB'],
  ['a part with digits', '1800 BCM57502', 'US'],
  ['two short words', '0800 SATA AHCI', 'DE'],
  ['a row of a table', '8003\tRCEC PF', 'GB'],
  ['a wide gap', '1-800  FLOWERS', 'US'],
  ['groups with a slash', '212/555 HELP', 'US'],
  ['four letters after a short prefix', '1800 ACPI', 'IN'],
] as const)('does not read %s', (_, text, country) => {
  expect(readVanity(text, country)).toBeUndefined();
});

it('reads any words after a label for phone', () => {
  expect(readVanity('0800 CALL NOW', 'GB', true)?.e164).toBe('+448002255669');
});
