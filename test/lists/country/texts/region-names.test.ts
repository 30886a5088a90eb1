import { iso31661, iso31662 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '@/lib/lists/country/data/regions';
import { nameKey } from '@/lib/lists/country/names/name-key';
import {
  countriesWithRegion,
  hasAllCodes,
  namesakesOf,
  regionCode,
} from '@/lib/lists/country/texts/region-names';

/** The regions of the standard: country, code and name. */
const regions = iso31662.map(({ code, name }) => {
  const [country = '', own = ''] = code.split('-');
  return { country, code: own, name };
});

describe('a code that tells the country', () => {
  /** Codes of towns that nobody writes as a state. */
  const TOWNS = ['HU NY'];

  it('is of one country only, and no country is called so', () => {
    const unique = regions.filter(({ code }) => regionCode(code)?.isUnique);
    const others = unique
      .filter(({ country, code }) => !regionCode(code)?.countries.includes(country))
      .map(({ country, code }) => `${country} ${code}`);
    expect(others).toEqual(TOWNS);
    const ofCountries = iso31661.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3]);
    expect(unique.map(({ code }) => code).filter((code) => ofCountries.includes(code))).toEqual([
      'MEX',
    ]);
    expect(unique.map(({ code }) => code)).toContain('TX');
  });

  it.each([
    'WA',
    'BC',
    'CA',
    'IN',
    'DE',
    'LA',
    'PA',
    'AL',
    'CO',
    'ID',
    'IL',
    'MA',
    'MD',
    'ME',
    'MO',
    'MT',
    'NE',
    'SC',
    'TN',
    'VA',
  ])('is not %s', (code) => {
    expect(regionCode(code)?.isUnique).toBe(false);
  });
});

describe('a name that tells the country', () => {
  it('is of one country only, but for known namesakes', () => {
    const wrong = regions.flatMap(({ country, name }) => {
      const key = nameKey(name);
      const known = [...(countriesWithRegion(key) ?? [country]), ...namesakesOf(key)];
      return known.includes(country) ? [] : [`${country} ${name}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is not one that several countries have', () => {
    expect(countriesWithRegion(nameKey('Punjab'))).toEqual(['IN', 'PK']);
    expect(countriesWithRegion(nameKey('Amazonas'))).toEqual(['BR', 'CO', 'PE', 'VE']);
  });
});

it.each(['US', 'CA', 'AU', 'IN', 'DE', 'BR', 'MX'])(
  'knows every state of %s, by code and name',
  (country) => {
    const missing = regions
      .filter((region) => region.country === country)
      .filter(({ code, name }) => {
        const named = name.replace(/ \(.*/, '');
        const isTerritory = ['PR', 'GU', 'VI', 'AS', 'MP', 'UM'].includes(code);
        const byName = isTerritory || countriesWithRegion(nameKey(named))?.includes(country);
        return !byName || !regionCode(code)?.countries.includes(country);
      });
    // In a list, UK is the United Kingdom.
    expect(missing.map(({ code }) => code)).toEqual(country === 'IN' ? ['UK'] : []);
  },
);

it('has all codes of the countries whose lists are complete', () => {
  expect(Object.keys(REGIONS).filter(hasAllCodes)).toEqual(['US', 'CA', 'AU', 'IN', 'DE', 'BR']);
  expect(hasAllCodes('IT')).toBe(false);
});
