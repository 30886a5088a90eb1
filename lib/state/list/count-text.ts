import { wordsLocale } from '@/lib/i18n/locale';
import { hourCycleOption } from '@/lib/i18n/times';

/** Formats a number in the rep's language: `20,000`. */
export function countText(value: number): string {
  return new Intl.NumberFormat(wordsLocale()).format(value);
}

/** `21 Nov 2026, 10:21`; `at` is epoch milliseconds. */
export function momentText(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', ...hourCycleOption() } as const;
  return new Intl.DateTimeFormat(wordsLocale(), style).format(at);
}

/** `21 Nov 2026, 10:21:05`; `at` is epoch milliseconds. */
export function exactMomentText(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', ...hourCycleOption() } as const;
  return new Intl.DateTimeFormat(wordsLocale(), style).format(at);
}

/** A share in per cent, with at most one decimal: `2.5%`, `2,5 %`. */
export function percentText(share: number): string {
  const options = { style: 'percent', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(wordsLocale(), options).format(share);
}
