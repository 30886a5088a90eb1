import { z } from 'zod';
import type { Counting, Offer } from './answers';
import { calleeNamesSchema, candidateSchema, pageSchema } from './requests';

/** What a frame lists for the popup: where numbers stand, and what it says of their country. */
export const listedSchema = z.object({
  ...pageSchema.shape,
  host: z.string().max(300),
  numbers: z
    .array(
      z.object({
        candidate: candidateSchema,
        /** Where in the candidate the number begins; all of its numbers without it. */
        start: z.int().nonnegative().optional(),
        calleeNames: calleeNamesSchema,
      }),
    )
    .max(500),
});
/** It as a type. */
export type Listed = z.infer<typeof listedSchema>;

/** What the background may tell or ask a frame's call card: name → body and answer. */
export interface PageMessages {
  /** The numbers that the frame holds now, in the order of the page. */
  'list-numbers': { body: null; answer: Listed | null };
  /** Show a countdown that began elsewhere (context menu). */
  'show-call': { body: Counting; answer: null };
  /** Open the card for a number of a frame within. */
  'open-card': { body: Offer; answer: null };
  /** Say a sentence where the rep looks (a selection without a number). */
  'show-problem': { body: { sentence: string }; answer: null };
}
