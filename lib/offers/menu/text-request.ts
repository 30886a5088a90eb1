import type { RecordContext } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Offer } from '@/lib/offers/model';
import { recordFor } from '@/lib/offers/offer-candidate';
import type { Frame } from '@/lib/offers/offer-store';
import { openInTopFrame } from '@/lib/offers/replace-offer';
import { readNumber } from '@/lib/offers/typed-number';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { readDialText } from '@/lib/phone/dial-text';
import { readsAsNumber } from '@/lib/sites/callee-name';
import { type ClickedItem, type ClickedPlace, type MenuRequest, sourceOf } from './clicked-item';
import { offerForText } from './text-offer';

/**
 * The call to a link or a selection that was not offered before the click: on a site that is not
 * allowed, or where the menu was quicker than the offer. The click allows us into the page, which is
 * asked what is around the text. Only where the browser blocks that, the default country is the only
 * evidence. Returns `undefined` if the card asks for the country.
 */
export async function requestForText(
  deps: OfferDeps,
  click: ClickedItem,
): Promise<MenuRequest | undefined> {
  const place = await lookAround(deps, click);
  const offer = place && (await offerForText(deps, click, place));
  const request = offer
    ? await requestForOffer(deps, click, clickedOffer(click, place, offer))
    : { call: await defaultCall(deps, click) };
  if (!request) return undefined;
  const isUnseen = await mayBeUnseen(deps, request.call.callee, click, place);
  return { ...request, ...(isUnseen && { isUnseen }) };
}

/** What the page tells about the clicked text; `undefined` where the browser blocks us. */
async function lookAround(
  deps: OfferDeps,
  { tabId, frameId, link, selection = '' }: ClickedItem,
): Promise<ClickedPlace | undefined> {
  const document = await deps.injectCard(tabId, frameId);
  if (!document) return undefined;
  const frame = { tabId, frameId, ...document };
  const target = link === undefined ? { selection } : { link };
  return { frame, details: await deps.describeMenuTarget(frame, target) };
}

function clickedOffer(
  { url = '' }: ClickedItem,
  { frame, details }: ClickedPlace,
  offer: Offer,
): ClickedOffer {
  const { record } = recordFor({ ...details, origin: URL.parse(url)?.origin });
  return { offer, frame, anchorId: details?.anchorId, record };
}

/** What a click calls, and where it was offered. */
interface ClickedOffer {
  offer: Pick<Offer, 'offerId' | 'e164' | 'calleeName'>;
  frame: Frame;
  /** The anchor of the number, for the card. */
  anchorId: string | undefined;
  record: RecordContext | undefined;
}

/** The call to an offer. If its country is only guessed, opens the card instead, which asks for it. */
export async function requestForOffer(
  deps: OfferDeps,
  click: ClickedItem,
  { offer: { offerId, e164: callee, calleeName }, frame, anchorId: id, record }: ClickedOffer,
): Promise<MenuRequest | undefined> {
  const anchorId = frame.frameId === 0 ? id : undefined;
  if (callee === undefined) {
    await openInTopFrame(deps, offerId, frame, anchorId);
    return undefined;
  }
  const call = {
    callee,
    gesture: deps.uuid(),
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...sourceOf(click),
  };
  return { call, anchorId };
}

/** The call to a text as it reads in the default country. Fails with the reason if it is no number. */
async function defaultCall(deps: OfferDeps, click: ClickedItem): Promise<CallRequest> {
  const { e164: callee } = readNumber(
    click.link ?? click.selection ?? '',
    deps.country(await deps.readSettings()),
  );
  return { callee, gesture: deps.uuid(), ...sourceOf(click) };
}

/**
 * Returns whether the rep must see the number before it is called: the item did not show it. During a countdown
 * they do, but not if the link showed another number or the page does not tell what it showed.
 */
async function mayBeUnseen(
  deps: OfferDeps,
  callee: string,
  { link, linkText }: ClickedItem,
  place: ClickedPlace | undefined,
): Promise<boolean> {
  const settings = await deps.readSettings();
  if (settings.countdownSeconds === 0) return true;
  if (link === undefined) return false;
  const texts = [linkText, place?.details?.linkText].filter((text) => text !== undefined);
  if (place && texts.length === 0) return true;
  return texts.some((text) => readsAsOther(text, callee, deps.country(settings)));
}

/**
 * Returns whether a text reads as a number, but not as this one. A number without a country code is read in the
 * callee's country: `tel:+4420…` is often written `020 …`.
 */
export function readsAsOther(text: string, callee: string, fallback: CountryCode): boolean {
  const shown = text.normalize('NFKC');
  const own = readDialText(callee, fallback);
  const read = readDialText(shown, (own.ok && own.country) || fallback);
  return read.ok ? read.e164 !== callee : readsAsNumber(shown);
}
