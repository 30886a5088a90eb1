import type { CallsFilter } from './calls-query';
import type { IndexedCall } from './index/log-index';

/** Returns a test of calls against all filters but the search. Days start and end at the rep's local midnight. */
export function callFilter(filter: CallsFilter): (call: IndexedCall) => boolean {
  const { state, did, disposition, campaign } = filter;
  const from = dayStart(filter.from, 0) ?? Number.NEGATIVE_INFINITY;
  const until = dayStart(filter.to, 1) ?? Number.POSITIVE_INFINITY;
  return (call) =>
    (state === '' || call.state === state) &&
    (did === '' || call.callerId === did) &&
    (disposition === '' || call.disposition === disposition) &&
    (campaign === '' || call.campaign === campaign) &&
    call.createdAt >= from &&
    call.createdAt < until;
}

/** Local midnight of a day, or of one some days later, epoch ms. A day may have 23 or 25 hours. */
function dayStart(day: string, later: number): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}
