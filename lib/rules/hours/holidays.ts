import type { Holiday } from '@/lib/rules/rule';
import type { LocalDay } from './zone-time';

const DAY_MS = 86_400_000;

/** Returns whether a day is one of these holidays. */
export function isHoliday(day: LocalDay, holidays: readonly Holiday[]): boolean {
  return holidays.some((holiday) => falls(holiday, day));
}

function falls(holiday: Holiday, { year, month, day }: LocalDay): boolean {
  if (typeof holiday === 'string') return holiday === monthAndDay(month, day);
  if ('date' in holiday) return isMovedTo(holiday, Date.UTC(year, month - 1, day), year);
  if ('easter' in holiday) {
    return (
      Date.UTC(year, month - 1, day) === Date.UTC(year, 2, marchDayOfEaster(year) + holiday.easter)
    );
  }
  return holiday.month === month && day === nthWeekday(year, holiday);
}

/** A holiday of January may move into December, so the years around are looked at too. */
function isMovedTo(
  { date, moved }: { date: string; moved: number[] },
  day: number,
  year: number,
): boolean {
  const [month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return [year - 1, year, year + 1].some((each) => {
    const first = new Date(Date.UTC(each, month - 1, dayOfMonth));
    return first.getTime() + DAY_MS * (moved[first.getUTCDay()] ?? 0) === day;
  });
}

function monthAndDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): number {
  if (nth > 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1);
  }
  const last = new Date(Date.UTC(year, month, 0));
  return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7);
}

/** Easter Sunday as a day of March: 32 is 1 April (the Gregorian computus, Meeus/Jones/Butcher). */
function marchDayOfEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return month === 3 ? day : 31 + day;
}
