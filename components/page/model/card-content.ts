import type { Problem } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { CardStep } from './card-step';

/** What the card shows. */
export type CardContent =
  /** The small button beside a number. */
  | { kind: 'button'; offer: Offer; anchor: Anchor }
  /**
   * The open card: callee, country, both legs. Without an anchor the number is in an embedded
   * frame.
   */
  | OpenCard
  /** A call's countdown and outcome. Without an anchor it began elsewhere. */
  | CallContent
  /** A sentence of ours, what can be done about it, and the number that it is about. */
  | { kind: 'sentence'; sentence: string; step?: CardStep; text?: string; anchor?: Anchor };

/** A call. `looked` is set once it is looked up again. */
export interface CallContent {
  kind: 'call';
  callId: string;
  text: string;
  anchor?: Anchor;
  /** What the number was offered with; absent for a call that began elsewhere. */
  offer?: Offer;
  looked?: LookUpState;
}

/** The open card. `choice` is `open` while the rep chooses a country, and `done` right after. */
export interface OpenCard {
  kind: 'card';
  offer: Offer;
  anchor?: Anchor;
  isRequesting?: boolean;
  problem?: Problem;
  choice?: 'open' | 'done';
}

/** State of looking up an unconfirmed call again. */
export type LookUpState = 'looking' | 'nothing' | Problem;
