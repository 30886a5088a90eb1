import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { countryOfTerritory, sharesCallingCode } from '@/lib/lists/country/texts/territory';

it('names the country of a territory', () => {
  expect(countryOfTerritory('PR')).toBe('US');
  expect(countryOfTerritory('RE')).toBe('FR');
  expect(countryOfTerritory('DE')).toBeUndefined();
});

it('knows which territories share the calling code of their country', () => {
  const wrong = getCountries().filter((territory) => {
    const country = countryOfTerritory(territory);
    if (!country || !isSupportedCountry(country)) return false;
    const isSame = getCountryCallingCode(territory) === getCountryCallingCode(country);
    return isSame !== sharesCallingCode(territory);
  });
  expect(wrong).toEqual([]);
});
