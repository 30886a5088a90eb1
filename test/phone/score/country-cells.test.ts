import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { isBesideCountryOfContact, isBesideTradedCountry } from '@/lib/phone/score/country-cells';

const marked = (text: string, defaultCountry: CountryCode) =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each([
  'ORD7,2026-04-05,Asha Rao,India,',
  '3;"Mary Ann Lee";"Singapore";"',
  'Li Wei\tChina\t',
  'Pune,411001,India,',
])('knows a person or a postcode, and a country before a number: %s', (before) => {
  expect(isBesideCountryOfContact(before)).toBe(true);
});

it.each(['gold,India,', 'exports,2025,India,', 'Asha Rao,Manager,', 'Asha Rao,India,12,'])(
  'knows no person and country in %s',
  (before) => {
    expect(isBesideCountryOfContact(before)).toBe(false);
  },
);

it('finds the numbers of an order in its own country, though figures follow', () => {
  const order = (rest: string) => `ORD7,2026-04-05,${rest},PRD61,Lamp,1,900,900,UPI`;
  expect(marked(order('Asha Rao,India,918123012345'), 'IN')).toEqual(['+918123012345']);
  expect(marked(order('Ann Goh,Singapore,81012345'), 'IN')).toEqual(['+6581012345']);
  expect(marked(order('Kate Dunn,USA,2025550147'), 'IN')).toEqual(['+12025550147']);
});

it('knows goods and a country before a figure', () => {
  expect(isBesideTradedCountry('TELECOM INSTRUMENTS,U S A,', '')).toBe(true);
  expect(isBesideTradedCountry('AND OTHER PRECIOUS METALS,U ARAB EMTS,', '\nRAW')).toBe(true);
  expect(isBesideTradedCountry('JOHN SMITH,USA,', '')).toBe(false);
  expect(isBesideTradedCountry('LANE TRADERS,USA,', ',lane@example.com')).toBe(false);
  expect(isBesideTradedCountry('LANE TRADERS,PUNE,', '')).toBe(false);
  expect(marked('TELECOM INSTRUMENTS,U S A,2125550143\nRAW SUGAR,U S A,3125550144', 'IN')).toEqual(
    [],
  );
});
