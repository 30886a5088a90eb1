import { z } from 'zod';
import { type CountingCall, recordContextSchema, sourcePageSchema } from '@/lib/calls/model';
import { skipReasons } from '@/lib/campaigns/model';
import { LIST_PART, rowLimits } from '@/lib/lists/list-limits';
import { numberLabels } from '@/lib/lists/model';
import type {
  AddedToQueue,
  AddToQueueResult,
  ListedNumber,
  ListResults,
  Queue,
  QueuedList,
} from '@/lib/queue/model';
import { warnedSchema } from './call-messages';
import { audienceFilters, pageFields } from './campaign-messages';
import { answerType, type Message } from './message';

const item = z.object({ itemId: z.int() });
const e164Schema = z.string().regex(/^\+\d{5,15}$/);
const importIdSchema = z.string().min(1).max(100);

const cellsSchema = z.array(z.string().max(rowLimits.cell)).max(rowLimits.cells);

const contactSchema = z.object({
  numbers: z
    .array(
      z.object({
        e164: e164Schema,
        label: z.enum(numberLabels).optional(),
        ext: z.string().max(20).optional(),
      }),
    )
    .min(1)
    .max(50),
  name: z.string().max(120).optional(),
  email: z.string().max(254).optional(),
  company: z.string().max(200).optional(),
  owner: z.string().max(120).optional(),
  record: z
    .object({
      crm: z.string().max(40),
      type: z.string().max(100),
      id: z.string().max(100),
      url: z.string().max(2_000).optional(),
    })
    .optional(),
  rows: z.array(z.object({ line: z.int().positive(), cells: cellsSchema })).max(rowLimits.joined),
});

/** Where numbers come from that the popup queues. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), host: z.string().max(255) }),
  z.object({ kind: z.literal('selection'), host: z.string().max(255) }),
]);

/** Messages of our own pages about the queue. */
export const queueMessages = {
  /** The contacts in the queue, next one first. */
  queue: {
    from: 'own',
    request: z.object({ offset: z.int().nonnegative(), limit: z.int().min(1).max(100) }),
    answer: answerType<Queue>(),
  },
  /** Takes a contact back that is skipped because a colleague called. */
  'put-back-called': { from: 'own', request: item, answer: answerType<null>() },
  /** Adds the contacts of one page of an audience to the end of the queue. */
  'queue-audience': {
    from: 'own',
    request: z.object({ ...pageFields, ...audienceFilters, campaignName: z.string().max(500) }),
    answer: answerType<AddToQueueResult>(),
  },
  /** Adds numbers that the popup lists, as the background judged them. */
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
  /** Reads the numbers of a list, each row's in its own country. Nothing is guessed. */
  'read-list': {
    from: 'own',
    request: z.object({
      rows: z
        .array(
          z.object({
            numbers: z.array(z.string().max(200)).max(50),
            country: z
              .string()
              .regex(/^[A-Z]{2}$/)
              .optional(),
            isChosen: z.literal(true).optional(),
          }),
        )
        .max(LIST_PART),
    }),
    answer: answerType<ListedNumber[][]>(),
  },
  /** Adds a part of a list to the end of the queue. */
  'queue-list': {
    from: 'own',
    request: z.object({
      list: z.object({
        importId: importIdSchema,
        file: z.string().max(255).optional(),
        headings: cellsSchema,
      }),
      contacts: z.array(contactSchema).max(LIST_PART),
      /** More parts follow: the views need not be told yet. */
      hasMore: z.boolean(),
    }),
    answer: answerType<AddedToQueue>(),
  },
  /** Takes what a list added out again, unless it was called. Answers how many. */
  'undo-import': {
    from: 'own',
    request: z.object({ importId: importIdSchema }),
    answer: answerType<number>(),
  },
  /** The lists in the queue. */
  'queued-lists': { from: 'own', request: z.null(), answer: answerType<QueuedList[]>() },
  /** What was called of a list, in parts. */
  'list-results': {
    from: 'own',
    request: z.object({ importId: importIdSchema, after: z.int().optional() }),
    answer: answerType<ListResults>(),
  },
  /** Calls exactly the contact that was shown as the next one, at the number that was shown. */
  'call-next': {
    from: 'own',
    request: item.extend({
      e164: e164Schema,
      gesture: z.string().min(1).max(100),
      warned: warnedSchema,
      shownWorkspace: z.string().max(100).optional(),
    }),
    answer: answerType<CountingCall>(),
  },
  /** Opens the CRM record of a queued contact. */
  'open-queued-record': { from: 'own', request: item, answer: answerType<null>() },
  /** Chooses which of a contact's numbers is called next. */
  'choose-number': {
    from: 'own',
    request: item.extend({ e164: e164Schema }),
    answer: answerType<null>(),
  },
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
