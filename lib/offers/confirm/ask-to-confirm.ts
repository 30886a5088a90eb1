import type { CallDeps } from '@/lib/calls/deps';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { OfferStoreDeps } from '@/lib/offers/offer-store';
import { type Frame, numberOf, readOffer, saveOffer } from '@/lib/offers/offer-store';
import { formatInternational } from '@/lib/phone/plan/format';

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
  pageAddress: string,
): Promise<void> {
  numberOf(await readOffer(deps, offerId, frame));
  await deps.database.offers.update(offerId, { toConfirm: { pageAddress, askedAt: deps.now() } });
  await deps.openConfirmation(frame.tabId);
}

/** Where a call comes from that no card offered. */
export interface AskedFrom extends Frame {
  /** The address of the page; empty if the call came from no page. */
  pageAddress: string;
  /** The rep asked by a keyboard command. */
  byCommand?: true;
}

/** Asks the rep outside the page about a call that no card offered: from the context menu or by keys. */
export async function askAboutCall(
  deps: AskToConfirmDeps & Pick<CallDeps, 'readSettings'>,
  { tabId, frameId, pageAddress, byCommand }: AskedFrom,
  { callee, calleeName, record, sourcePage, gesture }: CallRequest,
): Promise<void> {
  const now = deps.now();
  const { workspace } = await deps.readSettings();
  await saveOffer(deps.database, {
    ...{ offerId: gesture, tabId, frameId, e164: callee, text: formatInternational(callee) },
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
    ...{ madeAt: now, workspace },
    toConfirm: { pageAddress, askedAt: now, ...(byCommand && { byCommand }) },
  });
  await deps.openConfirmation(tabId);
}
