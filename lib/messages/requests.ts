import { z } from 'zod';
import { recordContextSchema } from '@/lib/calls/model';
import { HINTS } from '@/lib/phone/candidates/hints';
import { campaignRequests } from './campaign-requests';

const id = z.string().min(1).max(100);
const context = z.string().max(200);
const country = z.string().regex(/^[A-Z]{2}$/);
/** Countries of numbers on the page that named theirs, each as often as it stands there. */
const others = z.array(country).max(20).optional();

/** What a page says of the country of its numbers; `lang` is its own. */
export const pageSchema = z.object({ lang: z.string().max(40), others });

/** A stretch of a page's text, or a link or field, that may hold a number. */
export const candidateSchema = z.object({
  raw: z.string().min(1).max(500),
  before: context,
  after: context,
  hint: z.enum(HINTS).optional(),
  /** What its row or card says, a piece a line: it may speak of a country. */
  record: context.optional(),
});

/** Whom a call would reach, as the page has it, the nearest first. */
export const calleeNamesSchema = z.array(z.string().max(120)).max(2);

/**
 * The one table of what may be asked of the background: name → who may send it, and its shape.
 * `page` is a content script of ours in a tab, `own` one of our own pages. What it answers stands
 * in `answers.ts`.
 */
export const requests = {
  /**
   * Which of these candidates are numbers? Each is a line (`lines.ts`), and so is its verdict in the
   * answer.
   */
  recognise: {
    from: 'page',
    schema: z.object({
      candidates: z.array(z.string().max(1200)).max(2000),
      ...pageSchema.shape,
    }),
  },
  /** The rep's pointer or keyboard moves in a frame that holds numbers: its call card is wanted. */
  card: { from: 'page', schema: z.object({}) },
  /** Settings that a click in the page hangs on. */
  'page-settings': { from: 'page', schema: z.object({}) },
  /** The rep rests on a number: say what would be called. */
  offer: {
    from: 'page',
    schema: z.object({
      candidate: candidateSchema,
      /** Which of several numbers in the candidate: where it begins. */
      start: z.int().nonnegative(),
      ...pageSchema.shape,
      calleeNames: calleeNamesSchema,
    }),
  },
  /**
   * The rep's choice on the card of another country to read an offer's number in: the offer goes, and
   * another one is made. The page's text is not asked for again.
   */
  'read-as': { from: 'page', schema: z.object({ offerId: id, country }) },
  /** The rep's trusted gesture on an offer's button. */
  call: { from: 'page', schema: z.object({ offerId: id }) },
  /**
   * The rep pressed the button beside a number in a frame, where the browser gives no word on what
   * covers it: the card opens in the tab's top frame, which sees for itself.
   */
  'open-on-top': { from: 'page', schema: z.object({ offerId: id }) },
  /**
   * The context menu follows the page: the rep points at the number of this offer, or at none.
   * `selected`: it is about selected text, which without an offer is no number.
   */
  point: {
    from: 'page',
    schema: z.object({ offerId: id.optional(), selected: z.literal(true).optional() }),
  },
  /** The rep pressed a next step on the card that leads to Options. */
  'open-options': { from: 'page', schema: z.object({}) },
  /** Look once more for an unconfirmed call. */
  'check-call': { from: 'page', schema: z.object({ callId: id }) },
  /** Undo, while the countdown runs. */
  cancel: { from: 'any', schema: z.object({ callId: id }) },
  /** Answered as soon as the call is neither counting nor requested any more. */
  outcome: { from: 'any', schema: z.object({ callId: id }) },
  /** What a rep typed or pasted: how it reads, and what would be called. */
  preview: { from: 'own', schema: z.object({ text: z.string().max(500) }) },
  /** How E.164 numbers of the log and of settings are written, in the order asked. */
  'number-texts': { from: 'own', schema: z.object({ e164s: z.array(id).max(200) }) },
  /** Call exactly the number that `preview` or a list showed. */
  dial: {
    from: 'own',
    schema: z.object({
      e164: id,
      gesture: id,
      calleeName: z.string().max(120).optional(),
      /** Which record of a list it was, and what the list says of it. */
      record: recordContextSchema.optional(),
      /**
       * The call that the rep, asked once more, wants to repeat ("Call again"): lifts the lock of its
       * number, as long as no later call disturbed it. Nothing else is lifted.
       */
      again: id.optional(),
    }),
  },
  /** The numbers found in a tab; the page is looked through now if it was not yet. */
  'page-numbers': { from: 'own', schema: z.object({ tabId: z.int() }) },
  /** May numbers be found on this tab's site, and are they? */
  site: { from: 'own', schema: z.object({ tabId: z.int() }) },
  /** Stop or go on finding numbers on a host. */
  'site-off': { from: 'own', schema: z.object({ host: z.string().max(255), off: z.boolean() }) },
  /**
   * The rep changed in which country numbers without one are read, on a host or everywhere: look
   * through open pages anew.
   */
  'read-anew': { from: 'own', schema: z.object({ host: z.string().max(255).optional() }) },
  /** The rep is about to withdraw a site: take the marks off its open pages. `*` is every site. */
  'leave-site': { from: 'own', schema: z.object({ host: z.string().max(255) }) },
  /** Ask the service whether it knows this token. Without a token, the stored one is used. */
  'test-connection': {
    from: 'own',
    schema: z.object({
      baseUrl: z.string().max(2000),
      token: z.string().max(5000).optional(),
      tokenHeader: z.enum(['token', 'api_access_token']),
    }),
  },
  /** Keep the connection. Without a token, the stored one stays. */
  'save-connection': {
    from: 'own',
    schema: z.object({
      baseUrl: z.string().max(2000),
      token: z.string().max(5000).optional(),
      tokenHeader: z.enum(['token', 'api_access_token']),
    }),
  },
  /** Look for this call in history now. */
  'look-again': { from: 'own', schema: z.object({ callId: id }) },
  ...campaignRequests,
} as const satisfies Record<string, { from: 'page' | 'own' | 'any'; schema: z.ZodType }>;

/** A request's name. */
export type RequestName = keyof typeof requests;

/** A request's body by its name. */
export type Requests = { [N in RequestName]: z.infer<(typeof requests)[N]['schema']> };

/** A candidate as it crosses from page to background. */
export type CandidateMessage = z.infer<typeof candidateSchema>;
