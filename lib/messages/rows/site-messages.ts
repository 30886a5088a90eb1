import { z } from 'zod';
import type { PageNumber } from '@/lib/offers/model';
import type { FrameVerdicts, IgnoredHere, SiteStatus, TriedAddress } from '@/lib/sites/model';
import { countryFactsSchema } from '@/lib/sites/model';
import { answerType, type Message } from './message';

const host = z.string().max(255);

/** Messages about finding numbers on sites. */
export const siteMessages = {
  /** Which candidates are numbers? Candidates and verdicts are lines (`lib/phone/candidates/lines`). */
  recognise: {
    from: 'page',
    whilePrerendered: true,
    request: z.object({
      candidates: z.array(z.string().max(1200)).max(2000),
      ...countryFactsSchema.shape,
    }),
    answer: answerType<FrameVerdicts & IgnoredHere>(),
  },
  /** There may be a number in a frame: inject the finder's script. */
  finder: {
    from: 'page',
    whilePrerendered: true,
    request: z.object({}),
    answer: answerType<IgnoredHere>(),
  },
  /** The rep uses a frame with numbers (pointer or keyboard): inject the card's script. */
  card: { from: 'page', request: z.object({}), answer: answerType<IgnoredHere>() },
  /** Does the browser still let Handset into this frame? */
  'frame-access': {
    from: 'page',
    whilePrerendered: true,
    request: z.object({}),
    answer: answerType<boolean>(),
  },
  /** Settings that decide what a click in the page does. */
  'page-settings': {
    from: 'page',
    request: z.object({}),
    answer: answerType<{ opensDialLinks: boolean } & IgnoredHere>(),
  },
  /** The numbers found in a tab. Reads the page now if that has not happened yet. */
  'page-numbers': {
    from: 'own',
    request: z.object({ tabId: z.int() }),
    answer: answerType<PageNumber[]>(),
  },
  /** The text that is selected in a tab; empty if there is none. */
  'selected-text': {
    from: 'own',
    request: z.object({ tabId: z.int() }),
    answer: answerType<string>(),
  },
  /** Are numbers found on this tab's site, and may they be? */
  site: { from: 'own', request: z.object({ tabId: z.int() }), answer: answerType<SiteStatus>() },
  /** Excludes a host, or includes it again. */
  'exclude-site': {
    from: 'own',
    request: z.object({ host, excluded: z.boolean() }),
    answer: answerType<null>(),
  },
  /** Which rule counts for a web address? Nothing, if it is none. */
  'try-address': {
    from: 'own',
    request: z.object({ address: z.string().max(2000) }),
    answer: answerType<TriedAddress | null>(),
  },
  /** The rep changed where numbers are found: makes it count in open pages, too. */
  'apply-site-rules': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** The rep changed the country of a host's numbers, or of all: reads open pages again. */
  'reread-pages': {
    from: 'own',
    request: z.object({ host: host.optional() }),
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;
