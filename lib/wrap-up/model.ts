import type { Table } from 'dexie';
import { z } from 'zod';
import type { DoNotCallDatabase } from '@/lib/do-not-call/model';

/** The longest note, in bytes of UTF-8. */
export const MAX_NOTE_BYTES = 100_000;

/** Returns the bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** When the rep wants to get back to the callee. Times are epoch ms. */
const followUpSchema = z.object({
  at: z.number(),
  remindedAt: z.number().optional(),
  doneAt: z.number().optional(),
});

/** The longest note at a time, in characters. */
export const MAX_TIMED_NOTE_LENGTH = 500;

/** A note at a time of the recording. */
export const timedNoteSchema = z.object({
  /** Seconds from its beginning. */
  at: z.number().nonnegative(),
  text: z.string().max(MAX_TIMED_NOTE_LENGTH),
});

/** A note at a time of the recording. */
export type TimedNote = z.infer<typeof timedNoteSchema>;

/** The fields of a wrap-up that a rep edits in its form. */
export const wrapUpFieldsSchema = z.object({
  /** Id of an entry of the setting `dispositions`. */
  disposition: z.string().max(100).optional(),
  note: z.string(),
  followUp: followUpSchema.optional(),
});

/** The fields of a wrap-up that a rep edits in its form. */
export type WrapUpFields = z.infer<typeof wrapUpFieldsSchema>;

/** What a rep recorded after a call. */
export const wrapUpSchema = wrapUpFieldsSchema.extend({
  callId: z.string(),
  /** Epoch ms. */
  savedAt: z.number(),
  /** Counts the changes. */
  version: z.int(),
  /** The time of a follow-up that is not done. The index of what is due. */
  dueAt: z.number().optional(),
  /** In their order of time. Written beside the recording, outside the form. */
  timedNotes: z.array(timedNoteSchema).optional(),
});

/** What a rep recorded after a call. */
export type WrapUp = z.infer<typeof wrapUpSchema>;

/** A wrap-up that the rep has not saved yet. */
export const wrapUpDraftSchema = z.object({
  callId: z.string(),
  /** The form that shows all of it. Absent in drafts of earlier versions. */
  formId: z.string().max(100).optional(),
  /** The fields that the rep started from. */
  before: wrapUpFieldsSchema,
  fields: wrapUpFieldsSchema,
  /** The rep put the form away. It is then only in the log. */
  isPutAway: z.boolean(),
});

/** A wrap-up that the rep has not saved yet. */
export type WrapUpDraft = z.infer<typeof wrapUpDraftSchema>;

/** The name of a field that the rep edits. */
export type WrapUpFieldName = keyof WrapUpFields;

/** A draft as a form sends it while the rep types. */
export interface SentDraft extends WrapUpDraft {
  formId: string;
  /** The fields that differ from the stored draft, as the form last read it. */
  changed: WrapUpFieldName[];
}

/** What is stored about the time after a call. */
export interface StoredWrapUp {
  saved?: WrapUp;
  draft?: WrapUpDraft;
}

/** The result of saving. With a conflict nothing is stored: `wrapUp` is what another window saved. */
export interface SaveWrapUpResult {
  state: 'saved' | 'conflict';
  wrapUp: WrapUp;
}

/** The wrap-up of a call before the rep recorded anything. */
export const emptyWrapUp: WrapUpFields = { note: '' };

/** The part of the call database that holds wrap-ups. */
export interface WrapUpDatabase extends DoNotCallDatabase {
  wrapUps: Table<WrapUp, string>;
  wrapUpDrafts: Table<WrapUpDraft, string>;
}

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
