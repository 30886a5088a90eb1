import type { CountryCode } from '@/lib/phone/candidates/types';
import { AREA_ZONES } from '@/lib/phone/data/area-zones';
import { zonesOfCountry } from '@/lib/phone/data/country-zones';
import { NANP_AREAS, NANP_ZONES } from '@/lib/phone/data/nanp-areas';
import { type ParsedNumber, parseInternational } from './parse-number';

/**
 * Where a number belongs: its calling code, its country if any, and its region if the prefix shows
 * it.
 */
export interface NumberLocation {
  callingCode: string;
  country?: CountryCode;
  /** State, province or region, in English. */
  region?: string;
}

/**
 * Local time at a number's location. `minutes` is absent if its possible zones differ or are unknown.
 */
export interface LocalTime {
  /** IANA time zones the number may be in. */
  zones: readonly string[];
  /** Minutes since midnight. */
  minutes?: number;
}

interface Area {
  name: string;
  zones: readonly string[];
}

/**
 * Parsed from lines of postal code, name and area codes. Zone letters precede the first area code
 * they apply to.
 */
const areas = new Map(NANP_AREAS.trim().split('\n').flatMap(readState));

function readState(line: string): [string, Area][] {
  const [, name = '', ...codes] = line.split(' ');
  let letters = '';
  return codes.map((code) => {
    letters = /^[A-Z]+/.exec(code)?.[0] ?? letters;
    const zones = [...letters].flatMap((letter) => NANP_ZONES[letter] ?? []);
    return [code.slice(-3), { name: name.replaceAll('_', ' '), zones }];
  });
}

/** Returns where an E.164 number belongs; undefined if it is invalid. */
export function locationOf(e164: string): NumberLocation | undefined {
  const number = parse(e164);
  if (!number) return undefined;
  const region = areaOf(number)?.name;
  return {
    callingCode: number.callingCode,
    ...(number.country ? { country: number.country } : {}),
    ...(region ? { region } : {}),
  };
}

/** Returns the local time at `now`. Has no text if the possible zones differ. */
export function localTime(e164: string, now: Date): LocalTime {
  const number = parse(e164);
  const zones = number ? zonesOf(number) : [];
  const times = new Set(zones.map((zone) => minutesIn(zone, now)));
  const [minutes] = times;
  return times.size === 1 && minutes !== undefined ? { zones, minutes } : { zones };
}

function parse(e164: string): ParsedNumber | undefined {
  return e164.startsWith('+') ? parseInternational(e164.slice(1)) : undefined;
}

/** Line types without a location. */
const WITHOUT_LOCATION = new Set([
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PERSONAL_NUMBER',
]);

function zonesOf(number: ParsedNumber): readonly string[] {
  if (WITHOUT_LOCATION.has(number.type) || !number.country) return [];
  return areaOf(number)?.zones ?? zonesOfCountry(number.country);
}

function areaOf({ callingCode, country, national, type }: ParsedNumber): Area | undefined {
  if (WITHOUT_LOCATION.has(type)) return undefined;
  if (callingCode === '1') return areas.get(national.slice(0, 3));
  if (type === 'MOBILE' && country !== 'BR' && country !== 'MX') return undefined;
  const area = AREA_ZONES.find((one) => one.country === country && one.national.test(national));
  return area && { name: area.region ?? '', zones: area.zones };
}

/** By time zone. Creating one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function minutesIn(timeZone: string, now: Date): number {
  const options = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const form = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, form);
  const [hours = 0, minutes = 0] = form.format(now).split(':').map(Number);
  return 60 * hours + minutes;
}
