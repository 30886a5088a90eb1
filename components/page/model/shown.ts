import type { Problem } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { NextStep } from './next-step';

/** What of the call card is shown. */
export type Shown =
  /** The small button beside a number. */
  | { kind: 'button'; offer: Offer; anchor: Anchor }
  /** The opened card: whom, where, both legs; without an anchor the number is in a frame within. */
  | OpenCard
  /** A call's countdown and outcome; without an anchor it began elsewhere. */
  | ShownCall
  /** A sentence of ours, what can be done about it, and the number that it is about. */
  | { kind: 'sentence'; sentence: string; step?: NextStep; text?: string };

/** A call; `looked` once it was looked for again. */
export interface ShownCall {
  kind: 'call';
  callId: string;
  text: string;
  anchor?: Anchor;
  looked?: LookUpState;
}

/** The card; while the rep chooses a country, and right after. */
export interface OpenCard {
  kind: 'card';
  offer: Offer;
  anchor?: Anchor;
  asking?: boolean;
  problem?: Problem;
  choice?: 'open' | 'over';
}

/** What came of looking for an unconfirmed call once more. */
export type LookUpState = 'looking' | 'nothing' | Problem;
