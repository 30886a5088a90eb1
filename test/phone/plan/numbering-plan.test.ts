import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import {
  leadingDigitsOf,
  numberingPlanOf,
  plansOfCallingCode,
} from '@/lib/phone/plan/numbering-plan';

it('returns a plan with the calling code of each country', () => {
  const codes = getCountries().map((country) => numberingPlanOf(country)?.callingCode);
  expect(codes).toEqual(getCountries().map((country) => getCountryCallingCode(country)));
});

it('reads lengths, prefixes and line types from the metadata', () => {
  expect(numberingPlanOf('US')).toMatchObject({
    country: 'US',
    prefix: '1',
    lengths: [10],
    fixedIsMobile: true,
  });
  expect(numberingPlanOf('DE')).toMatchObject({ prefix: '0', fixedIsMobile: false });
  expect(numberingPlanOf('GB')?.types.map(({ type }) => type)).toContain('MOBILE');
});

it('tells whether a format needs the national prefix', () => {
  const needs = (country: string) =>
    new Set(numberingPlanOf(country)?.formats.map(({ prefix }) => prefix));
  expect(needs('GB')).toEqual(new Set(['always']));
  expect(needs('ES')).toEqual(new Set(['never']));
  expect(needs('RU')).toContain('optional');
});

it('returns no plan for an unknown country or calling code', () => {
  expect(numberingPlanOf('XX')).toBeUndefined();
  expect(plansOfCallingCode('999')).toEqual([]);
});

it('returns the main country of a calling code first', () => {
  expect(plansOfCallingCode('1')[0]?.country).toBe('US');
  expect(plansOfCallingCode('44').map(({ country }) => country)).toEqual(['GB', 'GG', 'IM', 'JE']);
});

it('returns a plan without a country for global services', () => {
  const [plan, ...others] = plansOfCallingCode('800');
  expect(plan).toMatchObject({ country: undefined, callingCode: '800' });
  expect(others).toEqual([]);
});

it('matches the leading digits of the countries that share a calling code', () => {
  expect(leadingDigitsOf('1').test('2425550123')).toBe(true);
  expect(leadingDigitsOf('1').test('2125550123')).toBe(false);
  expect(leadingDigitsOf('49').test('3023125123')).toBe(false);
});
