import { z } from 'zod';
import {
  emptyWrapUp,
  followUpSchema,
  timedNoteSchema,
  type WrapUp,
  type WrapUpDraft,
  type WrapUpFields,
  wrapUpDraftSchema,
  wrapUpSchema,
} from './model';

/** A stored row of which some fields may be unreadable. Those count as never filled in. */
const readableSchema = z.object({
  callId: z.string(),
  disposition: z.string().optional().catch(undefined),
  note: z.string().catch(''),
  followUp: followUpSchema.optional().catch(undefined),
  savedAt: z.number().catch(0),
  version: z.int().catch(0),
  dueAt: z.number().optional().catch(undefined),
  timedNotes: z.array(timedNoteSchema).optional().catch(undefined),
});

/** Returns a stored row as a wrap-up, with the fields that can be read. */
export function parseWrapUp(row: unknown): WrapUp | undefined {
  return wrapUpSchema.safeParse(row).data ?? readableSchema.safeParse(row).data;
}

/** Returns a stored row as a draft; undefined if it cannot be read. */
export function parseDraft(row: unknown): WrapUpDraft | undefined {
  return wrapUpDraftSchema.safeParse(row).data;
}

/** Returns the fields that the rep edits. */
export function fieldsOf(wrapUp: WrapUpFields | undefined): WrapUpFields {
  if (!wrapUp) return emptyWrapUp;
  const { disposition, note, followUp } = wrapUp;
  return { note, ...(disposition && { disposition }), ...(followUp && { followUp }) };
}
