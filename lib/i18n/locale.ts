import { i18n } from '#i18n';

/**
 * The locale that dates are written in: the browser's own region of the language that our words
 * are in (`de-AT` where the words are German), else that language. Digits stay as in numbers.
 */
export function wordsLocale(preferred: readonly string[] = navigator.languages): string {
  const tag = i18n.t('language.tag');
  const match = preferred.find((locale) => locale.split('-')[0] === tag) ?? tag;
  return new Intl.Locale(match, { numberingSystem: 'latn' }).toString();
}

/** Which way our words run. */
export function wordsDirection(): 'ltr' | 'rtl' {
  return i18n.t('language.direction') === 'rtl' ? 'rtl' : 'ltr';
}
