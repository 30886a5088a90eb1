import type { Call } from '@/lib/calls/model';
import { startOfDay } from '@/lib/i18n/times';

/** The calls of one day, newest first. */
export interface LogDay {
  /** Local midnight, epoch ms. */
  start: number;
  calls: Call[];
}

const MINUTE_MS = 60_000;

/** Ids of the calls that went to the same number in the same minute as another: their rows need the seconds. */
export function callsOfOneMinute(calls: readonly Call[]): ReadonlySet<string> {
  const minuteOf = ({ callee, createdAt }: Call) =>
    `${callee} ${Math.floor(createdAt / MINUTE_MS)}`;
  const groups = [...Map.groupBy(calls, minuteOf).values()];
  return new Set(groups.filter(({ length }) => length > 1).flatMap(idsOf));
}

function idsOf(calls: readonly Call[]): string[] {
  return calls.map(({ id }) => id);
}

/** Groups a log, newest first, by day in the rep's time zone. */
export function groupByDay(calls: readonly Call[]): LogDay[] {
  const days: LogDay[] = [];
  for (const call of calls) {
    const start = startOfDay(call.createdAt);
    const last = days.at(-1);
    if (last?.start === start) last.calls.push(call);
    else days.push({ start, calls: [call] });
  }
  return days;
}
