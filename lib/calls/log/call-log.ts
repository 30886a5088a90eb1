import Dexie from 'dexie';
import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { parseCalls, parseDamagedCall } from '@/lib/calls/parse-call';
import type { PlayPosition } from '@/lib/calls/stored-rows';
import { watchQueryAtOnce } from '@/lib/database/watch-query';

/** A page of the log: newest first, calls older than `before` (epoch ms, exclusive). */
interface LogPage {
  limit: number;
  before?: number;
}

/** Returns stored calls as the log shows them: damaged ones as far as they can be read. */
export function shownCalls(rows: readonly (Call | undefined)[]): Call[] {
  return rows.flatMap((row) => (row && parseDamagedCall(row)) ?? []);
}

/**
 * Reads the calls since a time (epoch ms), damaged ones as far as they can be read. There is no end,
 * because a live query with one would not run again for later calls.
 */
export async function callsSince(database: CallDatabase, from: number): Promise<Call[]> {
  const rows = await database.calls.where('createdAt').aboveOrEqual(from).toArray();
  return shownCalls(rows);
}

/** Reads the calls from a time until before another (epoch ms), damaged ones as far as they can be read. */
export async function callsBetween(
  database: CallDatabase,
  { from, to }: { from: number; to: number },
): Promise<Call[]> {
  const rows = await database.calls.where('createdAt').between(from, to).toArray();
  return shownCalls(rows);
}

/** Reads calls by their ids, damaged ones as far as they can be read. Those that were deleted are left out. */
export async function callsById(database: CallDatabase, ids: readonly string[]): Promise<Call[]> {
  const rows = await database.calls.bulkGet([...ids]);
  return shownCalls(rows);
}

/** Reads a page of the log. Damaged records are returned as far as they can be read. */
export async function readLogPage(database: CallDatabase, page: LogPage): Promise<Call[]> {
  const newestFirst = database.calls.where('createdAt').below(page.before ?? Number.MAX_VALUE);
  const rows = await newestFirst.reverse().limit(page.limit).toArray();
  return shownCalls(rows);
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
  const newest = database.calls
    .where('[callee+createdAt]')
    .between([e164, Dexie.minKey], [e164, Dexie.maxKey], true, true)
    .reverse()
    .filter((row) => parseCalls([row]).some(wasRequested));
  return parseCalls([await newest.first()])[0];
}

/** Counts how often calls were deleted or imported. Views that hold the log in memory then read it again. */
export async function countLogRewrites({
  logState,
}: Pick<CallDatabase, 'logState'>): Promise<number> {
  const stored = await logState.get('rewrites');
  return stored?.key === 'rewrites' ? stored.count : 0;
}

/** Notes that calls were deleted or imported. Call it in the transaction that does it. */
export async function noteLogRewrite(database: Pick<CallDatabase, 'logState'>): Promise<void> {
  const count = (await countLogRewrites(database)) + 1;
  await database.logState.put({ key: 'rewrites', count });
}

/** Notes that the rep looks at the log now (epoch ms). */
export async function noteLogSeen(
  { logState }: Pick<CallDatabase, 'logState'>,
  now: number,
): Promise<void> {
  await logState.put({ key: 'seen', seenAt: now });
}

type PositionDatabase = Pick<CallDatabase, 'playPositions'>;

/** Returns where the rep left the recording of a call, in seconds; 0 before it was played. */
export async function readPlayPosition(
  { playPositions }: PositionDatabase,
  callId: string,
): Promise<number> {
  const at = (await playPositions.get(callId))?.at;
  return typeof at === 'number' && at > 0 ? at : 0;
}

/** Stores where the rep left a recording. The beginning needs no row. */
export async function savePlayPosition(
  { playPositions }: PositionDatabase,
  position: PlayPosition,
): Promise<void> {
  if (position.at > 0) await playPositions.put(position);
  else await playPositions.delete(position.callId);
}
