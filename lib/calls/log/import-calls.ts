import { z } from 'zod';
import type { CallDatabase } from '@/lib/calls/database';
import { FOLLOW_WINDOW_MS } from '@/lib/calls/follow/open-calls';
import { type Call, callSchema, inFlightStates, isInFlight } from '@/lib/calls/model';
import { recordOutcome } from '@/lib/calls/outcome-record';
import { parseCall } from '@/lib/calls/parse-call';
import { markChanged } from '@/lib/outbox/mark-for-delivery';
import { e164Schema } from '@/lib/settings/table';
import { bytesOf, MAX_NOTE_BYTES, type WrapUp, wrapUpSchema } from '@/lib/wrap-up/model';
import { recordWrapUp } from '@/lib/wrap-up/wrap-up-record';
import { noteLogRewrite } from './call-log';
import type { BadImportEntry, ImportEntry, ImportedCalls } from './model';

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
  const { calls, wrapUps, logState, outbox, auditChain } = database;
  const tables = [calls, wrapUps, logState, outbox, auditChain];
  const result: ImportedCalls = { added: 0, updated: 0, already: 0, bad: [] };
  await database.transaction('rw', tables, async () => {
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
  if (isNewer) await putCall(database, { stored, call, now });
  const recorded = wrapUp && (await wrapUps.get(wrapUp.callId));
  const isNewerWrapUp = wrapUp && (!recorded || recorded.savedAt < wrapUp.savedAt);
  if (isNewerWrapUp) {
    await wrapUps.put({ ...wrapUp, version: (recorded?.version ?? 0) + 1 });
    await recordWrapUp(database, wrapUp, now);
  }
  if (!stored) return 'added';
  if (!isNewer && !isNewerWrapUp) return 'already';
  await markChanged(database, { id: call.id, changedAt: now });
  return 'updated';
}

async function putCall(
  database: CallDatabase,
  { stored, call, now }: { stored: Call | undefined; call: Call; now: number },
): Promise<void> {
  const after = { ...stored, ...call, importedChangeAt: call.changedAt };
  await database.calls.put(after);
  await recordOutcome(database, { before: parseCall(stored), after, now });
}

/** Clocks of two machines may differ by this much. */
const CLOCK_SLACK_MS = 3_600_000;

const entrySchema = callSchema.omit({ importedChangeAt: true }).extend({
  id: z.string().min(1).max(100),
  gesture: z.string().min(1).max(100),
  callee: e164Schema,
  callerId: e164Schema,
  ownNumber: e164Schema,
  calleeName: z.string().max(500).optional(),
  recording: z.string().max(2_000).optional(),
  wrapUp: wrapUpSchema
    .omit({ callId: true, dueAt: true })
    .extend({ note: z.string().refine((note) => bytesOf(note) <= MAX_NOTE_BYTES) })
    .optional(),
});

/** A call of a file, with what was recorded after it. */
interface ReadImportEntry {
  call: Call;
  wrapUp?: WrapUp;
}

/** Reads an entry of a file, or says why it is not taken. */
export function readImportEntry(
  { position, entry }: ImportEntry,
  now: number,
): ReadImportEntry | Required<Pick<BadImportEntry, 'position' | 'fault'>> {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) return { position, fault: 'unreadable', ...badField(parsed.error) };
  const { wrapUp, ...call } = parsed.data;
  if (isOpen(call, now)) return { position, fault: 'open' };
  if (Math.max(call.changedAt, wrapUp?.savedAt ?? 0) > now + CLOCK_SLACK_MS) {
    return { position, fault: 'future' };
  }
  return { call: ended(call), ...(wrapUp && { wrapUp: wrapUpOf(call.id, wrapUp) }) };
}

function badField({ issues }: z.ZodError): Pick<BadImportEntry, 'field'> {
  const field = issues[0]?.path.join('.');
  return field ? { field } : {};
}

/** A call that another browser may still follow is not taken: both would log it in the CRM. */
function isOpen({ state, createdAt }: Call, now: number): boolean {
  if ((inFlightStates as readonly string[]).includes(state)) return true;
  const isFollowed = state === 'placed' || state === 'unconfirmed';
  return isFollowed && Math.abs(now - createdAt) < FOLLOW_WINDOW_MS;
}

/** Nobody follows an old call any more. */
function ended(call: Call): Call {
  return call.state === 'placed' ? { ...call, state: 'unrecorded' } : call;
}

function wrapUpOf(callId: string, fields: Omit<WrapUp, 'callId' | 'dueAt'>): WrapUp {
  const { followUp } = fields;
  const isDue = followUp && followUp.doneAt === undefined;
  return { ...fields, callId, ...(isDue && { dueAt: followUp.at }) };
}
