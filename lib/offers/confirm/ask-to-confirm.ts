import type { OfferStoreDeps } from '@/lib/offers/offer-store';
import { type Frame, numberOf, readOffer } from '@/lib/offers/offer-store';

/** What asking for a confirmation needs. */
export interface AskToConfirmDeps extends OfferStoreDeps {
  /** Shows what waits to be confirmed, for this tab, where no page can draw, cover or move it. */
  openConfirmation(tabId: number): Promise<void>;
}

/**
 * Asks the rep outside the page whether to call an offer: the site may not call at one click. Fails
 * as `readOffer` and `numberOf` do.
 */
export async function askToConfirm(
  deps: AskToConfirmDeps,
  offerId: string,
  frame: Frame,
  site: string,
): Promise<void> {
  numberOf(await readOffer(deps, offerId, frame));
  await deps.database.offers.update(offerId, { toConfirm: { site, askedAt: deps.now() } });
  await deps.openConfirmation(frame.tabId);
}
