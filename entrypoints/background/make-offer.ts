import { Failure } from '@/lib/calls/failure';
import { type Frame, heldOffer, takeOffer } from '@/lib/calls/offers';
import type { Offer } from '@/lib/messages/answers';
import { askPage } from '@/lib/messages/page-client';
import type { Requests } from '@/lib/messages/requests';
import type { Sender } from '@/lib/messages/server';
import { countryFrom } from '@/lib/phone/country';
import { readAgain, readingOf, readingSomewhere } from '@/lib/phone/read-as';
import type { CountryCode } from '@/lib/phone/types';
import { judge } from '@/lib/phone/verdict';
import { injectCard } from '@/lib/platform/scripting';
import { calleeNamed } from '@/lib/sites/callee-name';
import { enterOpenTabs } from '@/lib/sites/reach';
import { textOf } from '@/lib/sites/recognise';
import { chosenCountries, countryOfSite, rememberCountry } from '@/lib/sites/site-countries';
import { offerTo, openReading } from './offer-to';
import { countryOf, type World } from './world';

/** A content script that asks, as the browser vouches for it. */
export type PageSender = Extract<Sender, { kind: 'page' }>;

/** The rep rests on a number: judges it again and keeps an offer for the frame. */
export async function makeOffer(
  world: World,
  { candidate, start, calleeNames, ...page }: Requests['offer'],
  sender: PageSender,
): Promise<Offer> {
  const evidence = await evidenceOn(world, page, hostOf(sender));
  const input = textOf(candidate);
  const number = judge(input, evidence).find(({ end }) => end > start);
  const chosen = chosenCountries(await world.settings.read());
  const reading = number
    ? readingOf(input, number, evidence, chosen)
    : readingSomewhere(input, evidence, chosen);
  if (!number) {
    if (!reading) throw new Failure('no-number');
    const { host } = evidence;
    return offerTo(world, sender, { reading: openReading(reading, evidence), host });
  }
  const offer = await offerTo(world, sender, {
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
  world: World,
  { offerId, country: letters }: Requests['read-as'],
  sender: PageSender,
): Promise<Offer> {
  const { e164: before, reading, calleeName } = await heldOffer(world.place, offerId, sender);
  const country = countryFrom(letters);
  const again = reading && country && readAgain(reading, country);
  if (!again) throw new Failure('no-number-there');
  await takeOffer(world.place, offerId, sender);
  const { host, thisNumberOnly } = reading;
  const forSite = !thisNumberOnly && (before !== undefined || country === reading.country);
  if (forSite) await chooseForSite(world, host, country, sender.tabId);
  const { e164, ext } = again.verdict;
  return offerTo(world, sender, {
    e164,
    ...(ext && { ext }),
    ...(calleeName && { calleeName }),
    reading: { ...again.reading, ...(!forSite && { source: 'chosen', thisNumberOnly: true }) },
    host,
  });
}

/** Remembers the choice, and reads a host's pages, and the tab that a page of it is framed in, anew. */
async function chooseForSite(world: World, host: string, country: CountryCode, tabId: number) {
  await rememberCountry(world.settings, host, country);
  if (host) void enterOpenTabs(world.settings, (each, id) => each === host || id === tabId);
}

/** The frame's offer becomes one of the top frame, whose card opens with it. */
export async function openOnTop(world: World, offerId: string, sender: Frame): Promise<void> {
  const { e164, ext, calleeName, reading } = await takeOffer(world.place, offerId, sender);
  const top = { tabId: sender.tabId, frameId: 0 };
  const entered = await injectCard(top.tabId, top.frameId);
  if (!entered) throw new Failure('page-unreachable');
  const offer = await offerTo(
    world,
    { ...top, ...entered },
    {
      ...(e164 && { e164 }),
      ...(ext && { ext }),
      ...(calleeName && { calleeName }),
      ...(reading && { reading }),
      host: reading?.host ?? '',
    },
  );
  const opened = await askPage(top, 'open-card', offer);
  if (opened !== null) throw new Failure('page-unreachable');
}

/** What a page says of the country of numbers written without one, and the rep before. */
export async function evidenceOn(
  world: World,
  { lang, others }: Pick<Requests['recognise'], 'lang' | 'others'>,
  host: string,
) {
  const settings = await world.settings.read();
  const site = countryOfSite(settings, host);
  const known = others?.flatMap((letters) => countryFrom(letters) ?? []) ?? [];
  return { lang, host, others: known, default: countryOf(settings), ...(site && { site }) };
}

/** The host name of the page that asks. */
export function hostOf({ url }: PageSender): string {
  return URL.parse(url)?.hostname ?? '';
}
