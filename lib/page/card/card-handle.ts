import type { Result } from '@/lib/messages/result';
import type { Offer } from '@/lib/offers/model';
import type { Box } from '@/lib/page/dom/geometry';

/** Why the background did not do what was asked. */
type Problem = Extract<Result<Offer>, { ok: false }>['error'];

/** Where on the page a number stands, asked anew at each scroll. */
export interface Anchor {
  /** The number's boxes, one a line, in viewport pixels; empty when it left the page. */
  boxes(): Box[];
  /** Boxes of other numbers in view: the card covers none of them if it can. */
  others(): Box[];
  /** Offers the number anew and opens its card. */
  again?: () => void;
  /** The field that the number is in. */
  field?: Element;
  /** The element that the number is in; the field itself, if it is in one. */
  element?: Element | undefined;
  /** Where the pointer is, in viewport pixels. */
  pointer?: () => { x: number; y: number };
  /** Whether the page still shows the text that the number was read from. */
  isCurrent(): boolean;
  /** Offers what the field holds now and opens its card; only for a number in a field. */
  renew?: (byKey: boolean) => void;
  /** Writing direction of the text. */
  direction: 'ltr' | 'rtl';
}

/** What pointing at numbers asks of the call card. */
export interface CardHandle {
  /** Shows the call button beside a number, unless a call is being shown. */
  offer(offer: Offer, anchor: Anchor): void;
  /** Opens the card of a number that the rep clicked, in place of a card that is open. */
  open(offer: Offer, anchor: Anchor, byKey: boolean): void;
  /** Says why a click on a number opened no card. */
  say(problem: Problem): void;
  /** Takes an idle button away; an opened card and a call stay. */
  withdraw(): void;
  /** Moves the keyboard's focus to what is shown. */
  focus(): void;
  /** Whether this point lies on what is shown. */
  holds(x: number, y: number): boolean;
  /** Whether the rep is acting on the card: opened, counting, or telling an outcome. */
  busy(): boolean;
  /** Whether a call is being requested or counted down: nothing may take its place. */
  calling(): boolean;
}
