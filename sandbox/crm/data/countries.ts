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
