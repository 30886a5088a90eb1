import Dexie, { liveQuery } from 'dexie';
import type { CallDatabase } from './database';
import { type Call, inFlightStates } from './model';
import { parseCalls, parseDamagedCall } from './parse-call';

const MINUTE_MS = 60_000;

/** A page of the log: newest first, older than `before` (epoch ms, exclusive). */
export interface LogPage {
  limit: number;
  before?: number;
}

/** Reads a page of the log. A damaged record comes as far as it can be read, and hurts no other. */
export async function recentCalls(database: CallDatabase, page: LogPage): Promise<Call[]> {
  const newestFirst = database.calls.where('createdAt').below(page.before ?? Number.MAX_VALUE);
  const rows = await newestFirst.reverse().limit(page.limit).toArray();
  return rows.flatMap((row) => parseDamagedCall(row) ?? []);
}

/** Whether a call was made before this (epoch ms). Counting would read all of a long log. */
export async function hasOlderCalls(database: CallDatabase, before: number): Promise<boolean> {
  return (await database.calls.where('createdAt').below(before).first()) !== undefined;
}

/** The newest calls now and after every change, in any of our contexts, until the signal ends. */
export function watchCalls(
  database: CallDatabase,
  page: LogPage,
  onChange: (calls: Call[]) => void,
  onFailure: (error: unknown) => void,
  signal: AbortSignal,
): void {
  const live = liveQuery(() => recentCalls(database, page));
  const subscription = live.subscribe({ next: onChange, error: onFailure });
  signal.addEventListener('abort', () => subscription.unsubscribe());
}

/** The last call to this number that was really asked for, if there was one. */
export async function lastCallTo(database: CallDatabase, e164: string): Promise<Call | undefined> {
  const wasAsked = (call: Call) => call.requestedAt !== undefined && call.state !== 'refused';
  const newest = callsTo(database, e164, Dexie.minKey, Dexie.maxKey)
    .reverse()
    .filter((row) => parseCalls([row]).some(wasAsked));
  return parseCalls([await newest.first()])[0];
}

/** What the guards look at: which calls could stand against calling this number now. */
export interface GuardedSpan {
  callee: string;
  now: number;
  /** How long a call locks its number. */
  lockMs: number;
}

/**
 * Calls under way, calls of this minute, and calls to this number while they lock it. A clock that
 * was set back leaves calls in the future behind; they count as far as they lie ahead.
 */
export async function recentCallsFor(
  database: CallDatabase,
  { callee, now, lockMs }: GuardedSpan,
): Promise<Call[]> {
  const underWay = database.calls.where('state').anyOf(inFlightStates);
  const thisMinute = database.calls.where('createdAt').between(now - MINUTE_MS, now + MINUTE_MS);
  const sameNumber = callsTo(database, callee, now - lockMs, now + lockMs);
  const found = [underWay, thisMinute, sameNumber].map((calls) => calls.toArray());
  const rows = (await Promise.all(found)).flat();
  return parseCalls([...new Map(rows.map((row) => [row.id, row])).values()]);
}

function callsTo(database: CallDatabase, callee: string, from: unknown, to: unknown) {
  return database.calls
    .where('[callee+createdAt]')
    .between([callee, from], [callee, to], true, true);
}
