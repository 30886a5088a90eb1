import { wordsLocale } from '@/lib/i18n/locale';

/** Formats a number in the rep's language: `20,000`. */
export function countText(value: number): string {
  return new Intl.NumberFormat(wordsLocale()).format(value);
}

/** A share in per cent, with at most one decimal: `2.5%`, `2,5 %`. */
export function percentText(share: number): string {
  const options = { style: 'percent', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(wordsLocale(), options).format(share);
}
