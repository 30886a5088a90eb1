import { i18n } from '#i18n';
import { wordsLocale } from '@/lib/i18n/locale';
import { clockTime, startOfDay } from '@/lib/i18n/times';

/** When a contact is to be called again, for the middle of a sentence: `14:30`, `Tue, 24 Nov, 09:00`. */
export function dueText(at: number, now: number): string {
  if (startOfDay(at) === startOfDay(now)) return i18n.t('popup.today_at', [clockTime(at)]);
  const day = new Intl.DateTimeFormat(wordsLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return `${day.format(at)}, ${clockTime(at)}`;
}
