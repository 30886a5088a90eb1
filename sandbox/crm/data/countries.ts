/** ISO 3166-1 alpha-2 codes of the countries in which the sample customers live. */
export type Country = 'AU' | 'CA' | 'DE' | 'FR' | 'GB' | 'HU' | 'JM' | 'PR' | 'SE' | 'US';

/** What the CRM says of a country: its name, and the currency (ISO 4217) it is billed in. */
export const countries: Record<Country, { name: string; currency: string }> = {
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

/** Whether a code is one of a country in which sample customers live. */
export function isCountry(code: string): code is Country {
  return Object.hasOwn(countries, code);
}
