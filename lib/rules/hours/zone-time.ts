/** A moment as the clocks and calendars of a time zone show it. */
export interface LocalMoment {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes since midnight, as the clock shows them. */
  minutes: number;
}

/** A day of the calendar. */
export type LocalDay = Pick<LocalMoment, 'year' | 'month' | 'day'>;

/** Cached: creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The moment `at` (epoch ms) in a time zone (IANA name), daylight saving included. */
export function localMoment(at: number, zone: string): LocalMoment {
  const shifted = new Date(at + offsetAt(at, zone));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minutes: 60 * shifted.getUTCHours() + shifted.getUTCMinutes(),
  };
}

/**
 * The epoch ms at which a zone's clocks show this minute of a day. A time that the change to
 * summer time leaves out becomes the time an hour later, and one that comes twice is the first.
 */
export function instantOf({ year, month, day }: LocalDay, minutes: number, zone: string): number {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const before = asUtc - offsetAt(asUtc - 12 * 3_600_000, zone);
  const after = asUtc - offsetAt(asUtc + 12 * 3_600_000, zone);
  const shows = (at: number) => at + offsetAt(at, zone) === asUtc;
  return shows(before) || !shows(after) ? before : after;
}

/** What a zone's clocks are ahead of UTC at `at`, ms. */
function offsetAt(at: number, zone: string): number {
  const formatter = formatters.get(zone) ?? createFormatter(zone);
  formatters.set(zone, formatter);
  const parts = new Map(
    formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
