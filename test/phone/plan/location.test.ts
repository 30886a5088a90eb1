import { getCountries } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { AREA_ZONES } from '@/lib/phone/data/area-zones';
import { zonesOfCountry } from '@/lib/phone/data/country-zones';
import { NANP_AREAS } from '@/lib/phone/data/nanp-areas';
import { localTime, locationOf } from '@/lib/phone/plan/location';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';

const noon = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

it.each([
  ['+442079460018', { callingCode: '44', country: 'GB' }],
  ['+12125550123', { callingCode: '1', country: 'US', region: 'New York' }],
  ['+14165550123', { callingCode: '1', country: 'CA', region: 'Ontario' }],
  ['+18765550123', { callingCode: '1', country: 'JM' }],
  ['+18005550123', { callingCode: '1', country: 'US' }],
  ['+61755501234', { callingCode: '61', country: 'AU', region: 'Queensland' }],
  ['+80012345678', { callingCode: '800' }],
  ['nonsense', undefined],
])('returns the location of %s', (e164, location) => {
  expect(locationOf(e164)).toEqual(location);
});

it.each([
  ['+12125550123', 7, 0],
  ['+13125550123', 6, 0],
  ['+16025550123', 5, 0],
  ['+13105550123', 4, 0],
  ['+18085550123', 2, 0],
  ['+442079460018', 12, 0],
  ['+493023125123', 13, 0],
  ['+919812345678', 17, 30],
  ['+5511961234567', 9, 0],
  ['+34910123456', 13, 0],
])('returns the local time of %s: %i h %i min', (e164, hours, minutes) => {
  expect(localTime(e164, noon).minutes).toBe(60 * hours + minutes);
});

it.each([
  ['+12085550123', 'Idaho has two time zones'],
  ['+79161234567', 'Russian mobile numbers have no location'],
  ['+61491570006', 'Australian mobile numbers have no location'],
  ['+18005550123', 'toll-free numbers have no location'],
])('returns no local time for %s: %s', (e164) => {
  expect(localTime(e164, noon).minutes).toBeUndefined();
});

it('applies daylight saving time, but not in Arizona', () => {
  expect(localTime('+12125550123', summer).minutes).toBe(8 * 60);
  expect(localTime('+16025550123', summer).minutes).toBe(5 * 60);
  expect(localTime('+13065550123', summer).minutes).toBe(6 * 60);
});

it('has zones for each country, and only zones that exist', () => {
  for (const country of getCountries()) expect(zonesOfCountry(country)).not.toEqual([]);
  const zones = [
    ...getCountries().flatMap(zonesOfCountry),
    ...AREA_ZONES.flatMap((area) => area.zones),
  ];
  for (const timeZone of zones) new Intl.DateTimeFormat('en', { timeZone });
});

it('lists each area code of the United States and Canada once', () => {
  const codes: string[] = NANP_AREAS.match(/\d{3}/g) ?? [];
  expect(new Set(codes).size).toBe(codes.length);
  const ordinary = (code: string) =>
    ['US', 'CA'].some((country) =>
      numberingPlanOf(country)?.types[0]?.pattern.test(`${code}2345678`),
    );
  const missing = Array.from({ length: 800 }, (_, at) => String(at + 200)).filter(
    (code) => ordinary(code) && !codes.includes(code),
  );
  expect(missing).toEqual([]);
});
