import { wordsLocale } from '@/lib/i18n/locale';

/** Formats a number in the rep's language: `20,000`. */
export function numberText(value: number): string {
  return new Intl.NumberFormat(wordsLocale()).format(value);
}

/** `21 Nov 2026, 10:21`; `at` is epoch milliseconds. */
export function momentText(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(wordsLocale(), style).format(at);
}

/** `21 Nov 2026, 10:21:05`; `at` is epoch milliseconds. */
export function exactMomentText(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat(wordsLocale(), style).format(at);
}
