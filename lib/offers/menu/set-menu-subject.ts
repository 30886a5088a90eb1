import type { StoredOffer } from '@/lib/calls/database';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Frame } from '@/lib/offers/offer-store';
import { setPointedOffer } from './pointed-offer';

/** What the rep points at: an offer, or none. `selected`: they selected it. */
export interface Pointed {
  offerId?: string | undefined;
  selected?: boolean | undefined;
}

/** Draws the browser's context menu. */
export interface MenuDisplay {
  /** `on`: what the rep must right-click. */
  show(offer: StoredOffer, on: 'page' | 'selection', frame: Frame): Promise<void>;
  /** The selected text is no number. */
  hideSelectionItem(frame: Frame): Promise<void>;
  /** The rep no longer points at a number of this frame. */
  reset(frame: Frame): Promise<void>;
  /** The frame that the menu is about, if it is about one. */
  frame(): Promise<Frame | undefined>;
}

/** Makes the context menu about what the rep points at. */
export async function setMenuSubject(
  { database, now, menu }: Pick<OfferDeps, 'database' | 'now'> & { menu: MenuDisplay },
  { offerId, selected }: Pointed,
  frame: Frame,
): Promise<void> {
  const offer = await setPointedOffer(database, offerId, frame, now());
  if (offer) await menu.show(offer, selected ? 'selection' : 'page', frame);
  else await (selected ? menu.hideSelectionItem(frame) : menu.reset(frame));
}
