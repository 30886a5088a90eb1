import { wordsLocale } from './locale';

/** The word for this many seconds or minutes, without the number: `second`, `seconds`, `ثانيتان`. */
export function unitWord(count: number, unit: 'second' | 'minute'): string {
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
