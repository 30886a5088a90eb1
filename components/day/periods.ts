/** The periods that a rep can look at. */
export const periods = ['today', 'yesterday', 'week', 'month'] as const;

/** One period: `week` and `month` are the last 7 and 30 days, today included. */
export type Period = (typeof periods)[number];

/** A stretch of time, epoch ms. `to` is exclusive. */
export interface TimeRange {
  from: number;
  to: number;
}

/** How many days before today a period starts and ends. */
const DAYS_BACK: Record<Period, { first: number; last: number }> = {
  today: { first: 0, last: 0 },
  yesterday: { first: 1, last: 1 },
  week: { first: 6, last: 0 },
  month: { first: 29, last: 0 },
};

/** Returns the local midnight `back` days before the day that holds `now`. Days may have 23 or 25 hours. */
export function midnightBefore(now: number, back: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - back).getTime();
}

/** Returns a period as whole days of the rep's time zone. */
export function periodRange(period: Period, now: number): TimeRange {
  const { first, last } = DAYS_BACK[period];
  return { from: midnightBefore(now, first), to: midnightBefore(now, last - 1) };
}

/** Reads a period from an address. */
export function periodFrom(text: string | undefined): Period {
  return periods.find((name) => name === text) ?? 'today';
}
