import { i18n } from '#i18n';
import { wordsLocale } from './locale';

/** What is known of where a callee is. */
export interface LocationFacts {
  region?: string;
  /** ISO 3166. */
  country?: string;
  unassigned?: true;
}

/** Where a callee is: the region that the number's prefix names, else the name of the country. */
export function locationText({ region, country, unassigned }: LocationFacts): string {
  if (unassigned) return i18n.t('card.unknown_area_code');
  if (region || !country) return region ?? '';
  return new Intl.DisplayNames([wordsLocale()], { type: 'region' }).of(country) ?? country;
}
