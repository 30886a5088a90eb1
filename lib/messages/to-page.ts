import type { Counting, FoundNumber, Offer } from './answers';

/** A marked number as a frame lists it for the popup. */
export interface ListedNumber {
  raw: string;
  found: FoundNumber;
  calleeName?: string;
}

/** What the background may tell or ask a frame's call card: name → body and answer. */
export interface PageMessages {
  /** The numbers that the frame holds now, in the order of the page. */
  'list-numbers': { body: null; answer: ListedNumber[] };
  /** Show a countdown that began elsewhere (context menu). */
  'show-call': { body: Counting; answer: null };
  /** Open the card for a number of a frame within. */
  'open-card': { body: Offer; answer: null };
  /** Say a sentence where the rep looks (a selection without a number). */
  'show-problem': { body: { sentence: string }; answer: null };
}
