import { z } from 'zod';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { answerType, type Message } from './message';

const importId = z.uuid();
const country = z.string().regex(/^[A-Z]{2}$/);

/** Digits of numbers, each perhaps after a `+`, one a line. A slice of a file of 128 KiB has fewer characters. */
const numbers = z.string().max(300_000);

/** A chunk as Base64: 4,096 differences of at most eight bytes. */
const chunk = z.object({
  first: z.int().nonnegative(),
  count: z.int().positive(),
  bytes: z.base64().max(45_000),
});

/**
 * Messages about national do-not-call registries. A page of ours reads the file and sends its numbers in chunks,
 * which count once the last message arrived. Each message stands alone: the background may stop between two.
 */
export const registryMessages = {
  /** The registries that calls are checked against. */
  registries: { from: 'own', request: z.null(), answer: answerType<ListedRegistry[]>() },
  /** The country of numbers with a `+`, if they are all of one. */
  'registry-country': {
    from: 'own',
    request: z.object({ numbers }),
    answer: answerType<{ country?: string }>(),
  },
  /** Reads numbers in the registry's country. Answers a line for each: its E.164 digits without `+`, or nothing. */
  'read-registry-numbers': {
    from: 'own',
    request: z.object({ country, numbers }),
    answer: answerType<{ numbers: string }>(),
  },
  /** Begins an import. The page holds a lock with this id as long as it lives. */
  'start-registry-import': {
    from: 'own',
    request: z.object({ importId }),
    answer: answerType<null>(),
  },
  /** Adds numbers to an import. */
  'add-registry-chunks': {
    from: 'own',
    request: z.object({ importId, chunks: z.array(chunk).max(32) }),
    answer: answerType<null>(),
  },
  /** Makes an import count, in the place of the registry that it replaces. */
  'finish-registry-import': {
    from: 'own',
    request: z.object({
      importId,
      name: z.string().min(1).max(100),
      country,
      asOf: z.iso.date(),
      count: z.int().positive(),
      chunks: z.int().positive(),
      replaces: z.uuid().optional(),
    }),
    answer: answerType<null>(),
  },
  /** Drops an import that the rep cancelled. */
  'drop-registry-import': {
    from: 'own',
    request: z.object({ importId }),
    answer: answerType<null>(),
  },
  /** Removes a registry. */
  'remove-registry': {
    from: 'own',
    request: z.object({ id: z.uuid() }),
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
