import type { CallDatabase } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { lastCallTo } from '@/lib/calls/log/call-log';
import type { Legs, Problem } from '@/lib/calls/model';
import { checkAgainstRules } from '@/lib/calls/place/check-against-rules';
import { legsOf } from '@/lib/calls/place/legs';
import { lastColleagueCallAt } from '@/lib/colleagues/calls-of-colleagues';
import { formatInternational } from '@/lib/phone/plan/format';
import { localTime, locationOf } from '@/lib/phone/plan/location';
import type { RuleNotice } from '@/lib/problems/rule-notice';
import type { CalleeFacts } from './model';

/** What is known of a call before it is made. */
interface CheckBeforeCall {
  legs?: Legs;
  /** Why it can't be made. */
  blocked?: Problem;
  /** What speaks against it, if the rep may call anyway. */
  warning?: RuleNotice;
}

/** The legs of a call made now, what speaks against it, or why it can't be made. Writes nothing. */
export async function checkBeforeCall(
  deps: CallDeps,
  callee: string,
  calleeName?: string,
): Promise<CheckBeforeCall> {
  const settings = await deps.readSettings();
  const toCheck = {
    callee,
    calleeName,
    settings,
    country: deps.country(settings),
    now: deps.now(),
  };
  const { refused, warning } = await checkAgainstRules(deps.database, toCheck);
  try {
    return {
      legs: await legsOf(deps.database, toCheck),
      ...(refused && { blocked: refused }),
      ...(warning && { warning }),
    };
  } catch (error) {
    if (error instanceof Failure) return { blocked: refused ?? error.problem };
    throw error;
  }
}

/** What is known of a callee: as `numberFacts`, and when the rep or a colleague last called. */
export async function calleeFacts(
  database: CallDatabase,
  e164: string,
  now: number,
  ext?: string,
): Promise<CalleeFacts> {
  const [last, colleagueCalledAt] = await Promise.all([
    lastCallTo(database, e164),
    lastColleagueCallAt(database, e164, now),
  ]);
  return {
    ...numberFacts(e164, now, ext),
    ...(last && { lastCalledAt: last.createdAt }),
    ...(colleagueCalledAt !== undefined && { colleagueCalledAt }),
  };
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
