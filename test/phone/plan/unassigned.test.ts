import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { readUnassigned, readUnassignedByForm } from '@/lib/phone/plan/unassigned';

const read = (text: string, country: CountryCode) => readUnassigned(digitGroupsOf(text), country);
const readByForm = (text: string, hasExtension = false) =>
  readUnassignedByForm(digitGroupsOf(text), 'US', hasExtension)?.e164;

it.each([
  ['+1 555 765 4329', 'DE', '+15557654329', 1],
  ['555-765-4329', 'US', '+15557654329', 0],
  ['01999 555123', 'GB', '+441999555123', 1],
  ['+44 1999 555123', 'US', '+441999555123', 2],
  ['+44 (0) 20 9901 2345', 'US', '+442099012345', 2],
  ['(02) 601-2345', 'PH', '+6326012345', 1],
  ['(55) 0101-2345', 'MX', '+525501012345', 0],
  ['501 012 345', 'ES', '+34501012345', 0],
  ['32 01 23 45', 'DK', '+4532012345', 0],
  ['054-1012345', 'IL', '+972541012345', 1],
  ['054-1111111', 'IL', '+972541111111', 1],
] as const)('reads %s in %s', (text, country, e164, prefixDigits) => {
  expect(read(text, country)).toMatchObject({ e164, prefixDigits, unassigned: true });
});

it.each([
  ['counting digits', '123-456-7890', 'US'],
  ['equal digits', '555-555-5555', 'US'],
  ['one group without a national prefix', '501012345', 'ES'],
  ['another length without a national prefix', '212 555 0123', 'SG'],
  ['equal digits after a prefix', '1-000-000-0000', 'US'],
  ['one group in a plan with many lengths', '0541012345', 'IL'],
  ['a number without the national prefix', '1999 555123', 'GB'],
  ['a number in a plan with many lengths', '030 99', 'DE'],
  ['a national prefix after the country code', '+44 0199 955512', 'US'],
  ['an area code that starts with 0', '+1 055 765 4329', 'US'],
  ['more digits than E.164 allows', '+1 555 765 4329 123456', 'US'],
  ['more digits than a number can have', '(212) 555-01236969877', 'JP'],
] as const)('does not read %s', (_, text, country) => {
  expect(read(text, country)).toBeUndefined();
});

it.each(['(555) 765-4329', '1-555-165-4329', '+15557654329', '555-765-4329'])(
  'reads %s by its form',
  (text) => {
    expect(readByForm(text)).toMatch(/^\+1555[17]654329$/);
  },
);

it('needs a separate country code outside North America', () => {
  expect(readByForm('+44 1999 555123')).toBe('+441999555123');
  expect(readByForm('+441999555123')).toBeUndefined();
});

it('needs a label for seven equal digits', () => {
  expect(readByForm('(212) 111-1111')).toBeUndefined();
  expect(readByForm('+44 1999 9999999')).toBeUndefined();
});

it('reads groups separated by spaces only before an extension', () => {
  expect(readByForm('555 765 4329')).toBeUndefined();
  expect(readByForm('555 765 4329', true)).toBe('+15557654329');
});
