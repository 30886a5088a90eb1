import { z } from 'zod';
import type { CountingCall } from '@/lib/calls/model';
import { recordEvidenceSchema, recordPageSchema } from '@/lib/crm/model';
import type { Confirmation, Offer, StartedCall } from '@/lib/offers/model';
import { calleeNamesSchema, candidateSchema, countryFactsSchema } from '@/lib/sites/model';
import { warnedSchema } from './call-messages';
import { answerType, type Message } from './message';

const id = z.string().min(1).max(100);

/** Messages about offers: what a page shows of a number, and the only way it can start a call. */
export const offerMessages = {
  /** The rep points at a number: what would be called? */
  offer: {
    from: 'page',
    request: z.object({
      candidate: candidateSchema,
      /** Offset of the number in the candidate. */
      start: z.int().nonnegative(),
      ...countryFactsSchema.shape,
      calleeNames: calleeNamesSchema,
      recordPage: recordPageSchema.optional(),
      recordEvidence: recordEvidenceSchema.optional(),
    }),
    answer: answerType<Offer>(),
  },
  /**
   * The rep chose another country on the card. Replaces the offer by one read in that country, from
   * the text that the offer was made from.
   */
  'change-country': {
    from: 'page',
    request: z.object({ offerId: id, country: z.string().regex(/^[A-Z]{2}$/) }),
    answer: answerType<Offer>(),
  },
  /**
   * The rep said (trusted press) that the text of an offer is no number on its site, or always one; without `is`,
   * they take that back.
   */
  'decide-number': {
    from: 'page',
    request: z.object({ offerId: id, is: z.enum(['none', 'number']).optional() }),
    answer: answerType<null>(),
  },
  /**
   * The rep pressed Call on an offer (trusted press). `framedByOthers`: a page of another site is between
   * the frame and the tab's page.
   */
  call: {
    from: 'page',
    request: z.object({ offerId: id, framedByOthers: z.literal(true).optional() }),
    answer: answerType<StartedCall>(),
  },
  /** What waits to be confirmed in a tab, if anything does. */
  confirmation: {
    from: 'own',
    request: z.object({ tabId: z.int() }),
    answer: answerType<Confirmation | null>(),
  },
  /** The rep confirmed a call outside the page. `always`: its site may call at one click from now on. */
  'confirm-call': {
    from: 'own',
    request: z.object({
      offerId: id,
      always: z.boolean(),
      warned: warnedSchema,
      shownCallerId: id.optional(),
    }),
    answer: answerType<CountingCall>(),
  },
  /** The rep does not want the call that waits to be confirmed. */
  'drop-confirmation': {
    from: 'own',
    request: z.object({ offerId: id }),
    answer: answerType<null>(),
  },
  /**
   * The rep pressed the call button in a frame that cannot tell whether something covers it. Opens
   * the card in the tab's top frame, which can.
   */
  'open-in-top-frame': {
    from: 'page',
    request: z.object({ offerId: id }),
    answer: answerType<null>(),
  },
  /**
   * Which offer the rep points at, or none, for the context menu. `selected`: the offer is about
   * selected text; without an offer that text is no number.
   */
  point: {
    from: 'page',
    request: z.object({ offerId: id.optional(), selected: z.literal(true).optional() }),
    answer: answerType<null>(),
  },
  /** The rep pressed a next step on the card that opens one of our own pages. */
  'open-own-page': {
    from: 'page',
    request: z.object({ page: z.enum(['options', 'call-log', 'do-not-call-list']) }),
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
