import { Failure } from '@/lib/calls/failure';
import { askCard } from '@/lib/messages/card-client';
import type { Sender } from '@/lib/messages/server';
import type { Requests } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';
import { type Frame, readOffer, takeOffer } from '@/lib/offers/offers';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import {
  nationalNumberOf,
  numberInUnknownCountry,
  readInCountry,
} from '@/lib/phone/score/read-as-country';
import { verdictsFor } from '@/lib/phone/score/verdict';
import { injectCard } from '@/lib/platform/scripting';
import { calleeNamed } from '@/lib/sites/callee-name';
import { injectIntoOpenTabs } from '@/lib/sites/finder-registration';
import { verdictInputOf } from '@/lib/sites/recognise';
import { chosenCountries, countryOfSite, rememberCountry } from '@/lib/sites/site-countries';
import { type BackgroundDeps, countryOf } from './deps';
import { offerTo, openReading } from './offer-to';

/** A content script that asks, as the browser vouches for it. */
export type PageSender = Extract<Sender, { kind: 'page' }>;

/** The rep rests on a number: judges it again and keeps an offer for the frame. */
export async function makeOffer(
  deps: BackgroundDeps,
  { candidate, start, calleeNames, ...page }: Requests['offer'],
  sender: PageSender,
): Promise<Offer> {
  const evidence = await evidenceOn(deps, page, hostOf(sender));
  const input = verdictInputOf(candidate);
  const number = verdictsFor(input, evidence).find(({ end }) => end > start);
  const chosen = chosenCountries(await deps.settings.read());
  const reading = number
    ? nationalNumberOf(input, number, evidence, chosen)
    : numberInUnknownCountry(input, evidence, chosen);
  if (!number) {
    if (!reading) throw new Failure('no-number');
    const { host } = evidence;
    return offerTo(deps, sender, { reading: openReading(reading, evidence), host });
  }
  const offer = await offerTo(deps, sender, {
    ...(number.guessed ? {} : { e164: number.e164 }),
    ...(number.ext && { ext: number.ext }),
    ...calleeNamed(calleeNames),
    ...(reading && { reading: number.guessed ? openReading(reading, evidence) : reading }),
    host: evidence.host,
  });
  return { ...offer, ...(number.confidence === 'doubtful' && { doubtful: true }) };
}

/**
 * The rep chose another country on the card: reads the offer's own text in it, and makes an offer of
 * that in place of the old one. Where it is no number there, the old one stays.
 */
export async function offerAs(
  deps: BackgroundDeps,
  { offerId, country: letters }: Requests['read-as'],
  sender: PageSender,
): Promise<Offer> {
  const { e164: before, reading, calleeName } = await readOffer(deps.place, offerId, sender);
  const country = countryOfCode(letters);
  const again = reading && country && readInCountry(reading, country);
  if (!again) throw new Failure('no-number-there');
  await takeOffer(deps.place, offerId, sender);
  const { host, thisNumberOnly } = reading;
  const forSite = !thisNumberOnly && (before !== undefined || country === reading.country);
  if (forSite) await chooseForSite(deps, host, country, sender.tabId);
  const { e164, ext } = again.verdict;
  return offerTo(deps, sender, {
    e164,
    ...(ext && { ext }),
    ...(calleeName && { calleeName }),
    reading: { ...again.reading, ...(!forSite && { source: 'chosen', thisNumberOnly: true }) },
    host,
  });
}

/** Remembers the choice, and reads a host's pages, and the tab that a page of it is framed in, anew. */
async function chooseForSite(
  deps: BackgroundDeps,
  host: string,
  country: CountryCode,
  tabId: number,
) {
  await rememberCountry(deps.settings, host, country);
  if (host) void injectIntoOpenTabs(deps.settings, (each, id) => each === host || id === tabId);
}

/** The frame's offer becomes one of the top frame, whose card opens with it. */
export async function openOnTop(
  deps: BackgroundDeps,
  offerId: string,
  sender: Frame,
): Promise<void> {
  const { e164, ext, calleeName, reading } = await takeOffer(deps.place, offerId, sender);
  const top = { tabId: sender.tabId, frameId: 0 };
  const entered = await injectCard(top.tabId, top.frameId);
  if (!entered) throw new Failure('page-unreachable');
  const offer = await offerTo(
    deps,
    { ...top, ...entered },
    {
      ...(e164 && { e164 }),
      ...(ext && { ext }),
      ...(calleeName && { calleeName }),
      ...(reading && { reading }),
      host: reading?.host ?? '',
    },
  );
  const opened = await askCard(top, 'open-card', offer);
  if (opened !== null) throw new Failure('page-unreachable');
}

/** What a page says of the country of numbers written without one, and the rep before. */
export async function evidenceOn(
  deps: BackgroundDeps,
  { lang, others }: Pick<Requests['recognise'], 'lang' | 'others'>,
  host: string,
) {
  const settings = await deps.settings.read();
  const site = countryOfSite(settings, host);
  const known = others?.flatMap((letters) => countryOfCode(letters) ?? []) ?? [];
  return { lang, host, others: known, default: countryOf(settings), ...(site && { site }) };
}

/** The host name of the page that asks. */
export function hostOf({ url }: PageSender): string {
  return URL.parse(url)?.hostname ?? '';
}
