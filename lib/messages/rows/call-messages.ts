import { z } from 'zod';
import type { DidUse } from '@/lib/caller-id/model';
import type { ImportedCalls } from '@/lib/calls/import/model';
import {
  type Call,
  type CountingCall,
  type PublicCall,
  recordContextSchema,
  sourcePageSchema,
} from '@/lib/calls/model';
import type { LogDeletion } from '@/lib/calls/retention/model';
import { answerType, type Message } from './message';

const id = z.string().min(1).max(100);
const namesCall = z.object({ callId: id });

/** The rules whose warning the rep saw before they called. */
export const warnedSchema = z.array(z.string().max(100)).max(50).optional();

/** Messages about calls: starting one from our own pages, and its outcome. */
export const callMessages = {
  /** Calls exactly the number that `preview` or a list showed. */
  dial: {
    from: 'own',
    request: z.object({
      e164: id,
      gesture: id,
      calleeName: z.string().max(120).optional(),
      /** The list's record of the callee, and its data. */
      record: recordContextSchema.optional(),
      /** The page on which the list found it. */
      sourcePage: sourcePageSchema.optional(),
      /**
       * The call that the rep confirmed to repeat ("Call again"). Lifts the redial lock of its
       * number, unless a later call to it was made. Lifts no other guard.
       */
      repeatedCallId: id.optional(),
      warned: warnedSchema,
      /** The caller ID that was shown: if another one would be used now, nothing is called. */
      shownCallerId: id.optional(),
    }),
    answer: answerType<CountingCall>(),
  },
  /** How each of the rep's DIDs was used today. */
  'did-uses': { from: 'own', request: z.null(), answer: answerType<DidUse[]>() },
  /** Cancels a call during its countdown. */
  cancel: {
    from: 'any',
    /**
     * `hidden`: not by the rep, but because the page hid the countdown. The call continues if the tab is
     * not in front and a view of ours shows the countdown.
     */
    request: namesCall.extend({ hidden: z.literal(true).optional() }),
    answer: answerType<PublicCall>(),
  },
  /** Answered as soon as the call is no longer in flight. */
  outcome: { from: 'any', request: namesCall, answer: answerType<PublicCall>() },
  /** Opens the CRM record of a call. */
  'open-record': { from: 'page', request: namesCall, answer: answerType<null>() },
  /** Looks up an unconfirmed call in history. */
  'look-up-unconfirmed': { from: 'page', request: namesCall, answer: answerType<PublicCall>() },
  /** Adds calls of a file to the log. */
  'import-calls': {
    from: 'own',
    request: z.object({
      entries: z.array(z.object({ position: z.int(), entry: z.unknown() })).max(500),
    }),
    answer: answerType<ImportedCalls>(),
  },
  /** Stores where the rep left the recording of a call, in seconds. */
  'save-play-position': {
    from: 'own',
    request: namesCall.extend({ at: z.number().nonnegative() }),
    answer: answerType<null>(),
  },
  /** The rep looks at the call log: its recordings are no longer new. */
  'log-seen': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** What deleting the call log would do. */
  'preview-log-deletion': { from: 'own', request: z.null(), answer: answerType<LogDeletion>() },
  /** Deletes the call log. Answers with the number of calls deleted. */
  'delete-log': { from: 'own', request: z.null(), answer: answerType<number>() },
  /** Looks up any call in history. */
  'look-up-call': { from: 'own', request: namesCall, answer: answerType<Call>() },
} as const satisfies Record<string, Message>;
