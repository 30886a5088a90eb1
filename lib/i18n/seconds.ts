import { wordsLocale } from './locale';

/** The word for this many seconds, without the number: `second`, `seconds`, `ثانيتان`. */
export function secondsWord(seconds: number): string {
  const formatter = new Intl.NumberFormat(wordsLocale(), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  const unit = formatter.formatToParts(seconds).filter(({ type }) => type === 'unit');
  return unit
    .map(({ value }) => value)
    .join('')
    .trim();
}
