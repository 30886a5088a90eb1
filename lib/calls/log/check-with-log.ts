import type { CallDatabase } from '@/lib/calls/database';
import { entryAgainst } from '@/lib/do-not-call/list';
import { type CalledSubject, keysAgainst } from '@/lib/do-not-call/subject';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { type CallCheckResult, checkCall } from '@/lib/rules/check-call';
import { longestLimitMs, rulesInForce } from '@/lib/rules/rules-in-force';
import type { Settings } from '@/lib/settings/table';
import { recentCallsFor } from './log';

/** A call to be checked. */
export interface CallToCheck extends CalledSubject {
  settings: Settings;
  /** The country in which numbers without a country code are read. */
  country: CountryCode;
  /** Epoch ms. */
  now: number;
  /** The call that the rep confirmed to repeat. */
  repeatedCallId?: string | undefined;
}

/**
 * Checks a call against the log and the do-not-call list. Call it in the transaction that writes the call, so
 * that no other call can be written in between.
 */
export async function checkWithLog(
  database: CallDatabase,
  call: CallToCheck,
): Promise<CallCheckResult> {
  const { callee, settings, now } = call;
  const limitMs = longestLimitMs(rulesInForce(settings));
  const sameNumberMs = Math.max(settings.repeatSeconds * 1000, limitMs);
  const recent = await recentCallsFor(database, { callee, now, sameNumberMs });
  const forbidden = await entryAgainst(database, keysAgainst(call));
  return checkCall({ ...call, recent, forbidden, ringsAt: now + settings.countdownSeconds * 1000 });
}
