const MINUTE = 60_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats a past time: `<n> days ago`, `<n> hours ago` … Times in epoch milliseconds. */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / MINUTE));
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 24 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

/** Formats two times as `<day> <month> - <day> <month>` in UTC. */
export function dayRange(from: number, to: number): string {
  return `${dayMonth(new Date(from))} - ${dayMonth(new Date(to))}`;
}

/** Formats a time as `YYYY-MM-DD HH:MM:SS` in UTC. */
export function dateTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats seconds as `<n> min <n> sec`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} sec`;
}

function dayMonth(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`;
}
