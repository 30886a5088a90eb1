import type { CallDatabase } from '@/lib/calls/database';
import { callsSince } from '@/lib/calls/log/call-log';
import { readReadings } from '@/lib/calls/log/speech-readings';
import { type Call, mayRing } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { type DayFigures, dayFigures } from './day-figures';
import { midnightBefore, type TimeRange } from './periods';

/** Who gets the figures of a period. */
export interface DayWatcher {
  onChange: (figures: DayFigures) => void;
  onFailure: () => void;
}

/** The rep's calls of today, and the days before it on which the goal was met. */
export interface GoalProgress {
  today: number;
  /** Days in a row with at least the goal's calls, today once it is met. Days without calls don't end it. */
  streak: number;
}

/** As far as a streak is looked for. */
const MAX_DAYS = 366;

/** Reads the calls of a range by their index, and what was recorded after them. */
export async function readDay(
  database: CallDatabase,
  { from, to }: TimeRange,
): Promise<DayFigures> {
  const since = await callsSince(database, from);
  const made = since.filter(({ createdAt }) => createdAt < to);
  const ids = made.map(({ id }) => id);
  const [known, readings] = await Promise.all([
    database.wrapUps.bulkGet(ids),
    readReadings(database, ids),
  ]);
  const wrapUps = known.filter((wrapUp) => wrapUp !== undefined);
  return dayFigures(made, wrapUps, [...readings.values()]);
}

/** Reports the figures of a range now and after each change, until the signal aborts. */
export function watchDay(
  database: CallDatabase,
  range: TimeRange,
  { onChange, onFailure }: DayWatcher,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readDay(database, range), { next: onChange, error: onFailure }, abortSignal);
}

/** Counts the days in a row before today that met the goal, the latest first, until one did not. */
export async function readStreak(
  { calls }: CallDatabase,
  { now, goal }: { now: number; goal: number },
): Promise<number> {
  let days = 0;
  for (let back = 1; back <= MAX_DAYS; back += 1) {
    const [from, to] = [midnightBefore(now, back), midnightBefore(now, back - 1)];
    const rows = await calls.where('createdAt').between(from, to).toArray();
    const made = rows.filter(mayRing).length;
    if (made >= goal) days += 1;
    else if (made > 0) break;
  }
  return days;
}

/**
 * Reports how far the rep is with the goal, now and after each call of today, until the signal aborts.
 * Earlier days are read once.
 */
export async function watchGoal(
  database: CallDatabase,
  { now, goal }: { now: number; goal: number },
  onChange: (progress: GoalProgress) => void,
  abortSignal: AbortSignal,
): Promise<void> {
  const midnight = midnightBefore(now, 0);
  const before = await readStreak(database, { now, goal });
  const next = (calls: readonly Call[]) => {
    const today = calls.filter(mayRing).length;
    onChange({ today, streak: before + (today >= goal ? 1 : 0) });
  };
  if (abortSignal.aborted) return;
  watchQuery(() => callsSince(database, midnight), { next }, abortSignal);
}
