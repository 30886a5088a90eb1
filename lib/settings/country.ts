import type { Settings } from './table';

/**
 * The country (ISO 3166) in which numbers without a country code are read: the rep's choice, else
 * the region of the browser's languages (`en-GB`), else the United States.
 */
export function defaultCountryOf(
  settings: Pick<Settings, 'defaultCountry'>,
  languages: readonly string[],
): string {
  const regions = languages.map((language) => new Intl.Locale(language).maximize().region);
  return settings.defaultCountry || regions.find((region) => region !== undefined) || 'US';
}
