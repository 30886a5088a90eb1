import type { CalleeFacts } from '@/lib/messages/answers';
import { formatInternational } from '@/lib/phone/format';
import { localTime, placeOf } from '@/lib/phone/region';
import type { CallDatabase } from './database';
import { lastCallTo } from './log';

/** What is known of a callee: writing, place, local time, and when the rep last called. */
export async function calleeFacts(
  database: CallDatabase,
  e164: string,
  now: number,
  ext?: string,
): Promise<CalleeFacts> {
  const place = placeOf(e164);
  const country = place?.country;
  const time = localTime(e164, new Date(now)).text;
  const last = await lastCallTo(database, e164);
  return {
    e164,
    text: formatInternational(e164),
    ...(ext && { ext }),
    ...(!place && { unassigned: true }),
    ...(country && { country }),
    ...(place?.place && { place: place.place }),
    ...(time && { localTime: time }),
    ...(last && { lastCalledAt: last.createdAt }),
  };
}
