import { i18n } from '#i18n';
import { wordsLocale } from './locale';

/** What is known of where a callee is. */
export interface PlaceFacts {
  place?: string;
  /** ISO 3166. */
  country?: string;
  unassigned?: true;
}

/** Where a callee is: the place that the number's prefix tells, else the country in our words. */
export function placeText({ place, country, unassigned }: PlaceFacts): string {
  if (unassigned) return i18n.t('card.unknown_area_code');
  if (place || !country) return place ?? '';
  return new Intl.DisplayNames([wordsLocale()], { type: 'region' }).of(country) ?? country;
}
