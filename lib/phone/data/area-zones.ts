import type { CountryCode } from '@/lib/phone/candidates/types';

/** Numbers of a country whose leading digits show the time zone. */
export interface AreaZone {
  country: CountryCode;
  /** Matches national numbers without their national prefix. */
  national: RegExp;
  /** IANA time zones the area may be in. */
  zones: readonly string[];
  /** Region, if the digits show one. */
  region?: string;
}

/**
 * Countries with several time zones where a landline's area code shows the zone (source: the
 * regulators' numbering plans; for blocks of an area the geocoding of libphonenumber). Mobile numbers are
 * left out because they show no region.
 */
export const AREA_ZONES: readonly AreaZone[] = [
  { country: 'AU', national: /^3/, zones: ['Australia/Sydney'], region: 'Victoria, Tasmania' },
  // Christmas Island and the Cocos Islands have blocks of the area code of Western Australia.
  {
    country: 'AU',
    national:
      /^8(?:51(?:0(?:01|30|59|88)|1(?:17|46|75)|2(?:04|22|35))|91(?:00[6-9]|149|178|181|209|263|312|326|375|456|497|70[01]|71[0-2]|958))/,
    zones: ['Australia/Perth', 'Indian/Christmas'],
    region: 'Christmas Island',
  },
  {
    country: 'AU',
    national:
      /^8(?:51(?:0(?:02|31|60|89)|1(?:18|76)|223)|91(?:01[0-2]|029|122|150|179|182|210|264|308|322|368|428|498|70[23]|959))/,
    zones: ['Australia/Perth', 'Indian/Cocos'],
    region: 'Cocos Islands',
  },
  // The district of Tweed Heads is on both sides of the border: New South Wales has daylight saving time.
  {
    country: 'AU',
    national:
      /^75(?:5(?:0[678]|1[38]|2|3[03-6]|51|59|6[5689]|76|8[679]|9[0389])|6(?:0[1-9]|1[012569]|2[2-5]|3[13]|4[358]|5[89]|6[2369]|77|88))/,
    zones: ['Australia/Brisbane', 'Australia/Sydney'],
    region: 'Queensland',
  },
  { country: 'AU', national: /^7/, zones: ['Australia/Brisbane'], region: 'Queensland' },
  { country: 'AU', national: /^889/, zones: ['Australia/Darwin'], region: 'Northern Territory' },
  { country: 'AU', national: /^8[78]/, zones: ['Australia/Adelaide'], region: 'South Australia' },
  { country: 'BR', national: /^68/, zones: ['America/Rio_Branco'], region: 'Acre' },
  { country: 'BR', national: /^92/, zones: ['America/Manaus'], region: 'Amazonas' },
  // The far west of the state keeps the time of Acre (Lei 12.876/2013).
  {
    country: 'BR',
    national: /^97/,
    zones: ['America/Manaus', 'America/Rio_Branco'],
    region: 'Amazonas',
  },
  { country: 'BR', national: /^(?:6[5-79]|95)/, zones: ['America/Manaus'] },
  {
    country: 'BR',
    national: /^(?:1[1-9]|2[1247-8]|3[1-578]|4[1-9]|5[1345]|6[1-4]|7[13-579]|8[2-9]|9[134689])/,
    zones: ['America/Sao_Paulo'],
  },
  { country: 'MX', national: /^(?:55|56)/, zones: ['America/Mexico_City'], region: 'Mexico City' },
  { country: 'MX', national: /^33/, zones: ['America/Mexico_City'], region: 'Guadalajara' },
  { country: 'MX', national: /^81/, zones: ['America/Mexico_City'], region: 'Monterrey' },
  { country: 'MX', national: /^664/, zones: ['America/Tijuana'], region: 'Tijuana' },
  { country: 'MX', national: /^998/, zones: ['America/Cancun'], region: 'Cancún' },
  { country: 'RU', national: /^49[589]/, zones: ['Europe/Moscow'], region: 'Moscow' },
  { country: 'RU', national: /^812/, zones: ['Europe/Moscow'], region: 'Saint Petersburg' },
  { country: 'ES', national: /^[89]2[28]/, zones: ['Atlantic/Canary'], region: 'Canary Islands' },
  { country: 'ES', national: /^[89][1-8]/, zones: ['Europe/Madrid'] },
  { country: 'PT', national: /^29[256]/, zones: ['Atlantic/Azores'], region: 'Azores' },
  { country: 'PT', national: /^2/, zones: ['Europe/Lisbon'] },
  { country: 'NZ', national: /^[4679]\d{7}$/, zones: ['Pacific/Auckland'] },
  { country: 'CL', national: /^2/, zones: ['America/Santiago'], region: 'Santiago' },
  { country: 'EC', national: /^[23467]/, zones: ['America/Guayaquil'] },
  { country: 'ID', national: /^(?:21|22|24|31)/, zones: ['Asia/Jakarta'] },
];
