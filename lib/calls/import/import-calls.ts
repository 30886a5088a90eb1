import type { CallDatabase } from '@/lib/calls/database';
import { isInFlight } from '@/lib/calls/model';
import { noteLogRewrite } from '@/lib/calls/retention/log-state';
import { markChanged } from '@/lib/outbox/mark-for-delivery';
import type { ImportEntry, ImportedCalls } from './model';
import { type ReadImportEntry, readImportEntry } from './read-entry';

/**
 * Adds the calls of a file to the log, in one transaction. A call that the log has, and its wrap-up, are
 * replaced only by a newer version. A new call is not marked for the CRM: the browser that made it logs
 * it. What this browser logged is changed in the CRM too.
 */
export async function importCalls(
  database: CallDatabase,
  entries: readonly ImportEntry[],
  now: number,
): Promise<ImportedCalls> {
  const { calls, wrapUps, logState, outbox } = database;
  const result: ImportedCalls = { added: 0, updated: 0, already: 0, bad: [] };
  await database.transaction('rw', calls, wrapUps, logState, outbox, async () => {
    for (const { position, entry } of entries) {
      const read = readImportEntry({ position, entry }, now);
      if ('fault' in read) result.bad.push(read);
      else if (await isOtherCall(database, read)) {
        result.bad.push({ position, fault: 'other_call' });
      } else result[await merge(database, read, now)] += 1;
    }
    await noteLogRewrite(database);
  });
  return result;
}

/** Returns whether the log has the call under another id: by its gesture, or by the service's id. */
async function isOtherCall({ calls }: CallDatabase, { call }: ReadImportEntry): Promise<boolean> {
  const sameGesture = await calls.get({ gesture: call.gesture });
  const sameCall = call.callId ? await calls.get({ callId: call.callId }) : undefined;
  return [sameGesture, sameCall].some((found) => found && found.id !== call.id);
}

async function merge(
  database: CallDatabase,
  { call, wrapUp }: ReadImportEntry,
  now: number,
): Promise<'added' | 'updated' | 'already'> {
  const { calls, wrapUps } = database;
  const stored = await calls.get(call.id);
  const isNewer = !stored || (!isInFlight(stored) && stored.changedAt < call.changedAt);
  if (isNewer) await calls.put({ ...stored, ...call, importedChangeAt: call.changedAt });
  const recorded = wrapUp && (await wrapUps.get(wrapUp.callId));
  const isNewerWrapUp = wrapUp && (!recorded || recorded.savedAt < wrapUp.savedAt);
  if (isNewerWrapUp) await wrapUps.put({ ...wrapUp, version: (recorded?.version ?? 0) + 1 });
  if (!stored) return 'added';
  if (!isNewer && !isNewerWrapUp) return 'already';
  await markChanged(database, { id: call.id, changedAt: now });
  return 'updated';
}
