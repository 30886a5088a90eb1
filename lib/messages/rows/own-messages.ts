import { z } from 'zod';
import type { DialPreview } from '@/lib/offers/model';
import { reportedErrorSchema } from '@/lib/problems/model';
import type { CountryRules, RecordingNotice } from '@/lib/rules/model';
import { answerType, type Message } from './message';

/** A connection as the rep typed it. Without a token, the stored one is used. */
const connectionSchema = z.object({
  baseUrl: z.string().max(2000),
  token: z.string().max(5000).optional(),
  tokenHeader: z.enum(['token', 'api_access_token']),
});

/** Messages of our own pages about typed numbers and the connection, and of all scripts about errors. */
export const ownMessages = {
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
  /** When the rules of each country were checked, the oldest first. */
  'country-rules': { from: 'own', request: z.null(), answer: answerType<CountryRules[]>() },
  /** What is said to an E.164 number before the call is recorded. */
  'recording-notice': {
    from: 'own',
    request: z.object({ e164: z.string().min(1).max(100) }),
    answer: answerType<RecordingNotice>(),
  },
  /** Asks the service whether it accepts the token. */
  'test-connection': { from: 'own', request: connectionSchema, answer: answerType<null>() },
  /** Stores the connection. */
  'save-connection': { from: 'own', request: connectionSchema, answer: answerType<null>() },
  /** Records an unexpected error, in a page script or one of our own pages. */
  'report-error': {
    from: 'any',
    whilePrerendered: true,
    request: reportedErrorSchema,
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
