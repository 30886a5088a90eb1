const MINUTE = 60_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `<n> days ago` and its smaller sisters. Times in epoch milliseconds. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / MINUTE));
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 24 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

/** `<day> <month> - <day> <month>` in UTC. */
export function dayRange(from: number, to: number): string {
  return `${dayMonth(new Date(from))} - ${dayMonth(new Date(to))}`;
}

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export function dateTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** `<n> min <n> sec`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} sec`;
}

function dayMonth(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`;
}
