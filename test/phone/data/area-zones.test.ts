import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { timezones } from 'libphonenumber-geo-carrier';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { localTime, locationOf } from '@/lib/phone/plan/location';

/** Digits of E.164 numbers, the library's zone, and why ours stays. */
interface ZoneDifference {
  country: string;
  digits: RegExp;
  zone: string;
  reason: string;
}

/**
 * Where Google's libphonenumber puts numbers in a zone whose time ours rules out. Where ours only has more
 * zones, nothing is listed: calling hours then hold in all of them.
 */
const DIFFERENCES: readonly ZoneDifference[] = [
  {
    country: 'AU',
    digits: /^61(?:7.*)?$/,
    zone: 'Australia/Sydney',
    reason:
      'its default for Queensland, which has no daylight saving time. Ours has both for Tweed Heads',
  },
  {
    country: 'AU',
    digits: /^618[78]$/,
    zone: 'Australia/Perth',
    reason:
      'its default for all of 08. Areas 7 and 8 are South Australia and the Northern Territory',
  },
  {
    country: 'AU',
    digits: /^618(?:8|91.*)$/,
    zone: 'Australia/Adelaide',
    reason: 'its default for all of 08. Area 89 is the Northern Territory, 891 Western Australia',
  },
  {
    country: 'BR',
    digits: /^55(?:9|55.*)?$/,
    zone: 'America/Manaus',
    reason:
      'its default for areas 91 to 99, and a block of area 55. Only 92, 95 and 97 are in the west',
  },
  {
    country: 'BR',
    digits: /^55(?:67|69|92)/,
    zone: 'America/Sao_Paulo',
    reason: 'three blocks of Mato Grosso do Sul, Rondônia and Manaus, which are an hour behind',
  },
  {
    country: 'CA',
    digits: /^1474/,
    zone: 'America/Winnipeg',
    reason: 'a new code for all of Saskatchewan, which has no daylight saving time',
  },
  {
    country: 'CA',
    digits: /^1(?:709|879)/,
    zone: 'America/Puerto_Rico',
    reason: 'its old zone for Labrador, which has daylight saving time',
  },
  {
    country: 'US',
    digits: /^1689/,
    zone: 'America/Chicago',
    reason: 'a new code for Orlando, Florida',
  },
  {
    country: 'US',
    digits: /^1907581/,
    zone: 'Pacific/Honolulu',
    reason: 'the western Aleutians, which have daylight saving time (America/Adak)',
  },
  {
    country: 'MX',
    digits: /^52201/,
    zone: 'America/New_York',
    reason: 'Quintana Roo has had no daylight saving time since 2015 (America/Cancun)',
  },
  {
    country: 'ES',
    digits: /^34827/,
    zone: 'Atlantic/Canary',
    reason: '827 is the second code of Cáceres. The islands have 822 and 828',
  },
  {
    country: 'RU',
    digits: /^7840/,
    zone: 'Europe/Bucharest',
    reason: 'Abkhazia has the time of Moscow. Ours takes every zone of Russia',
  },
  { country: 'DZ', digits: /^213/, zone: 'Europe/Paris', reason: 'no daylight saving time' },
  { country: 'LY', digits: /^218/, zone: 'Europe/Bucharest', reason: 'no daylight saving time' },
  { country: 'NI', digits: /^505/, zone: 'America/Chicago', reason: 'no daylight saving time' },
  {
    country: 'MA',
    digits: /^212/,
    zone: 'Atlantic/Canary',
    reason: 'UTC+1 all year but for Ramadan, since 2018 (Africa/Casablanca)',
  },
  {
    country: 'SS',
    digits: /^211/,
    zone: 'Africa/Nairobi',
    reason: 'South Sudan went back to UTC+2 in 2021 (Africa/Juba)',
  },
];

const library = createRequire(import.meta.url).resolve('libphonenumber-geo-carrier');
/** Zones by the first digits of E.164 numbers, as `America/Manaus&America/Noronha`. */
let theirs: Record<string, string>;

beforeAll(async () => {
  const { deserialize } = await import(createRequire(library).resolve('bson'));
  const file = new URL('../resources/timezones.bson', `file://${library}`);
  theirs = z.record(z.string(), z.string()).parse(deserialize(readFileSync(file)));
});

it.each([
  ['+559732012345', ['America/Manaus', 'America/Rio_Branco']],
  ['+5597991234567', ['America/Manaus', 'America/Rio_Branco']],
  ['+559632012345', ['America/Sao_Paulo']],
  ['+559832012345', ['America/Sao_Paulo']],
  ['+61755361234', ['Australia/Brisbane', 'Australia/Sydney']],
  ['+61755501234', ['Australia/Brisbane']],
  ['+61731001234', ['Australia/Brisbane']],
  ['+61891006234', ['Australia/Perth', 'Indian/Christmas']],
  ['+61891010234', ['Australia/Perth', 'Indian/Cocos']],
])('reads the zones of %s from its area code', (e164, zones) => {
  expect(localTime(e164, new Date(0)).zones).toEqual(zones);
});

it('reads the library’s file as the library does, which opens it for each number', async () => {
  for (const number of ['+559732012345', '+61891006234', '+12085550123']) {
    const zones = await timezones(parsePhoneNumberFromString(number));
    expect(theirs[prefixOf(number)]?.split('&')).toEqual(zones);
  }
});

it('differs from Google’s zones only where a reason is known', () => {
  const found = Object.keys(theirs).flatMap((digits) => numbersWith(digits).flatMap(differences));
  const unexplained = found.filter((one) => !DIFFERENCES.some((row) => explains(row, one)));
  expect(unexplained).toEqual([]);
  expect(DIFFERENCES.filter((row) => !found.some((one) => explains(row, one)))).toEqual([]);
});

type Difference = Pick<ZoneDifference, 'country' | 'zone'> & { prefix: string; number: string };

/** The zones of a number in their data, and in no zone of ours the clock shows the same. */
function differences(number: string): Difference[] {
  const { zones } = localTime(number, new Date(0));
  const ours = new Set(zones.map(clockIn));
  const country = locationOf(number)?.country ?? '';
  const prefix = prefixOf(number);
  const named = theirs[prefix]?.split('&') ?? [];
  const others = zones.length === 0 ? [] : named.filter((zone) => !ours.has(clockIn(zone)));
  return others.map((zone) => ({ country, zone, prefix, number }));
}

function explains(row: ZoneDifference, { country, zone, prefix }: Difference): boolean {
  return row.country === country && row.zone === zone && row.digits.test(prefix);
}

/** The longest first digits of a number that their data has. */
function prefixOf(number: string): string {
  for (let end = number.length; end > 1; end--) {
    const digits = number.slice(1, end);
    if (digits in theirs) return digits;
  }
  return '';
}

const FILLINGS = ['2345678901', '5501234567', '9123456789'];
const LENGTHS = [9, 10, 11, 12, 13, 14];

/** Valid numbers that begin with these digits. */
function numbersWith(digits: string): string[] {
  return FILLINGS.flatMap((filling) => {
    const written = LENGTHS.map((length) => `+${(digits + filling).slice(0, length)}`);
    return written.find((number) => isValid(number) && number.startsWith(`+${digits}`)) ?? [];
  });
}

function isValid(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isValid() === true;
}

/** By 2027 the changes of 2026 apply all year (British Columbia, Alberta). */
const DAYS = ['2027-01-15T12:00Z', '2027-07-15T12:00Z'].map(Date.parse);
const clocks = new Map<string, string>();

/** What the clocks of a zone show in winter and in summer. */
function clockIn(timeZone: string): string {
  const known = clocks.get(timeZone);
  if (known) return known;
  const form = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
    hour: '2-digit',
  });
  const clock = DAYS.map((day) => form.format(day)).join(' ');
  clocks.set(timeZone, clock);
  return clock;
}
