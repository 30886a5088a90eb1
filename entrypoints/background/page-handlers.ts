import { calleeFacts } from '@/lib/calls/facts';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { callOffer, type Frame, keepOffer, pointAt, takeOffer } from '@/lib/calls/offers';
import { shownOnPage } from '@/lib/calls/outcome';
import { undo } from '@/lib/calls/place';
import { preflight } from '@/lib/calls/preflight';
import type { CalleeFacts, Offer } from '@/lib/messages/answers';
import { askPage } from '@/lib/messages/page-client';
import type { Requests } from '@/lib/messages/requests';
import type { Handlers, Sender } from '@/lib/messages/server';
import { hideMarked, showMarked } from '@/lib/platform/menus';
import { injectCard } from '@/lib/platform/scripting';
import { numbersIn, recognise } from '@/lib/sites/recognise';
import { markedTitle } from './right-click';
import { countingFrom } from './start-call';
import { type Background, countryOf, type World } from './world';

type PageHandlers = Pick<
  Handlers,
  'recognise' | 'card' | 'offer' | 'call' | 'open-on-top' | 'point' | 'cancel' | 'outcome'
>;
type PageSender = Extract<Sender, { kind: 'page' }>;

/** What a content script may ask. */
export function pageHandlers(world: Background): PageHandlers {
  return {
    recognise: async (body, sender) => recognise(body, await evidence(world, body.lang, sender)),
    card: async (_body, sender) => {
      const { tabId, frameId } = pageOnly(sender);
      await injectCard(tabId, frameId);
      return null;
    },
    offer: (body, sender) => makeOffer(world, body, pageOnly(sender)),
    call: async ({ offerId }, sender) => {
      return countingFrom(await callOffer(world.place, offerId, pageOnly(sender), world.startCall));
    },
    'open-on-top': async ({ offerId }, sender) => {
      await openOnTop(world, offerId, pageOnly(sender));
      return null;
    },
    point: async ({ offerId }, sender) => {
      const now = world.place.now();
      const offer = await pointAt(world.calls, offerId, pageOnly(sender), now);
      await (offer ? showMarked(offer.offerId, markedTitle(offer.text)) : hideMarked());
      return null;
    },
    cancel: async ({ callId }, sender) => shownTo(await undo(world.place, callId), sender),
    outcome: async ({ callId }, sender) => shownTo(await world.outcome(callId), sender),
  };
}

function shownTo(call: Call, sender: Sender): Call {
  return sender.kind === 'page' ? shownOnPage(call) : call;
}

async function makeOffer(
  world: World,
  { candidate, index, lang, calleeName }: Requests['offer'],
  sender: PageSender,
): Promise<Offer> {
  const now = world.place.now();
  const number = numbersIn(candidate, await evidence(world, lang, sender))[index];
  if (!number) throw new Failure('no-number');
  const facts = await calleeFacts(world.calls, number.e164, now, number.ext);
  return offerTo(world, sender, { ...facts, ...(calleeName && { calleeName }) });
}

/** Keeps an offer for a frame; answers it with what the rep would do. */
async function offerTo(
  world: World,
  { tabId, frameId, documentId }: Frame,
  facts: CalleeFacts & { calleeName?: string },
): Promise<Offer> {
  const { calleeName } = facts;
  const offer = { ...facts, offerId: world.place.uuid() };
  await keepOffer(world.calls, {
    offerId: offer.offerId,
    tabId,
    frameId,
    e164: facts.e164,
    text: facts.text,
    madeAt: world.place.now(),
    ...(documentId && { documentId }),
    ...(calleeName && { calleeName }),
  });
  return { ...offer, ...(await preflight(world.place, facts.e164)) };
}

/** The frame's offer becomes one of the top frame, whose card opens with it. */
async function openOnTop(world: World, offerId: string, sender: PageSender): Promise<void> {
  const { e164, calleeName } = await takeOffer(world.place, offerId, sender);
  const facts = await calleeFacts(world.calls, e164, world.place.now());
  const top = { tabId: sender.tabId, frameId: 0 };
  const offer = await offerTo(world, top, { ...facts, ...(calleeName && { calleeName }) });
  const opened = (await injectCard(top.tabId, 0)) && (await askPage(top, 'open-card', offer));
  if (opened !== null) throw new Failure('page-unreachable');
}

async function evidence(world: World, lang: string, sender: Sender) {
  const settings = await world.settings.read();
  const host = sender.kind === 'page' ? (URL.parse(sender.url)?.hostname ?? '') : '';
  return { lang, host, default: countryOf(settings) };
}

function pageOnly(sender: Sender): PageSender {
  if (sender.kind !== 'page') throw new Failure('bad-request');
  return sender;
}
