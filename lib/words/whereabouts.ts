import { wordsLocale } from './locale';

/** Where a callee is: the place that the number's prefix tells, else the country in our words. */
export function whereabouts({ place, country }: { place?: string; country?: string }): string {
  if (place || !country) return place ?? '';
  return new Intl.DisplayNames([wordsLocale()], { type: 'region' }).of(country) ?? country;
}
