/** ISO 3166-1 alpha-2 codes of the sample customers' countries. */
export type CustomerCountry = 'AU' | 'CA' | 'DE' | 'FR' | 'GB' | 'HU' | 'JM' | 'PR' | 'SE' | 'US';

/** Name and billing currency (ISO 4217) of each country. */
export const countries: Record<CustomerCountry, { name: string; currency: string }> = {
  AU: { name: 'Australia', currency: 'AUD' },
  CA: { name: 'Canada', currency: 'CAD' },
  DE: { name: 'Germany', currency: 'EUR' },
  FR: { name: 'France', currency: 'EUR' },
  GB: { name: 'United Kingdom', currency: 'GBP' },
  HU: { name: 'Hungary', currency: 'EUR' },
  JM: { name: 'Jamaica', currency: 'USD' },
  PR: { name: 'Puerto Rico', currency: 'USD' },
  SE: { name: 'Sweden', currency: 'SEK' },
  US: { name: 'United States', currency: 'USD' },
};

/** Returns whether a code is a sample customer's country. */
export function isCountry(code: string): code is CustomerCountry {
  return Object.hasOwn(countries, code);
}

/** A number reserved for fiction in national and international format and in E.164. */
export type CrmNumber = { national: string; international: string; e164: string };

/** Each country's range for fiction in national and international format. `#` is any digit. */
const RANGES: Record<CustomerCountry, readonly [national: string, international: string]> = {
  AU: ['(02) 5550 ####', '+61 2 5550 ####'],
  CA: ['416-555-01##', '+1 416 555 01##'],
  DE: ['030 23125 ###', '+49 30 23125 ###'],
  FR: ['01 99 00 ## ##', '+33 1 99 00 ## ##'],
  GB: ['020 7946 0###', '+44 20 7946 0###'],
  HU: ['06 55 123 ###', '+36 55 123 ###'],
  JM: ['876-555-01##', '+1 876 555 01##'],
  PR: ['787-555-01##', '+1 787 555 01##'],
  SE: ['08-465 004 ##', '+46 8 465 004 ##'],
  US: ['(646) 555-01##', '+1 646 555 01##'],
};

/** Returns the n-th number of a country's range, from the start again after the last. */
export function crmNumber(country: CustomerCountry, n: number): CrmNumber {
  const [national, international] = RANGES[country];
  const written = fill(international, n);
  return {
    national: fill(national, n),
    international: written,
    e164: written.replaceAll(' ', ''),
  };
}

function fill(pattern: string, n: number): string {
  const free = pattern.split('#').length - 1;
  const digits = [...String(n % 10 ** free).padStart(free, '0')];
  return pattern.replaceAll('#', () => digits.shift() ?? '');
}
