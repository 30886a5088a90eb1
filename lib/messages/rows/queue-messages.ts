import { z } from 'zod';
import { type CountingCall, recordContextSchema, sourcePageSchema } from '@/lib/calls/model';
import { skipReasons } from '@/lib/campaigns/model';
import type { AddedToQueue, AddToQueueResult, Queue, ReadListRow } from '@/lib/queue/model';
import { warnedSchema } from './call-messages';
import { audienceFilters, pageFields } from './campaign-messages';
import { answerType, type Message } from './message';

const item = z.object({ itemId: z.int() });

/** Where numbers come from that one of our own pages queues. Contacts of a campaign come by page. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), host: z.string().max(255) }),
  z.object({ kind: z.literal('selection'), host: z.string().max(255) }),
  z.object({ kind: z.literal('list'), file: z.string().max(255).optional() }),
]);

/** Messages of our own pages about the queue. */
export const queueMessages = {
  /** The contacts in the queue, next one first. */
  queue: {
    from: 'own',
    request: z.object({ offset: z.int().nonnegative(), limit: z.int().min(1).max(100) }),
    answer: answerType<Queue>(),
  },
  /** Adds the contacts of one page of an audience to the end of the queue. */
  'queue-audience': {
    from: 'own',
    request: z.object({ ...pageFields, ...audienceFilters, campaignName: z.string().max(500) }),
    answer: answerType<AddToQueueResult>(),
  },
  /** Adds numbers that one of our own pages lists, as the background judged them. */
  'queue-numbers': {
    from: 'own',
    request: z.object({
      source: sourceSchema,
      numbers: z
        .array(
          z.object({
            e164: z.string().min(1).max(100),
            name: z.string().max(120).optional(),
            record: recordContextSchema.optional(),
            sourcePage: sourcePageSchema.optional(),
          }),
        )
        .max(1000),
    }),
    answer: answerType<AddedToQueue>(),
  },
  /** Reads the numbers of a list. Without a country, national numbers are read in the rep's. */
  'read-list': {
    from: 'own',
    request: z.object({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      rows: z.array(z.object({ line: z.int().positive(), number: z.string().max(200) })).max(1000),
    }),
    answer: answerType<{ country: string; rows: ReadListRow[] }>(),
  },
  /** Calls exactly the contact that was shown as the next one. */
  'call-next': {
    from: 'own',
    request: item.extend({ gesture: z.string().min(1).max(100), warned: warnedSchema }),
    answer: answerType<CountingCall>(),
  },
  /** Opens the CRM record of a queued contact. */
  'open-queued-record': { from: 'own', request: item, answer: answerType<null>() },
  /** Removes one contact from the queue, or all if none is named. */
  'remove-from-queue': { from: 'own', request: item.partial(), answer: answerType<null>() },
  /** Takes a contact out of the queue and keeps why. */
  'skip-in-queue': {
    from: 'own',
    request: item.extend({ reason: z.enum(skipReasons) }),
    answer: answerType<null>(),
  },
  /** Puts a skipped contact back at the end of the queue. */
  'put-back': { from: 'own', request: z.object({ skipId: z.int() }), answer: answerType<null>() },
  /** Puts a contact off to a time (epoch ms), or to the end of the queue. */
  'call-later': {
    from: 'own',
    request: item.extend({ at: z.number().optional() }),
    answer: answerType<null>(),
  },
  /** The rep pauses the queue, or is ready again. */
  'set-ready': {
    from: 'own',
    request: z.object({ ready: z.boolean() }),
    answer: answerType<null>(),
  },
  /** The rep is at work in the dashboard. Answers why the queue is paused, if it is. */
  'queue-activity': {
    from: 'own',
    request: z.null(),
    answer: answerType<NonNullable<Queue['paused']> | null>(),
  },
} as const satisfies Record<string, Message>;
