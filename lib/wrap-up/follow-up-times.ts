const HOUR_MS = 3_600_000;
const WORKDAY_STARTS = 9;

/** Returns the time in one hour. Times are epoch ms. */
export function inOneHour(now: number): number {
  return now + HOUR_MS;
}

/** Returns 9:00 of the next day by the rep's clock, also where the day has 23 or 25 hours. */
export function tomorrowAtNine(now: number): number {
  const date = new Date(now);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() + 1,
    WORKDAY_STARTS,
  ).getTime();
}

/** Writes a time as a `datetime-local` field holds it, by the rep's clock: `2026-11-24T09:00`. */
export function localDateTime(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Reads what a `datetime-local` field holds, by the rep's clock; undefined if it is incomplete. */
export function fromLocalDateTime(text: string): number | undefined {
  const at = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
