import { Failure } from '@/lib/calls/failure';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { readInCountry } from '@/lib/phone/score/read-as-country';
import { saveSiteCountry } from '@/lib/sites/country-evidence';
import { createOffer } from './create-offer';
import type { OfferDeps } from './deps';
import type { Offer } from './model';
import { type Frame, readOffer, takeOffer } from './offer-store';

/**
 * Replaces an offer by one read in another country, which the rep chose on the card. The choice is
 * remembered for the site unless it counts only for this number. If the text is no number in that
 * country, fails with `no-number-there` and keeps the offer.
 */
export async function changeCountry(
  deps: OfferDeps,
  { offerId, country: code }: { offerId: string; country: string },
  frame: Frame,
): Promise<Offer> {
  const {
    e164: before,
    reading,
    calleeName,
    record,
    pageRecord,
    sourcePage,
  } = await readOffer(deps, offerId, frame);
  const country = countryOfCode(code);
  const again = reading && country && readInCountry(reading, country);
  if (!again) throw new Failure('no-number-there');
  await takeOffer(deps, offerId, frame);
  const { host, thisNumberOnly } = reading;
  const isForSite = !thisNumberOnly && (before !== undefined || country === reading.country);
  if (isForSite) await chooseForSite(deps, host, country, frame.tabId);
  const { e164, ext } = again.verdict;
  return createOffer(deps, frame, {
    e164,
    ...(ext && { ext }),
    ...(calleeName && { calleeName }),
    ...(record && { record }),
    ...(pageRecord && { pageRecord }),
    ...(sourcePage && { sourcePage }),
    reading: { ...again.reading, ...(!isForSite && { source: 'chosen', thisNumberOnly: true }) },
    host,
  });
}

/** Remembers the choice and reads the host's open pages again, also the tab that embeds the frame. */
async function chooseForSite(deps: OfferDeps, host: string, country: CountryCode, tabId: number) {
  await saveSiteCountry(deps.settings, host, country);
  if (host) void deps.rereadPages((each, id) => each === host || id === tabId);
}

/**
 * Moves an offer to the tab's top frame and opens the card there, at the number that `anchorId` names.
 * Fails with `page-unreachable` where no card can open.
 */
export async function openInTopFrame(
  deps: OfferDeps,
  offerId: string,
  frame: Frame,
  anchorId?: string,
): Promise<void> {
  const taken = await takeOffer(deps, offerId, frame);
  const { e164, ext, calleeName, reading, record, sourcePage } = taken;
  const top = { tabId: frame.tabId, frameId: 0 };
  const document = await deps.injectCard(top.tabId, top.frameId);
  if (!document) throw new Failure('page-unreachable');
  const offer = await createOffer(
    deps,
    { ...top, ...document },
    {
      ...(e164 && { e164 }),
      ...(ext && { ext }),
      ...(calleeName && { calleeName }),
      ...(record && { record }),
      ...(sourcePage && { sourcePage }),
      ...(reading && { reading }),
      host: reading?.host ?? '',
    },
  );
  if (!(await deps.openCard(top, offer, anchorId))) throw new Failure('page-unreachable');
}
