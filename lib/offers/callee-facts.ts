import type { CallDatabase } from '@/lib/calls/database';
import { lastCallTo } from '@/lib/calls/log/log';
import { formatInternational } from '@/lib/phone/plan/format';
import { localTime, locationOf } from '@/lib/phone/plan/location';
import type { CalleeFacts } from './model';

/** What is known of a callee: as `numberFacts`, and when the rep last called. */
export async function calleeFacts(
  database: CallDatabase,
  e164: string,
  now: number,
  ext?: string,
): Promise<CalleeFacts> {
  const last = await lastCallTo(database, e164);
  return { ...numberFacts(e164, now, ext), ...(last && { lastCalledAt: last.createdAt }) };
}

/** What follows from the number alone: its format, region and local time. Nothing from the log. */
export function numberFacts(e164: string, now: number, ext?: string) {
  const location = locationOf(e164);
  const country = location?.country;
  const { minutes: localMinutes } = localTime(e164, new Date(now));
  return {
    e164,
    text: formatInternational(e164),
    ...(ext && { ext }),
    ...(!location && { unassigned: true }),
    ...(country && { country }),
    ...(location?.region && { region: location.region }),
    ...(localMinutes !== undefined && { localMinutes }),
  } satisfies CalleeFacts;
}
