import { z } from 'zod';
import {
  type Call,
  callSchema,
  callStates,
  extrasSchema,
  inFlightStates,
  recordContextSchema,
} from './model';

const text = z.string().optional().catch(undefined);
const time = z.number().optional().catch(undefined);
const unreadable = z.string().catch('?');

/** A record of which at least id and time can be read; the rest as far as it goes. */
const damagedSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  gesture: unreadable,
  state: z.enum(callStates).exclude(inFlightStates).catch('unconfirmed'),
  callee: unreadable,
  calleeName: text,
  callerId: unreadable,
  ownNumber: unreadable,
  requestAt: z.number().catch(0),
  requestedAt: time,
  placedAt: time,
  changedAt: z.number().catch(0),
  callId: text,
  recording: text,
  extras: extrasSchema.optional().catch(undefined),
  record: recordContextSchema.optional().catch(undefined),
});

/** A stored record as a call; `undefined` when it cannot be read in full. Acted on are only these. */
export function parseCall(row: unknown): Call | undefined {
  const parsed = callSchema.safeParse(row);
  return parsed.success ? parsed.data : undefined;
}

/** The calls among stored records that can be read in full. */
export function parseCalls(rows: readonly unknown[]): Call[] {
  return rows.flatMap((row) => parseCall(row) ?? []);
}

/**
 * A stored record as the log shows it: a damaged one with what can still be read of it, marked so.
 * What became of such a call is not known, unless it says so itself.
 */
export function parseDamagedCall(row: unknown): Call | undefined {
  const call = parseCall(row);
  if (call) return call;
  const damaged = damagedSchema.safeParse(row);
  return damaged.success ? present(damaged.data) : undefined;
}

/** Without the fields that could not be read. */
function present(damaged: z.infer<typeof damagedSchema>): Call | undefined {
  const read = Object.entries(damaged).filter(([, value]) => value !== undefined);
  return parseCall({ ...Object.fromEntries(read), problem: { code: 'record-damaged' } });
}
