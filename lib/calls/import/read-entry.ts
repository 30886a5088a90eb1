import { z } from 'zod';
import { FOLLOW_WINDOW_MS } from '@/lib/calls/follow/open-calls';
import { type Call, callSchema, inFlightStates } from '@/lib/calls/model';
import { e164Schema } from '@/lib/settings/table';
import { bytesOf, MAX_NOTE_BYTES, type WrapUp, wrapUpSchema } from '@/lib/wrap-up/model';
import type { BadImportEntry, ImportEntry } from './model';

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
export interface ReadImportEntry {
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
