import type { Ask } from '@/lib/messages/client';
import type { Offer } from '@/lib/offers/model';
import type { Anchor, CardHandle } from '@/lib/page/card/card-handle';
import type { AddressWatch } from '@/lib/page/context/address-watch';
import type { FrameState } from '@/lib/page/find/frame-state';
import type { PointedNumber } from '@/lib/page/highlights/mark';
import { createLatestRequest } from '@/lib/page/schedule/latest-request';
import { isField } from '@/lib/page/text/fields';
import { anchorOf } from './anchor';
import { offerRequestFor } from './callees';
import type { NumberClick } from './clicks';
import { inField } from './number-at-point';
import type { OfferAnchors } from './offer-anchors';

/** Offers the numbers of a page on the card. */
export interface Offering {
  /** Shows the call button of a number that the pointer rests on. */
  offer(mark: PointedNumber, frame: FrameState): Promise<void>;
  /** Opens the card of a number that was clicked. */
  open: OpenNumber;
  /** Ends the offer if the text of its number has changed. */
  checkText(): void;
  /** Removes an idle button: the rep went elsewhere. */
  leave(): void;
  /** Returns whether a number is offered now. */
  isOffering(): boolean;
}

type OpenNumber = (click: Omit<NumberClick, 'mark'> & { mark: PointedNumber }) => Promise<void>;

/** What `createOffering` needs. */
export interface OfferingDeps {
  card: CardHandle;
  ask: Ask;
  /** Called with the offer that the rep points at now; without an id if there is none. */
  onPoint: (offerId?: string) => void;
  offerAnchors: OfferAnchors;
  /** Numbers are offered once the page's address has settled: it names their record. */
  address: AddressWatch;
  /** Returns the position of the pointer, in viewport pixels. */
  pointer: () => { x: number; y: number };
}

/** Creates the offering of a frame: one number at a time. */
export function createOffering(deps: OfferingDeps): Offering {
  const { card, onPoint, offerAnchors } = deps;
  let shown: PointedNumber | undefined;
  /** Returns whether the text of the shown number is unchanged. */
  let isCurrent = () => true;
  /** Only the answer to the latest request is shown. */
  const latest = createLatestRequest();
  const request = requestFor(deps);
  const anchorFor = createAnchors(deps.pointer, (click) => void open(click));

  const leave = () => {
    if (!shown) return;
    shown = undefined;
    latest.end();
    card.withdraw();
    onPoint();
  };
  const show = (offered: Offer, anchor: Anchor) => {
    // A doubtful number has no button. Only the context menu offers it.
    if (!offered.doubtful) card.offer(offered, anchor);
    offerAnchors.set(offered.offerId, anchor);
    onPoint(offered.offerId);
  };
  const onClicked = (mark: PointedNumber) => {
    shown = mark;
    latest.end();
  };
  const open = createOpening(deps, { request, anchorFor, onClicked, leave });
  return {
    async offer(mark, frame) {
      if ((mark === shown && isCurrent()) || card.busy()) return;
      leave();
      shown = mark;
      const isLatest = latest.begin();
      const anchor = anchorFor(mark, frame);
      isCurrent = anchor.isCurrent;
      const answer = await request(mark, frame, isLatest);
      if (!answer || !isLatest()) return;
      if (answer.ok && anchor.isCurrent() && !frame.abortSignal.aborted) show(answer.value, anchor);
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

/** What opening a card takes from the offering of its frame. */
interface OpeningSteps {
  request: ReturnType<typeof requestFor>;
  anchorFor: ReturnType<typeof createAnchors>;
  /** Called with each clicked number before its offer is requested. */
  onClicked(mark: PointedNumber): void;
  leave(): void;
}

/** Opens the card of a clicked number. The last click counts, even if the pointer has moved to another number. */
function createOpening(
  { card, onPoint, offerAnchors }: Pick<OfferingDeps, 'card' | 'onPoint' | 'offerAnchors'>,
  { request, anchorFor, onClicked, leave }: OpeningSteps,
): OpenNumber {
  let clicked: PointedNumber | undefined;
  return async ({ mark: seen, frame, byKey }) => {
    if (card.calling()) return;
    const [node] = seen.nodes;
    const mark = isField(node) ? inField(node) : seen;
    if (!mark) return leave();
    const anchor = anchorFor(mark, frame);
    clicked = mark;
    onClicked(mark);
    const answer = await request(mark, frame, () => clicked === mark);
    if (!answer || clicked !== mark || card.calling()) return;
    if (!anchor.isCurrent()) return leave();
    if (!answer.ok) return card.say(answer.error);
    card.open(answer.value, anchor, byKey);
    offerAnchors.set(answer.value.offerId, anchor);
    onPoint(answer.value.offerId);
  };
}

/** Returns a number's anchor: the same one while its text is unchanged, so that its card keeps its position. */
function createAnchors(
  pointer: OfferingDeps['pointer'],
  open: (click: Parameters<OpenNumber>[0]) => void,
): (mark: PointedNumber, frame: FrameState) => Anchor {
  const anchors = new WeakMap<PointedNumber, Anchor>();
  return (mark, frame) => {
    const known = anchors.get(mark);
    if (known?.isCurrent()) return known;
    const offerAgain = (byKey = false) => open({ mark, frame, byKey });
    const anchor = { ...anchorOf(mark, frame.marks), offerAgain, pointer };
    anchors.set(mark, anchor);
    return anchor;
  };
}

/** Asks for an offer once the address has settled; not if nobody wants it any more. */
function requestFor({ ask, address }: Pick<OfferingDeps, 'ask' | 'address'>) {
  return async (mark: PointedNumber, frame: FrameState, isWanted: () => boolean) => {
    const unsettled = address.untilSettled();
    if (unsettled !== undefined) await unsettled;
    return isWanted() ? ask('offer', offerRequestFor(mark, frame)) : undefined;
  };
}
