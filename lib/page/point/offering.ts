import type { ask } from '@/lib/messages/client';
import type { Offer } from '@/lib/offers/model';
import type { Anchor, CardHandle } from '@/lib/page/card/card-handle';
import type { FrameState } from '@/lib/page/find/frame-state';
import { createTurns } from '@/lib/page/schedule/turns';
import { anchorOf } from './anchor';
import type { NumberClick } from './clicks';
import { inField } from './number-at-point';
import type { OfferAnchors } from './offer-anchors';
import { offerRequestFor } from './offer-request';
import type { PointedNumber } from './pointed-number';
import { fieldOf } from './pointed-number';

/** Shows on the card what can be called at a number of the page. */
export interface Offering {
  /** The rep rests on this number: its button is shown. */
  offer(mark: PointedNumber, found: FrameState): Promise<void>;
  /** The rep clicked this number: its card is opened. */
  open: OpenNumber;
  /** The page's text may have changed: the offer ends if its own has. */
  checkText(): void;
  /** The rep went elsewhere: an idle button goes. */
  leave(): void;
  /** Whether a number is offered now. */
  isOffering(): boolean;
}

type OpenNumber = (click: Omit<NumberClick, 'mark'> & { mark: PointedNumber }) => Promise<void>;

/** What offering needs. */
export interface OfferingDeps {
  card: CardHandle;
  ask: typeof ask;
  /** Hears which offer the rep points at; none, without an id. */
  onPoint: (offerId?: string) => void;
  offerAnchors: OfferAnchors;
  /** Where the rep's pointer is, in viewport pixels. */
  pointer: () => { x: number; y: number };
}

/** Offers one number at a time. */
export function createOffering({
  card,
  ask,
  onPoint,
  offerAnchors,
  pointer,
}: OfferingDeps): Offering {
  let shown: PointedNumber | undefined;
  /** The number that was clicked last. */
  let clicked: PointedNumber | undefined;
  /** Whether the text of the number that is shown is as it was. */
  let isCurrent = () => true;
  /** Only the answer to the last question is shown. */
  const turns = createTurns();

  /** One anchor a number while its text stays: a card that opens again stays where it was. */
  const anchors = new WeakMap<PointedNumber, Anchor>();
  const anchorFor = (mark: PointedNumber, found: FrameState): Anchor => {
    const known = anchors.get(mark);
    if (known?.isCurrent()) return known;
    const again = (byKey = false) => void open({ mark, found, byKey });
    const renew = fieldOf(mark) && again;
    const anchor = { ...anchorOf(mark, found.marks), again, pointer, ...(renew && { renew }) };
    anchors.set(mark, anchor);
    return anchor;
  };
  const leave = () => {
    if (!shown) return;
    shown = undefined;
    turns.end();
    card.withdraw();
    onPoint();
  };
  const show = (offered: Offer, anchor: Anchor) => {
    // What only looks like a number gets no button: the context menu alone offers it.
    if (!offered.doubtful) card.offer(offered, anchor);
    offerAnchors.set(offered.offerId, anchor);
    onPoint(offered.offerId);
  };
  const open: OpenNumber = async ({ mark: seen, found, byKey }) => {
    if (card.calling()) return;
    const field = fieldOf(seen);
    const mark = field ? inField(field) : seen;
    if (!mark) return leave();
    const anchor = anchorFor(mark, found);
    shown = mark;
    clicked = mark;
    turns.end();
    const answer = await ask('offer', offerRequestFor(mark, found));
    // The last click counts, wherever the pointer went meanwhile.
    if (clicked !== mark || card.calling()) return;
    if (!anchor.isCurrent()) return leave();
    if (!answer.ok) return card.say(answer.error);
    card.open(answer.value, anchor, byKey);
    offerAnchors.set(answer.value.offerId, anchor);
    onPoint(answer.value.offerId);
  };
  return {
    async offer(mark, found) {
      if ((mark === shown && isCurrent()) || card.busy()) return;
      leave();
      shown = mark;
      const isLast = turns.begin();
      const anchor = anchorFor(mark, found);
      isCurrent = anchor.isCurrent;
      const answer = await ask('offer', offerRequestFor(mark, found));
      if (!isLast()) return;
      if (answer.ok && anchor.isCurrent() && !found.signal.aborted) show(answer.value, anchor);
      else shown = undefined;
    },
    open,
    checkText() {
      if (!isCurrent()) leave();
    },
    leave,
    isOffering: () => shown !== undefined,
  };
}
