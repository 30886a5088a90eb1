import { getCountry } from 'countries-and-timezones';
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

/** Zones that a library made from the tz database gives to a country, and why ours leaves them out. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'AU Asia/Tokyo': 'an observatory in the desert keeps that time for its staff',
  'CN Asia/Urumqi': 'official time is that of Beijing in all of China',
  'UA Europe/Simferopol': 'official time is that of Kyiv in all of Ukraine',
};

it('has all zones of the tz database with another time, but where a reason is known', () => {
  const found = getCountries().flatMap((country) => {
    const ours = new Set(zonesOfCountry(country).map(clocksIn));
    const theirs = getCountry(country)?.timezones ?? [];
    const others = new Map(theirs.map((zone) => [clocksIn(zone), zone]));
    return [...others].flatMap(([clocks, zone]) => (ours.has(clocks) ? [] : `${country} ${zone}`));
  });
  expect(found).toEqual(Object.keys(DIFFERENCES));
});

it('has no zone that the tz database gives to another country', () => {
  const wrong = getCountries().flatMap((country) => {
    const theirs = getCountry(country)?.timezones.map(clocksIn);
    return zonesOfCountry(country).filter((zone) => theirs && !theirs.includes(clocksIn(zone)));
  });
  expect(wrong).toEqual([]);
});

/** Every second week: the clocks of Morocco change in Ramadan. */
const FORTNIGHTS = Array.from({ length: 26 }, (_, at) => Date.UTC(2026, 0, 5 + 14 * at, 12));
const known = new Map<string, string>();

/** What the clocks of a zone show through a year. */
function clocksIn(timeZone: string): string {
  const form = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
    hour: '2-digit',
  });
  const clocks = known.get(timeZone) ?? FORTNIGHTS.map((day) => form.format(day)).join(' ');
  known.set(timeZone, clocks);
  return clocks;
}
