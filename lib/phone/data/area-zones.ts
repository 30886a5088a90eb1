import type { CountryCode } from '@/lib/phone/candidates/types';

/** Numbers of a country whose leading digits show the time zone. */
export interface AreaZone {
  country: CountryCode;
  /** Matches national numbers without their national prefix. */
  national: RegExp;
  zone: string;
  /** Region, if the digits show one. */
  region?: string;
}

/**
 * Countries with several time zones where a landline's area code shows the zone (source: the
 * regulators' numbering plans). Mobile numbers are left out because they show no region.
 */
export const AREA_ZONES: readonly AreaZone[] = [
  { country: 'AU', national: /^3/, zone: 'Australia/Sydney', region: 'Victoria, Tasmania' },
  { country: 'AU', national: /^7/, zone: 'Australia/Brisbane', region: 'Queensland' },
  { country: 'AU', national: /^889/, zone: 'Australia/Darwin', region: 'Northern Territory' },
  { country: 'AU', national: /^8[78]/, zone: 'Australia/Adelaide', region: 'South Australia' },
  { country: 'BR', national: /^68/, zone: 'America/Rio_Branco', region: 'Acre' },
  { country: 'BR', national: /^92/, zone: 'America/Manaus', region: 'Amazonas' },
  { country: 'BR', national: /^(?:6[5-79]|95)/, zone: 'America/Manaus' },
  {
    country: 'BR',
    national: /^(?:1[1-9]|2[1247-8]|3[1-578]|4[1-9]|5[1345]|6[1-4]|7[13-579]|8[2-9]|9[1346-9])/,
    zone: 'America/Sao_Paulo',
  },
  { country: 'MX', national: /^(?:55|56)/, zone: 'America/Mexico_City', region: 'Mexico City' },
  { country: 'MX', national: /^33/, zone: 'America/Mexico_City', region: 'Guadalajara' },
  { country: 'MX', national: /^81/, zone: 'America/Mexico_City', region: 'Monterrey' },
  { country: 'MX', national: /^664/, zone: 'America/Tijuana', region: 'Tijuana' },
  { country: 'MX', national: /^998/, zone: 'America/Cancun', region: 'Cancún' },
  { country: 'RU', national: /^49[589]/, zone: 'Europe/Moscow', region: 'Moscow' },
  { country: 'RU', national: /^812/, zone: 'Europe/Moscow', region: 'Saint Petersburg' },
  { country: 'ES', national: /^[89]2[28]/, zone: 'Atlantic/Canary', region: 'Canary Islands' },
  { country: 'ES', national: /^[89][1-8]/, zone: 'Europe/Madrid' },
  { country: 'PT', national: /^29[256]/, zone: 'Atlantic/Azores', region: 'Azores' },
  { country: 'PT', national: /^2/, zone: 'Europe/Lisbon' },
  { country: 'NZ', national: /^[4679]\d{7}$/, zone: 'Pacific/Auckland' },
  { country: 'CL', national: /^2/, zone: 'America/Santiago', region: 'Santiago' },
  { country: 'EC', national: /^[23467]/, zone: 'America/Guayaquil' },
  { country: 'ID', national: /^(?:21|22|24|31)/, zone: 'Asia/Jakarta' },
];
