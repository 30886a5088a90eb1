import type { DayKind, HoursRule, MinuteRange } from '@/lib/rules/rule';
import { isHoliday } from './holidays';
import { instantOf, type LocalDay, type LocalMoment, localMoment } from './zone-time';

/** What a rule about hours says of a local day. */
interface HoursOfDay {
  day: DayKind;
  allowed: MinuteRange[];
}

/** No rule closes this many days in a row. */
const MAX_DAYS_CLOSED = 21;

/**
 * The hours of the day at `at` (epoch ms) if calls are not allowed then in one of the zones;
 * `undefined` if they are allowed in all. A number with several zones is so held to the strictest.
 */
export function closedHours(
  rule: HoursRule,
  at: number,
  zones: readonly string[],
): HoursOfDay | undefined {
  for (const zone of zones) {
    const hours = closedIn(rule, localMoment(at, zone));
    if (hours) return hours;
  }
  return undefined;
}

/** The first time from `at` on (epoch ms) that is allowed in a zone; `undefined` if none is near. */
export function nextOpening(rule: HoursRule, at: number, zone: string): number | undefined {
  const now = localMoment(at, zone);
  if (!closedIn(rule, now)) return at;
  for (let ahead = 0; ahead <= MAX_DAYS_CLOSED; ahead += 1) {
    const day = dayAfter(now, ahead);
    const opens = hoursOf(rule, day).allowed.map(([from]) => instantOf(day, from, zone));
    const next = opens.find((time) => time > at);
    if (next !== undefined) return next;
  }
  return undefined;
}

function closedIn(rule: HoursRule, moment: LocalMoment): HoursOfDay | undefined {
  const hours = hoursOf(rule, moment);
  const isOpen = hours.allowed.some(([from, to]) => from <= moment.minutes && moment.minutes < to);
  return isOpen ? undefined : hours;
}

function hoursOf(rule: HoursRule, day: LocalDay & Pick<LocalMoment, 'weekday'>): HoursOfDay {
  if (rule.holiday && isHoliday(day, rule.holiday.days)) {
    return { day: 'holiday', allowed: rule.holiday.hours };
  }
  const kind = kindOfDay(day.weekday);
  const eve = kind === 'weekday' && rule.holiday?.eve;
  if (eve && isHoliday(dayAfter(day, 1), rule.holiday?.days ?? [])) {
    return { day: 'weekday', allowed: eve };
  }
  return { day: kind, allowed: rule[kind] };
}

function kindOfDay(weekday: number): Exclude<DayKind, 'holiday'> {
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

function dayAfter({ year, month, day }: LocalDay, ahead: number) {
  const date = new Date(Date.UTC(year, month - 1, day + ahead));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}
