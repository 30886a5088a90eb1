import type { Offer } from '@/lib/messages/answers';
import type { Box } from './geometry';

/** Where on the page a number stands, asked anew at each scroll. */
export interface Anchor {
  /** The number's boxes, one a line, in viewport pixels; empty when it left the page. */
  boxes(): Box[];
  /** Boxes of other numbers in view: the card covers none of them if it can. */
  others(): Box[];
  /** Writing direction of the text. */
  direction: 'ltr' | 'rtl';
}

/** What pointing at numbers asks of the call card. */
export interface CardHandle {
  /** Shows the call button beside a number, unless a call is being shown. */
  offer(offer: Offer, anchor: Anchor): void;
  /** Takes an idle button away; an opened card and a call stay. */
  withdraw(): void;
  /** Moves the keyboard's focus to what is shown. */
  focus(): void;
  /** Whether this point lies on what is shown. */
  holds(x: number, y: number): boolean;
  /** Whether the rep is acting on the card: opened, counting, or telling an outcome. */
  busy(): boolean;
}
