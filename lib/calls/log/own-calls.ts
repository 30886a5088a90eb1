import Dexie from 'dexie';
import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';

type LogTable = Pick<CallDatabase, 'calls'>;

/** Reads the calls of the log with one of these ids: ours, or the service's. */
export async function ownCallsById({ calls }: LogTable, ids: readonly string[]): Promise<Call[]> {
  const rows = await Promise.all([
    calls.where('id').anyOf(ids).toArray(),
    calls.where('callId').anyOf(ids).toArray(),
  ]);
  return parseCalls(rows.flat());
}

/** Reads the calls of the log to one of these numbers (E.164) since a time (epoch ms). */
export async function ownCallsTo(
  { calls }: LogTable,
  callees: readonly string[],
  from: number,
): Promise<Call[]> {
  const rows = await Promise.all(
    callees.map((callee) =>
      calls.where('[callee+createdAt]').between([callee, from], [callee, Dexie.maxKey]).toArray(),
    ),
  );
  return parseCalls(rows.flat());
}
