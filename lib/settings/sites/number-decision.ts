import { z } from 'zod';

/** The most decisions that are kept. The oldest goes first. */
export const MAX_NUMBER_DECISIONS = 1000;

/**
 * What the rep said on the card of a text on one site: that it is no number, or that texts like it always are.
 */
export const numberDecisionSchema = z.discriminatedUnion('is', [
  /** Exactly this text, as the site writes it. */
  z.object({ is: z.literal('none'), host: z.string().min(1).max(255), text: z.string().max(100) }),
  /** Texts with this shape (`000-0000`) after this label; the label may be empty. */
  z.object({
    is: z.literal('number'),
    host: z.string().min(1).max(255),
    shape: z.string().max(100),
    label: z.string().max(30),
  }),
]);

/** What the rep said of a text on one site. */
export type NumberDecision = z.infer<typeof numberDecisionSchema>;
