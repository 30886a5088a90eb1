import { z } from 'zod';
import type { ImportedCalls, LogDeletion } from '@/lib/calls/log/model';
import type { Call, PublicCall } from '@/lib/calls/model';
import { readingResultSchema } from '@/lib/speech/model';
import { answerType, type Message } from './message';

const namesCall = z.object({ callId: z.string().min(1).max(100) });

/** Messages about calls in the log: their records and recordings, looking them up, importing and deleting. */
export const callLogMessages = {
  /** Opens the CRM record of a call. */
  'open-record': { from: 'page', request: namesCall, answer: answerType<null>() },
  /** Looks up an unconfirmed call in history. */
  'look-up-unconfirmed': { from: 'page', request: namesCall, answer: answerType<PublicCall>() },
  /** Looks up any call in history. */
  'look-up-call': { from: 'own', request: namesCall, answer: answerType<Call>() },
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
  /** Stores what was read of the recording of a call, whose link was `link`. */
  'save-speech': {
    from: 'own',
    request: namesCall.extend({ link: z.string().max(10_000), result: readingResultSchema }),
    answer: answerType<null>(),
  },
  /** The rep looks at the call log: its recordings are no longer new. */
  'log-seen': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** What deleting the call log would do. */
  'preview-log-deletion': { from: 'own', request: z.null(), answer: answerType<LogDeletion>() },
  /** Deletes the call log. Answers with the number of calls deleted. */
  'delete-log': { from: 'own', request: z.null(), answer: answerType<number>() },
} as const satisfies Record<string, Message>;
