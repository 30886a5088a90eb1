import Dexie from 'dexie';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, inFlightStates, isStillInFlight, mayRing } from '@/lib/calls/model';
import { parseCalls, parseDamagedCall } from '@/lib/calls/parse-call';
import { watchQueryAtOnce } from '@/lib/database/watch-query';
import type { RecentCall } from '@/lib/rules/guards';

const MINUTE_MS = 60_000;

/** A page of the log: newest first, calls older than `before` (epoch ms, exclusive). */
export interface LogPage {
  limit: number;
  before?: number;
}

/**
 * Reads the calls since a time (epoch ms), damaged ones as far as they can be read. There is no end,
 * because a live query with one would not run again for later calls.
 */
export async function callsSince(database: CallDatabase, from: number): Promise<Call[]> {
  const rows = await database.calls.where('createdAt').aboveOrEqual(from).toArray();
  return rows.flatMap((row) => parseDamagedCall(row) ?? []);
}

/** Reads a page of the log. Damaged records are returned as far as they can be read. */
export async function readLogPage(database: CallDatabase, page: LogPage): Promise<Call[]> {
  const newestFirst = database.calls.where('createdAt').below(page.before ?? Number.MAX_VALUE);
  const rows = await newestFirst.reverse().limit(page.limit).toArray();
  return rows.flatMap((row) => parseDamagedCall(row) ?? []);
}

/** Returns whether there is a call older than `before` (epoch ms). Counting would read the whole log. */
export async function hasOlderCalls(database: CallDatabase, before: number): Promise<boolean> {
  return (await database.calls.where('createdAt').below(before).first()) !== undefined;
}

/** Passes the newest calls to `onChange`, now and after each change in any context, until the signal ends. */
export function watchCalls(
  database: CallDatabase,
  page: LogPage,
  onChange: (calls: Call[]) => void,
  onFailure: (error: unknown) => void,
  abortSignal: AbortSignal,
): void {
  const observer = { next: onChange, error: onFailure };
  watchQueryAtOnce(() => readLogPage(database, page), observer, abortSignal);
}

/** The last call to this number that was requested and not refused. */
export async function lastCallTo(database: CallDatabase, e164: string): Promise<Call | undefined> {
  const wasRequested = (call: Call) => call.requestedAt !== undefined && call.state !== 'refused';
  const newest = callsTo(database, e164, Dexie.minKey, Dexie.maxKey)
    .reverse()
    .filter((row) => parseCalls([row]).some(wasRequested));
  return parseCalls([await newest.first()])[0];
}

/** A number to be called now, for the guards. */
export interface RecentCallsQuery {
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
  const sameNumber = callsTo(database, callee, now - sameNumberMs, now + sameNumberMs);
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

function callsTo(database: CallDatabase, callee: string, from: unknown, to: unknown) {
  return database.calls
    .where('[callee+createdAt]')
    .between([callee, from], [callee, to], true, true);
}
