import { Failure } from '@/lib/calls/failure';
import { createOffer, guessedReading } from '@/lib/offers/create-offer';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Offer } from '@/lib/offers/model';
import { offerCandidate } from '@/lib/offers/offer-candidate';
import { readDialLink } from '@/lib/phone/candidates/dial-link';
import { nationalNumberIn } from '@/lib/phone/dial-text';
import { type ClickedItem, type ClickedPlace, sourceOf } from './clicked-item';

/**
 * Offers the text that the menu was about, read with what is around it; `undefined` if it is no number
 * there. A page can withhold what is around it, for example by changing the selection. A number
 * without a country code is then only guessed.
 */
export async function offerForText(
  deps: OfferDeps,
  click: ClickedItem,
  place: ClickedPlace,
): Promise<Offer | undefined> {
  const offer = await offerWithDetails(deps, click, place);
  return offer || place.details ? offer : guessedOffer(deps, click, place);
}

async function offerWithDetails(
  deps: OfferDeps,
  click: ClickedItem,
  { frame, details }: ClickedPlace,
): Promise<Offer | undefined> {
  const { link, selection = '', url = '' } = click;
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
  const about = { ...records, ...sourceOf(click), isCountryUnknown: details === undefined };
  const request = { candidate: text, start: 0, lang, others, calleeNames, ...about };
  return offerCandidate(deps, request, frame, host).catch((error) => {
    if (error instanceof Failure && error.problem.code === 'no-number') return undefined;
    throw error;
  });
}

/** An offer of a number within a longer text, if its country is to be asked for. */
async function guessedOffer(
  deps: OfferDeps,
  click: ClickedItem,
  { frame }: ClickedPlace,
): Promise<Offer | undefined> {
  const country = deps.country(await deps.readSettings());
  const raw = nationalNumberIn(click.link ?? click.selection ?? '', country);
  if (raw === undefined) return undefined;
  return createOffer(deps, frame, {
    reading: guessedReading({ raw, country, source: 'default', likely: [] }, { default: country }),
    host: URL.parse(click.url ?? '')?.hostname ?? '',
    ...sourceOf(click),
  });
}
