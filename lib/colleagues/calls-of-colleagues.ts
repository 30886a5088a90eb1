/**
 * Colleagues: whom they called and when, as far as the service's history tells. The history is of the whole
 * workspace. The background notes from it each call that is not the rep's own, as a number and a time and
 * nothing else, while it follows calls or when the rep looks at numbers. Cards, lists and queue show the latest,
 * the rules count them as attempts, and the queue skips whom a colleague just called. What nothing needs any
 * more is deleted. Nothing here is sent anywhere, and no page that is not trusted learns of it.
 */

import Dexie from 'dexie';
import {
  longestLimitMs,
  type RulesInForceSettings,
  rulesInForce,
} from '@/lib/rules/check/rules-in-force';
import type { Settings } from '@/lib/settings/table';
import type { ColleaguesInfo, ColleagueTables } from './model';

const HOUR_MS = 3_600_000;
/** Lists say "yesterday", so that much is always kept. */
const LEAST_KEPT_MS = 48 * HOUR_MS;

/** A little ahead is a clock that is not quite right. More is not shown: it can't have happened yet. */
export const AHEAD_MS = 5 * 60_000;

/** What decides how long calls of colleagues are kept: the rules of policy and company's file, too. */
export type KeptSettings = Pick<Settings, 'skipColleagueHours'> & RulesInForceSettings;

/** How long calls of colleagues are kept, ms: as long as the rules or the queue look back. */
export function keptMs(settings: KeptSettings): number {
  const limitMs = longestLimitMs(rulesInForce(settings));
  return Math.max(LEAST_KEPT_MS, settings.skipColleagueHours * HOUR_MS, limitMs);
}

/** Times (epoch ms) of colleagues' calls to a number, at most `withinMs` from `now`, in their order. */
export async function colleaguesCalledAt(
  { colleagueCalls }: Pick<ColleagueTables, 'colleagueCalls'>,
  callee: string,
  { now, withinMs }: { now: number; withinMs: number },
): Promise<number[]> {
  const keys = await colleagueCalls
    .where('[callee+at]')
    .between([callee, now - withinMs], [callee, now + withinMs], true, true)
    .primaryKeys();
  return keys.map(([, at]) => at);
}

/** When a colleague last called a number, epoch ms; undefined if none did that is still kept. */
export async function lastColleagueCallAt(
  { colleagueCalls }: Pick<ColleagueTables, 'colleagueCalls'>,
  callee: string,
  now: number,
): Promise<number | undefined> {
  const keys = await colleagueCalls
    .where('[callee+at]')
    .between([callee, Dexie.minKey], [callee, now + AHEAD_MS])
    .reverse()
    .limit(1)
    .primaryKeys();
  return keys[0]?.[1];
}

/** The numbers that colleagues called since a time (epoch ms), each with the latest time. */
export async function calledByColleagues(
  { colleagueCalls }: Pick<ColleagueTables, 'colleagueCalls'>,
  { from, now }: { from: number; now: number },
): Promise<Map<string, number>> {
  const rows = await colleagueCalls
    .where('at')
    .between(from, now + AHEAD_MS)
    .toArray();
  // In the order of time: the latest call to a number comes last.
  return new Map(rows.map(({ callee, at }) => [callee, at]));
}

/** What the service's history was found to say, and when it was last read. */
export async function colleaguesInfo({
  colleaguesState,
}: Pick<ColleagueTables, 'colleaguesState'>): Promise<ColleaguesInfo> {
  const { contents, readAt } = (await colleaguesState.get('history')) ?? {};
  return { ...(contents && { contents }), ...(readAt !== undefined && { readAt }) };
}

/** Deletes the calls that nothing needs any more. */
export async function pruneColleagueCalls(
  { colleagueCalls }: Pick<ColleagueTables, 'colleagueCalls'>,
  settings: KeptSettings,
  now: number,
): Promise<void> {
  await colleagueCalls
    .where('at')
    .below(now - keptMs(settings))
    .delete();
}

/** Forgets all of it: the rep changed the connection, so the next history may be another workspace's. */
export async function forgetColleagues({
  colleagueCalls,
  colleaguesState,
}: ColleagueTables): Promise<void> {
  await Promise.all([colleagueCalls.clear(), colleaguesState.clear()]);
}
