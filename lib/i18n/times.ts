import { i18n } from '#i18n';
import { wordsLocale } from './locale';

const DAY = 86_400_000;

/** By locale and options: creating one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** By locale. */
const hourCycles = new Map<string, Pick<Intl.DateTimeFormatOptions, 'hourCycle'>>();

/** Local midnight of the day that holds `at` (epoch ms). */
export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** `10:21` in the rep's language, with the 12 or 24 hours of the rep's region. */
export function clockTime(at: number): string {
  return written(at, { timeStyle: 'short', ...hourCycleOption() });
}

/** `10:21:05`, where the minute is not enough. */
export function exactClockTime(at: number): string {
  return written(at, { timeStyle: 'medium', ...hourCycleOption() });
}

/** A formatter's option: the 12 or 24 hours of the rep's region, regardless of the language of our texts. */
export function hourCycleOption(): Pick<Intl.DateTimeFormatOptions, 'hourCycle'> {
  const [locale = ''] = navigator.languages;
  const known = hourCycles.get(locale);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale || undefined, { hour: 'numeric' });
  const { hourCycle } = formatter.resolvedOptions();
  const option = hourCycle ? { hourCycle } : {};
  hourCycles.set(locale, option);
  return option;
}

/** `21 Nov 2026, 10:21`; `at` is epoch milliseconds. */
export function momentText(at: number): string {
  return written(at, { dateStyle: 'medium', timeStyle: 'short', ...hourCycleOption() });
}

/** `21 Nov 2026, 10:21:05`; `at` is epoch milliseconds. */
export function exactMomentText(at: number): string {
  return written(at, { dateStyle: 'medium', timeStyle: 'medium', ...hourCycleOption() });
}

/** A full hour of the clock, 0 to 24, without minutes: `10 AM`, `10 Uhr`. */
export function fullHourText(hour: number): string {
  return written(new Date(2000, 0, 1, hour).getTime(), { hour: 'numeric', ...hourCycleOption() });
}

/** A callee's local time in minutes since midnight, written as `clockTime` writes the rep's own. */
export function calleeClockTime(minutes: number): string {
  return clockTime(new Date(2000, 0, 1, 0, minutes).getTime());
}

/** Heading of a day in the log: `Today`, `Yesterday`, `Monday, 17 November`. */
export function dayHeading(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return i18n.t('popup.today');
  if (days === 1) return i18n.t('popup.yesterday');
  return written(at, dateParts(at, now));
}

/** When somebody was last called, for the middle of a sentence: `today, 10:21`, `3 March`. */
export function lastCalledText(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return i18n.t('popup.today_at', [clockTime(at)]);
  if (days === 1) return i18n.t('popup.yesterday_at', [clockTime(at)]);
  const parts = days < 7 ? ({ weekday: 'long' } as const) : dateParts(at, now);
  return written(at, parts);
}

/** `1:31`, `1:02:03`; dashes for an unknown length, such as a stream. */
export function playTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

function written(at: number, parts: Intl.DateTimeFormatOptions): string {
  const locale = wordsLocale();
  const key = `${locale} ${JSON.stringify(parts)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, parts);
  formatters.set(key, formatter);
  return formatter.format(at);
}

/** How many days lie between the local days of two times (epoch ms): 0 for the same day, 1 for yesterday. */
export function daysBetween(at: number, now: number): number {
  return Math.round((startOfDay(now) - startOfDay(at)) / DAY);
}

function dateParts(at: number, now: number): Intl.DateTimeFormatOptions {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return sameYear
    ? { weekday: 'long', day: 'numeric', month: 'long' }
    : { day: 'numeric', month: 'long', year: 'numeric' };
}
