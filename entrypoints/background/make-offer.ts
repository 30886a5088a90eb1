import type { StoredOffer } from '@/lib/calls/database';
import { calleeFacts } from '@/lib/calls/facts';
import { Failure } from '@/lib/calls/failure';
import { type Frame, heldOffer, keepOffer, takeOffer } from '@/lib/calls/offers';
import { preflight } from '@/lib/calls/preflight';
import type { CalleeFacts, Offer } from '@/lib/messages/answers';
import { askPage } from '@/lib/messages/page-client';
import type { Requests } from '@/lib/messages/requests';
import type { Sender } from '@/lib/messages/server';
import { countryFrom } from '@/lib/phone/country';
import { type NationalReading, readAgain, readingOf } from '@/lib/phone/read-as';
import { judge } from '@/lib/phone/verdict';
import { injectCard } from '@/lib/platform/scripting';
import { calleeNamed } from '@/lib/sites/callee-name';
import { enterOpenTabs } from '@/lib/sites/reach';
import { textOf } from '@/lib/sites/recognise';
import { chosenCountries, countryOfSite, rememberCountry } from '@/lib/sites/site-countries';
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
  if (!number) throw new Failure('no-number');
  const facts = await calleeFacts(world.calls, number.e164, world.place.now(), number.ext);
  const chosen = chosenCountries(await world.settings.read());
  const reading = readingOf(input, number, evidence, chosen);
  const offer = await offerTo(world, sender, {
    ...facts,
    ...calleeNamed(calleeNames),
    ...(reading && { reading: { ...reading, host: evidence.host } }),
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
  const { reading, calleeName } = await heldOffer(world.place, offerId, sender);
  const country = countryFrom(letters);
  const again = reading && country && readAgain(reading, country);
  if (!again) throw new Failure('no-number-there');
  await takeOffer(world.place, offerId, sender);
  const { host } = reading;
  await rememberCountry(world.settings, host, country);
  // A host's pages, and the tab that a page of it is framed in: their other numbers read otherwise now.
  if (host) {
    void enterOpenTabs(world.settings, (each, id) => each === host || id === sender.tabId);
  }
  const { e164, ext } = again.verdict;
  const facts = await calleeFacts(world.calls, e164, world.place.now(), ext);
  return offerTo(world, sender, {
    ...facts,
    ...(calleeName && { calleeName }),
    reading: { ...again.reading, host },
  });
}

/** The frame's offer becomes one of the top frame, whose card opens with it. */
export async function openOnTop(world: World, offerId: string, sender: PageSender): Promise<void> {
  const { e164, calleeName, reading } = await takeOffer(world.place, offerId, sender);
  const facts = await calleeFacts(world.calls, e164, world.place.now());
  const top = { tabId: sender.tabId, frameId: 0 };
  const entered = await injectCard(top.tabId, top.frameId);
  if (!entered) throw new Failure('page-unreachable');
  const offer = await offerTo(
    world,
    { ...top, ...entered },
    { ...facts, ...(calleeName && { calleeName }), ...(reading && { reading }) },
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

/** Keeps an offer for a frame; answers it with what the rep would do. */
async function offerTo(
  world: World,
  { tabId, frameId, documentId }: Frame,
  { reading, ...facts }: CalleeFacts & Pick<StoredOffer, 'calleeName' | 'reading'>,
): Promise<Offer> {
  const { calleeName, e164, text } = facts;
  const offerId = world.place.uuid();
  await keepOffer(world.calls, {
    ...{ offerId, tabId, frameId, e164, text },
    madeAt: world.place.now(),
    ...(documentId && { documentId }),
    ...(calleeName && { calleeName }),
    ...(reading && { reading }),
  });
  return {
    ...facts,
    offerId,
    ...(reading && { readAs: shown(reading) }),
    ...(await preflight(world.place, e164)),
  };
}

function shown({ country, source, likely }: NationalReading) {
  return { country, source, likely };
}
