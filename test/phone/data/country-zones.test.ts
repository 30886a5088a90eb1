import { getCountries } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { zonesOfCountry } from '@/lib/phone/data/country-zones';

it('returns the zones of a country, most populous first', () => {
  expect(zonesOfCountry('DE')).toEqual(['Europe/Berlin']);
  expect(zonesOfCountry('PT')).toEqual(['Europe/Lisbon', 'Atlantic/Azores']);
  expect(zonesOfCountry('US')[0]).toBe('America/New_York');
});

it('names zones of every country that the browser knows', () => {
  const unknown = getCountries().filter((country) => {
    const zones = zonesOfCountry(country);
    return zones.length === 0 || zones.some((timeZone) => !isZone(timeZone));
  });
  expect(unknown).toEqual([]);
});

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
