import { z } from 'zod';
import type { DidUse } from '@/lib/caller-id/model';
import {
  type CountingCall,
  type PublicCall,
  recordContextSchema,
  sourcePageSchema,
} from '@/lib/calls/model';
import type { DialPreview } from '@/lib/offers/model';
import type { RecordingNotice } from '@/lib/rules/model';
import { answerType, type Message } from './message';

const id = z.string().min(1).max(100);
const namesCall = z.object({ callId: id });

/** The rules whose warning the rep saw before they called. */
export const warnedSchema = z.array(z.string().max(100)).max(50).optional();

/** Messages about a call while it is made: reading what was typed, calling it, and its outcome. */
export const callMessages = {
  /** How a typed or pasted text is read, and whom it would call. */
  preview: {
    from: 'own',
    request: z.object({ text: z.string().max(500) }),
    answer: answerType<DialPreview>(),
  },
  /** The international format of E.164 numbers, in the order asked. Unreadable ones stay as they are. */
  'number-texts': {
    from: 'own',
    request: z.object({ e164s: z.array(z.string().min(1).max(100)).max(200) }),
    answer: answerType<string[]>(),
  },
  /** The time zone of E.164 numbers, in the order asked; `null` for those that may be in several. */
  'callee-zones': {
    from: 'own',
    request: z.object({ e164s: z.array(z.string().min(1).max(100)).max(200) }),
    answer: answerType<(string | null)[]>(),
  },
  /** What is said to an E.164 number before the call is recorded. */
  'recording-notice': {
    from: 'own',
    request: z.object({ e164: z.string().min(1).max(100) }),
    answer: answerType<RecordingNotice>(),
  },
  /** How each of the rep's DIDs was used today. */
  'did-uses': { from: 'own', request: z.null(), answer: answerType<DidUse[]>() },
  /** The DIDs of the workspace's latest calls in E.164, the most used first. Asks the service. */
  'used-dids': { from: 'own', request: z.null(), answer: answerType<string[]>() },
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
      /** Id of the workspace that was shown: if another one is in use now, nothing is called. */
      shownWorkspace: id.optional(),
    }),
    answer: answerType<CountingCall>(),
  },
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
} as const satisfies Record<string, Message>;
