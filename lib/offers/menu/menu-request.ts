import type { StoredOffer } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { RecordContext } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { type BrowserPage, sourcePageOf } from '@/lib/calls/source-page';
import { recordUrlAt } from '@/lib/crm/records/record-at';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Offer } from '@/lib/offers/model';
import { offerCandidate, recordFor } from '@/lib/offers/offer-candidate';
import type { Frame } from '@/lib/offers/offer-store';
import { openInTopFrame } from '@/lib/offers/open-in-top-frame';
import { readNumber } from '@/lib/offers/typed/read-number';
import { readDialLink } from '@/lib/phone/candidates/dial-link';
import type { MenuTargetDetails } from '@/lib/sites/model';
import { pointedOffer } from './pointed-offer';

/** A click on one of our items in the context menu. */
export interface ClickedItem {
  tabId: number;
  frameId: number;
  /** The offer that the item showed. */
  offerId?: string;
  selection?: string;
  link?: string;
  /** The address of the frame. */
  url?: string;
  /** The page of the tab. */
  page?: BrowserPage;
}

/** The call that a click in the context menu asks for. */
export interface MenuRequest {
  call: CallRequest;
  /** Where in the tab's top frame the number is, if it is there. */
  anchorId?: string | undefined;
}

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
  { tabId, frameId, url, page }: ClickedItem,
  offerId: string,
): Promise<MenuRequest | undefined> {
  const offer = await pointedOffer(deps.database, { tabId, frameId }, deps.now());
  if (!offer || offer.offerId !== offerId) throw new Failure('unknown-offer');
  // The next page of the frame may be another site's, and the menu may not know of it yet.
  if (!(await deps.isStillShown(offer))) throw new Failure('unknown-offer');
  const { e164: callee, calleeName } = offer;
  const record = recordAfterClick(offer, url);
  const anchorId = frameId === 0 ? offerId : undefined;
  if (callee === undefined) {
    await openInTopFrame(deps, offerId, offer, anchorId);
    return undefined;
  }
  const call = {
    callee,
    gesture: deps.uuid(),
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...sourceOf(page),
  };
  return { call, anchorId };
}

/** The record of an offer; only its CRM if the page shows another record by now. */
function recordAfterClick(
  { record, pageRecord }: StoredOffer,
  url: string | undefined,
): RecordContext | undefined {
  if (!record?.crm || url === undefined) return record;
  return recordUrlAt(record.crm, url) === pageRecord ? record : { crm: record.crm };
}

/**
 * A link or a selection that was not offered before the click: on a site that is not allowed, or
 * where the menu was quicker than the offer. The click allows us into the page, which is asked what
 * is around the text. Only where the browser blocks that, the default country is the only evidence.
 */
async function requestForText(
  deps: OfferDeps,
  click: ClickedItem,
): Promise<MenuRequest | undefined> {
  const { tabId, frameId, link, selection = '' } = click;
  const document = await deps.injectCard(tabId, frameId);
  const frame = { tabId, frameId, ...document };
  const target = link === undefined ? { selection } : { link };
  const details = document && (await deps.describeMenuTarget(frame, target));
  const offer = document && (await offerAt(deps, frame, click, details));
  if (!offer) return defaultRequest(deps, link ?? selection, click.page);
  const anchorId = frameId === 0 ? details?.anchorId : undefined;
  const { e164: callee, calleeName, offerId } = offer;
  if (callee === undefined) {
    await openInTopFrame(deps, offerId, frame, anchorId);
    return undefined;
  }
  const call = {
    callee,
    gesture: deps.uuid(),
    ...(calleeName && { calleeName }),
    ...recordFor({ ...details, origin: URL.parse(click.url ?? '')?.origin }),
    ...sourceOf(click.page),
  };
  return { call, anchorId };
}

/** The call to a text as it reads in the default country. Fails with the reason if it is no number. */
async function defaultRequest(
  deps: OfferDeps,
  text: string,
  page: BrowserPage | undefined,
): Promise<MenuRequest> {
  const country = deps.country(await deps.readSettings());
  const { e164: callee } = readNumber(text, country);
  return { call: { callee, gesture: deps.uuid(), ...sourceOf(page) } };
}

function sourceOf(page: BrowserPage | undefined): Pick<CallRequest, 'sourcePage'> {
  const sourcePage = page && sourcePageOf(page);
  return sourcePage ? { sourcePage } : {};
}

/** Offers the text that the menu showed, read with what is around it; undefined if it is no number. */
async function offerAt(
  deps: OfferDeps,
  frame: Frame,
  { link, selection = '', url = '', page }: ClickedItem,
  details: MenuTargetDetails | undefined,
): Promise<Offer | undefined> {
  const raw = link === undefined ? selection.trim() : readDialLink(link);
  if (!raw) return undefined;
  const hint = link === undefined ? 'label' : 'tel-link';
  const {
    candidate,
    lang = '',
    others,
    calleeNames = [],
    recordPage,
    recordEvidence,
  } = details ?? {};
  const { hostname: host = '', origin } = URL.parse(url) ?? {};
  const text = { before: '', after: '', hint, ...candidate, raw } as const;
  const records = { recordPage, recordEvidence, origin };
  const about = { ...records, ...sourceOf(page) };
  const request = { candidate: text, start: 0, lang, others, calleeNames, ...about };
  return offerCandidate(deps, request, frame, host).catch((error) => {
    if (error instanceof Failure && error.problem.code === 'no-number') return undefined;
    throw error;
  });
}
