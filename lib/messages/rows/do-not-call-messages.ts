import { z } from 'zod';
import type {
  DoNotCallEntry,
  DoNotCallListing,
  ForbidResult,
  ImportResult,
  SharedListStatus,
  SignedList,
} from '@/lib/do-not-call/model';
import { answerType, type Message } from './message';

const words = z.string().max(5000);

/** Messages about the do-not-call list. */
export const doNotCallMessages = {
  /** One page of the list, newest first. */
  'do-not-call-list': {
    from: 'own',
    request: z.object({
      /** Part of a number, domain or company. */
      search: z.string().max(200),
      offset: z.int().nonnegative(),
      limit: z.int().min(1).max(100),
    }),
    answer: answerType<DoNotCallListing>(),
  },
  /** Puts a number, an e-mail address or domain, or a company on the list. */
  forbid: {
    from: 'own',
    request: z.object({
      text: z.string().max(200),
      words,
      source: z.enum(['log', 'queue', 'list']),
      name: z.string().max(120).optional(),
    }),
    answer: answerType<ForbidResult>(),
  },
  /** The rep pressed "Do not call again" on the card: the number of a call goes on the list. */
  'forbid-called': {
    from: 'page',
    request: z.object({ callId: z.string().min(1).max(100) }),
    answer: answerType<null>(),
  },
  /** Puts rows of a file on the list. */
  'import-do-not-call': {
    from: 'own',
    request: z.object({
      rows: z
        .array(
          z.object({
            line: z.int(),
            text: z.string().max(200),
            words,
            name: z.string().max(120).optional(),
            by: z.string().max(200).optional(),
            addedAt: z.number().optional(),
          }),
        )
        .max(1000),
    }),
    answer: answerType<ImportResult>(),
  },
  /** Entries in the order of their keys, after one of them, for a file. */
  'export-do-not-call': {
    from: 'own',
    request: z.object({ after: z.string().max(300).optional() }),
    answer: answerType<DoNotCallEntry[]>(),
  },
  /** All changes of the list, signed. */
  'prove-do-not-call': { from: 'own', request: z.null(), answer: answerType<SignedList>() },
  /** The company's list, and what came of the latest fetch. */
  'shared-list': { from: 'own', request: z.null(), answer: answerType<SharedListStatus>() },
  /** Fetches the company's list now. */
  'update-shared-list': { from: 'own', request: z.null(), answer: answerType<SharedListStatus>() },
  /** Takes an entry off the list, for a reason. */
  'allow-again': {
    from: 'own',
    request: z.object({ key: z.string().max(300), words: words.min(1) }),
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
