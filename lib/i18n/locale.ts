import { i18n } from './messages';

/**
 * The locale of dates: the language of our texts in the region of the browser (`de-AT`), else the
 * language alone. A region that our texts are written for (`pt-BR`) stays. Digits are Latin, as in
 * phone numbers.
 */
export function wordsLocale(preferred: readonly string[] = navigator.languages): string {
  const tag = i18n.t('language.tag');
  const match = preferred.find((locale) => locale.split('-')[0] === tag) ?? tag;
  return new Intl.Locale(match, { numberingSystem: 'latn' }).toString();
}

/** The writing direction of our texts. */
export function wordsDirection(): 'ltr' | 'rtl' {
  return i18n.t('language.direction') === 'rtl' ? 'rtl' : 'ltr';
}

/** The word for this many seconds, minutes or hours, without the number: `second`, `seconds`, `ثانيتان`. */
export function unitWord(count: number, unit: 'second' | 'minute' | 'hour'): string {
  const formatter = new Intl.NumberFormat(wordsLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  const parts = formatter.formatToParts(count).filter(({ type }) => type === 'unit');
  return parts
    .map(({ value }) => value)
    .join('')
    .trim();
}
