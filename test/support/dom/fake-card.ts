import type { Offer } from '@/lib/offers/model';
import type { Anchor, CardHandle } from '@/lib/page/card/card-handle';

/** A card that records requests. Tests set its state. */
export interface FakeCard extends CardHandle {
  /** One entry per request: `offer offer-1`, `open offer-1 by key`, `withdraw` … */
  done: string[];
  /** The last anchor. */
  anchor?: Anchor;
  state: { busy: boolean; calling: boolean; holds: boolean };
}

/** Creates a card that shows nothing. */
export function fakeCard(): FakeCard {
  const state = { busy: false, calling: false, holds: false };
  const done: string[] = [];
  const card: FakeCard = {
    done,
    state,
    offer: ({ offerId }: Offer, anchor) => note(`offer ${offerId}`, anchor),
    open: ({ offerId }: Offer, anchor, byKey) =>
      note(`open ${offerId}${byKey ? ' by key' : ''}`, anchor),
    say: ({ code }) => note(`say ${code}`),
    withdraw: () => note('withdraw'),
    focus: () => note('focus'),
    holds: () => state.holds,
    busy: () => state.busy,
    calling: () => state.calling,
  };
  const note = (what: string, anchor?: Anchor) => {
    done.push(what);
    if (anchor) card.anchor = anchor;
  };
  return card;
}
