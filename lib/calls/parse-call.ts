import { z } from 'zod';
import {
  type Call,
  callSchema,
  callStates,
  extrasSchema,
  inFlightStates,
  recordContextSchema,
  sourcePageSchema,
} from './model';

const text = z.string().optional().catch(undefined);
const time = z.number().optional().catch(undefined);
const unreadable = z.string().catch('?');

/** A record with a readable id and time. All other fields may be unreadable. */
const damagedSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  gesture: unreadable,
  state: z.enum(callStates).exclude(inFlightStates).catch('unconfirmed'),
  callee: unreadable,
  workspace: text,
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
  sourcePage: sourcePageSchema.optional().catch(undefined),
});

/** Returns whether the log can show a stored record at all, as `parseDamagedCall` does. Cheap: nothing is parsed. */
export function isShownInLog(row: unknown): boolean {
  const { id, createdAt } = row as { id?: unknown; createdAt?: unknown };
  return typeof id === 'string' && typeof createdAt === 'number';
}

/** A stored record as a call; `undefined` if any field is unreadable. Only such calls are acted on. */
export function parseCall(row: unknown): Call | undefined {
  const parsed = callSchema.safeParse(row);
  return parsed.success ? parsed.data : undefined;
}

/** The stored records that can be read in full. */
export function parseCalls(rows: readonly unknown[]): Call[] {
  return rows.flatMap((row) => parseCall(row) ?? []);
}

/**
 * A stored record as the log shows it. A damaged one keeps its readable fields and gets the problem
 * `record-damaged`. If its state is unreadable or in flight, it counts as unconfirmed.
 */
export function parseDamagedCall(row: unknown): Call | undefined {
  const call = parseCall(row);
  if (call) return call;
  const damaged = damagedSchema.safeParse(row);
  return damaged.success ? withReadableFields(damaged.data) : undefined;
}

/** Drops the fields that could not be read. */
function withReadableFields(damaged: z.infer<typeof damagedSchema>): Call | undefined {
  const read = Object.entries(damaged).filter(([, value]) => value !== undefined);
  return parseCall({ ...Object.fromEntries(read), problem: { code: 'record-damaged' } });
}
