import { z } from 'zod';
import type { TranscriptResult } from '@/lib/transcripts/model';
import {
  bytesOf,
  MAX_NOTE_BYTES,
  type SaveWrapUpResult,
  timedNoteSchema,
  wrapUpDraftSchema,
  wrapUpFieldsSchema,
} from '@/lib/wrap-up/model';
import { answerType, type Message } from './message';

const callId = z.string().min(1).max(100);
const formId = z.string().min(1).max(100);

/** A draft keeps what cannot be saved, too: a note that is too long. */
const MAX_DRAFT_LENGTH = 2_000_000;

const savedFields = wrapUpFieldsSchema.extend({
  note: z.string().refine((note) => bytesOf(note) <= MAX_NOTE_BYTES),
});
const timedNotes = z.array(timedNoteSchema).max(50);
const draftFields = wrapUpFieldsSchema.extend({ note: z.string().max(MAX_DRAFT_LENGTH) });

/** Messages about what a rep records after a call. A page can send none of them. */
export const wrapUpMessages = {
  /** Saves the rep's changes to the wrap-up of a call. */
  'save-wrap-up': {
    from: 'own',
    request: z.object({
      callId,
      formId: formId.optional(),
      before: savedFields,
      after: savedFields,
    }),
    answer: answerType<SaveWrapUpResult>(),
  },
  /** Adds and removes notes at a time of a call's recording. */
  'change-timed-notes': {
    from: 'own',
    request: z.object({ callId, add: timedNotes, remove: timedNotes }),
    answer: answerType<null>(),
  },
  /** Stores what the rep has typed so far. */
  'save-wrap-up-draft': {
    from: 'own',
    request: wrapUpDraftSchema.extend({
      ...{ callId, formId, before: savedFields, fields: draftFields },
      changed: z.array(wrapUpFieldsSchema.keyof()),
    }),
    answer: answerType<null>(),
  },
  /** Has the recording of a call transcribed where the rep allowed it, at a press. */
  'transcribe-recording': {
    from: 'own',
    request: z.object({ callId }),
    answer: answerType<TranscriptResult>(),
  },
  /**
   * Says that the rep still waits for it. Firefox (tried: 153) stops the background in less than a minute without a
   * new message, also while one is not answered.
   */
  'transcript-awaited': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** Ends the request for a transcript. */
  'stop-transcript': { from: 'own', request: z.object({ callId }), answer: answerType<null>() },
  /** Whether a key is stored for the transcription endpoint. */
  'has-transcription-key': { from: 'own', request: z.null(), answer: answerType<boolean>() },
  /** Stores the key for the transcription endpoint; an empty one removes it. */
  'save-transcription-key': {
    from: 'own',
    request: z.object({ key: z.string().trim().max(5000) }),
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
