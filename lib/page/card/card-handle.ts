import type { Problem } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import type { Box } from '@/lib/page/dom/geometry';

/** Where a number is on the page. Read again at each scroll. */
export interface Anchor {
  /** The number's boxes, one per line, in viewport pixels. Empty once it left the page. */
  boxes(): Box[];
  /** Boxes of other numbers in view. The card avoids them if it can. */
  others(): Box[];
  /** Offers the number again and opens its card. For a field: the number that it holds now. */
  offerAgain?: (byKey?: boolean) => void;
  /** The field that the number is in. */
  field?: Element;
  /** The element that the number is in; the field itself, if it is in one. */
  element?: Element | undefined;
  /** Where the pointer is, in viewport pixels. */
  pointer?: () => { x: number; y: number };
  /** Returns whether the page still shows the text that the number was read from. */
  isCurrent(): boolean;
  /** Writing direction of the text. */
  direction: 'ltr' | 'rtl';
}

/** The call card, as pointing at numbers uses it. */
export interface CardHandle {
  /** Shows the call button beside a number, unless a call is being shown. */
  offer(offer: Offer, anchor: Anchor): void;
  /** Opens the card of a number that the rep clicked, instead of a card that is open. */
  open(offer: Offer, anchor: Anchor, byKey: boolean): void;
  /** Says why a click on a number opened no card. */
  say(problem: Problem): void;
  /** Removes an idle button. An open card and a call stay. */
  withdraw(): void;
  /** Moves the keyboard's focus to what is shown. */
  focus(): void;
  /** Returns whether this point is on the card. */
  holds(x: number, y: number): boolean;
  /** Returns whether the rep uses the card: it is open, counts down or shows an outcome. */
  busy(): boolean;
  /** Returns whether a call counts down or is being requested. Nothing may replace it. */
  calling(): boolean;
}
