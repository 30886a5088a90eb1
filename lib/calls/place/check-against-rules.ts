import type { CheckEvidence } from '@/lib/audit/model';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, inFlightStates, isStillInFlight, mayRing } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';
import { colleaguesCalledAt } from '@/lib/colleagues/calls-of-colleagues';
import { type Forbidden, forbiddenBy } from '@/lib/do-not-call/list';
import { versionOf } from '@/lib/do-not-call/registry/find-in-registries';
import { heldList, sharedVersionOf } from '@/lib/do-not-call/shared/held-list';
import { type CalledSubject, keysAgainst } from '@/lib/do-not-call/subject';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { type CallCheckResult, checkCall, rulesRead } from '@/lib/rules/check/check-call';
import type { RecentCall } from '@/lib/rules/check/guards';
import { longestLimitMs, rulesInForce } from '@/lib/rules/check/rules-in-force';
import type { Settings } from '@/lib/settings/table';

const MINUTE_MS = 60_000;

/** A call to be checked. */
interface CallToCheck extends CalledSubject {
  settings: Settings;
  /** The country in which numbers without a country code are read. */
  country: CountryCode;
  /** Epoch ms. */
  now: number;
  /** The call that the rep confirmed to repeat. */
  repeatedCallId?: string | undefined;
}

/**
 * Checks a call against the log, colleagues' calls, the do-not-call lists and the rules. Call it in the transaction
 * that writes the call, so that no other call can be written in between.
 */
export async function checkAgainstRules(
  database: CallDatabase,
  call: CallToCheck,
): Promise<CallCheckResult & { evidence: CheckEvidence }> {
  const { callee, now } = call;
  const shared = await heldList(database);
  const settings = { ...call.settings, sharedRules: shared?.rules ?? [] };
  const limitMs = longestLimitMs(rulesInForce(settings));
  const sameNumberMs = Math.max(settings.repeatSeconds * 1000, limitMs);
  const recent = await recentCallsFor(database, { callee, now, sameNumberMs });
  const registries = await database.registries.toArray();
  const forbidden = await forbiddenBy(database, keysAgainst(call), registries);
  const ringsAt = now + settings.countdownSeconds * 1000;
  const byColleagues = await colleaguesCalledAt(database, callee, { now, withinMs: limitMs });
  const known = { recent, forbidden, registries, colleaguesCalledAt: byColleagues };
  const toCheck = { ...call, ...known, settings, ringsAt };
  const evidence = {
    strictness: settings.callRules,
    rules: rulesRead(toCheck),
    doNotCall: {
      ownEntries: await database.doNotCall.count(),
      registries: registries.map(versionOf),
      ...(shared && { sharedList: sharedVersionOf(shared) }),
      ...(forbidden && { listedOn: listNaming(forbidden) }),
    },
  };
  return { ...checkCall(toCheck), evidence };
}

function listNaming({ registry, sharedList }: Forbidden) {
  if (registry) return 'registry' as const;
  return sharedList ? ('shared' as const) : ('own' as const);
}

/** A number to be called now, for the guards. */
interface RecentCallsQuery {
  callee: string;
  now: number;
  /** How far to look back for calls to this number, ms: the redial lock, or the longest limit. */
  sameNumberMs: number;
}

/**
 * Calls that may speak against calling this number now: those in flight, those of this minute, and
 * those to this number that a lock or a limit may count. A clock that was set back leaves calls in the future;
 * they count by their distance from now.
 */
export async function recentCallsFor(
  database: CallDatabase,
  { callee, now, sameNumberMs }: RecentCallsQuery,
): Promise<RecentCall[]> {
  const inFlight = database.calls.where('state').anyOf(inFlightStates);
  const thisMinute = database.calls.where('createdAt').between(now - MINUTE_MS, now + MINUTE_MS);
  const sameNumber = database.calls
    .where('[callee+createdAt]')
    .between([callee, now - sameNumberMs], [callee, now + sameNumberMs], true, true);
  const found = [inFlight, thisMinute, sameNumber].map((calls) => calls.toArray());
  const rows = (await Promise.all(found)).flat();
  const calls = parseCalls([...new Map(rows.map((row) => [row.id, row])).values()]);
  return calls.map((call) => recentCall(call, now));
}

/** A call as the guards look at it. */
export function recentCall(call: Call, now: number): RecentCall {
  const { id, callee, createdAt } = call;
  return {
    ...{ id, callee, createdAt },
    mayHaveRung: mayRing(call),
    isInFlight: isStillInFlight(call, now),
  };
}
