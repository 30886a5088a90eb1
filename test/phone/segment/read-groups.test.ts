import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { readGroups, readLabelled } from '@/lib/phone/segment/read-groups';

const read = (text: string, country: CountryCode) => readGroups(digitGroupsOf(text), country);

it.each([
  ['+44 20 7946 0018', 'US', '+442079460018'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['+34 (0) 612 345 678', 'US', '+34612345678'],
] as const)('reads %s in %s', (text, country, e164) => {
  expect(read(text, country)?.e164).toBe(e164);
});

it.each([
  ['4915123456789', 'DE', '+4915123456789'],
  ['62812345678', 'ID', '+62812345678'],
  ['38344123456', 'XK', '+38344123456'],
] as const)(
  'reads %s in %s with its country code rather than without its prefix',
  (text, country, e164) => {
    expect(read(text, country)).toMatchObject({ e164, from: 'code' });
  },
);

it.each([
  ['04915 123456', 'DE', '+494915123456'],
  ['3912345678', 'IT', '+393912345678'],
] as const)('reads %s in %s as a national number', (text, country, e164) => {
  expect(read(text, country)).toMatchObject({ e164, from: 'country' });
});

it('reads a North American number with its 1 in dashes anywhere', () => {
  expect(read('1-800-555-0199', 'DE')?.e164).toBe('+18005550199');
  expect(read('1-212-555-0123', 'GB')).toMatchObject({ e164: '+12125550123', from: 'code' });
  expect(read('1 212 555 0123', 'GB')).toBeUndefined();
  expect(read('1-21-2555-0123', 'GB')).toBeUndefined();
});

it('reads ten digits and more after a label without their plus', () => {
  expect(readLabelled(digitGroupsOf('44 20 7946 0018'), 'FR')?.e164).toBe('+442079460018');
  expect(readLabelled(digitGroupsOf('123456'), 'FR')).toBeUndefined();
});

it('reads a bracketed country code as one, and not as digits of a number that no plan knows', () => {
  expect(readLabelled(digitGroupsOf('(853) 2821 2345'), 'HK')?.e164).toBe('+85328212345');
});
