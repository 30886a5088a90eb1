import type { Call } from '@/lib/calls/model';
import { startOfDay } from '@/lib/i18n/times';

/** The calls of one day, newest first. */
export interface LogDay {
  /** Local midnight, epoch ms. */
  start: number;
  calls: Call[];
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
