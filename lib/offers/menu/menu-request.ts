import { Failure } from '@/lib/calls/failure';
import type { RecordContext } from '@/lib/calls/model';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import { recordUrlAt } from '@/lib/crm/records/record-at';
import type { OfferDeps } from '@/lib/offers/deps';
import type { ClickedItem, MenuRequest } from './clicked-item';
import { pointedOffer } from './menu-subject';
import { requestForOffer, requestForText } from './text-request';

/**
 * The call that a click in the context menu asks for. Each click is the browser's own gesture and
 * makes a new one. If the country is only guessed, opens the card, which asks for it, and returns
 * `undefined`. Fails with the reason if there is no number.
 */
export function requestFromMenu(
  deps: OfferDeps,
  click: ClickedItem,
): Promise<MenuRequest | undefined> {
  return click.offerId === undefined
    ? requestForText(deps, click)
    : requestForPointed(deps, click, click.offerId);
}

/** Fails with `unknown-offer` if the rep pointed at another number since, or left the document that showed it. */
async function requestForPointed(
  deps: OfferDeps,
  click: ClickedItem,
  offerId: string,
): Promise<MenuRequest | undefined> {
  const { tabId, frameId, url } = click;
  const offer = await pointedOffer(deps.database, { tabId, frameId }, deps.now());
  if (!offer || offer.offerId !== offerId) throw new Failure('unknown-offer');
  // The next page of the frame may be another site's, and the menu may not know of it yet.
  if (!(await deps.isStillShown(offer))) throw new Failure('unknown-offer');
  const record = recordAfterClick(offer, url);
  return requestForOffer(deps, click, { offer, frame: offer, anchorId: offerId, record });
}

/** The record of an offer; only its CRM if the page shows another record by now. */
function recordAfterClick(
  { record, pageRecord }: StoredOffer,
  url: string | undefined,
): RecordContext | undefined {
  if (!record?.crm || url === undefined) return record;
  return recordUrlAt(record.crm, url) === pageRecord ? record : { crm: record.crm };
}
