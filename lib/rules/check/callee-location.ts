import type { CountryCode } from '@/lib/phone/candidates/types';
import { zonesOfCountry } from '@/lib/phone/data/country-zones';
import { localTime, locationOf } from '@/lib/phone/plan/location';

/** Where a callee is, as far as the number tells. */
export interface CalleeLocation {
  country?: CountryCode;
  /** State or province, in English. */
  region?: string;
  /** IANA time zones that the number may be in. */
  zones: readonly string[];
}

/** The IANA time zone of an E.164 number; `null` if it may be in several, or its plan is unknown. */
export function calleeZone(e164: string): string | null {
  const { zones } = calleeLocation(e164);
  return (zones.length === 1 && zones[0]) || null;
}

/** Where an E.164 number belongs. A number that shows no area may be in any zone of its country. */
export function calleeLocation(e164: string): CalleeLocation {
  const { country, region } = locationOf(e164) ?? {};
  const { zones } = localTime(e164, new Date(0));
  return {
    ...(country && { country }),
    ...(region && { region }),
    zones: zones.length === 0 && country ? zonesOfCountry(country) : zones,
  };
}
