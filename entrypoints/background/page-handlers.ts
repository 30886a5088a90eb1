import { Failure } from '@/lib/calls/failure';
import { searchForCall } from '@/lib/calls/follow/follow';
import type { Call } from '@/lib/calls/model';
import { withoutPrivateFields } from '@/lib/calls/outcome';
import { cancelCall } from '@/lib/calls/place/place-call';
import type { Handlers, Sender } from '@/lib/messages/server';
import { callOffer, setPointedOffer } from '@/lib/offers/offers';
import { hideSelection, resetMenu, showNumber } from '@/lib/platform/menus';
import { openOptionsPage } from '@/lib/platform/runtime';
import { injectCard } from '@/lib/platform/scripting';
import { recognise } from '@/lib/sites/recognise';
import type { Background } from './deps';
import { evidenceOn, hostOf, makeOffer, offerAs, openOnTop, type PageSender } from './make-offer';
import { markedTitle } from './right-click';
import { countingFrom } from './start-call';

type PageHandlers = Pick<
  Handlers,
  | 'recognise'
  | 'card'
  | 'page-settings'
  | 'offer'
  | 'read-as'
  | 'call'
  | 'open-on-top'
  | 'point'
  | 'open-options'
  | 'check-call'
  | 'cancel'
  | 'outcome'
>;

/** What a content script may ask. */
export function pageHandlers(deps: Background): PageHandlers {
  return {
    // A finder may have come in while its tab was on the way to a site that is switched off.
    recognise: async (body, sender) => {
      const host = hostOf(pageOnly(sender));
      const { sitesOff } = await deps.settings.read();
      const candidates = sitesOff.includes(host) ? [] : body.candidates;
      return recognise({ candidates }, await evidenceOn(deps, body, host));
    },
    card: async (_body, sender) => {
      const { tabId, frameId } = pageOnly(sender);
      await injectCard(tabId, frameId);
      return null;
    },
    'page-settings': async () => {
      const { opensDialLinks } = await deps.settings.read();
      return { opensDialLinks };
    },
    offer: (body, sender) => makeOffer(deps, body, pageOnly(sender)),
    'read-as': (body, sender) => offerAs(deps, body, pageOnly(sender)),
    call: async ({ offerId }, sender) => {
      return countingFrom(await callOffer(deps.place, offerId, pageOnly(sender), deps.startCall));
    },
    'open-on-top': async ({ offerId }, sender) => {
      await openOnTop(deps, offerId, pageOnly(sender));
      return null;
    },
    point: async ({ offerId, selected }, sender) => {
      const frame = pageOnly(sender);
      const offer = await setPointedOffer(deps.calls, offerId, frame, deps.place.now());
      const on = selected ? 'selection' : 'page';
      if (offer) await showNumber({ offerId: offer.offerId, title: markedTitle(offer), on, frame });
      else await (selected ? hideSelection(frame) : resetMenu(frame));
      return null;
    },
    'open-options': async () => {
      await openOptionsPage();
      return null;
    },
    'check-call': async ({ callId }) => withoutPrivateFields(await checkCall(deps, callId)),
    cancel: async ({ callId }, sender) => shownTo(await cancelCall(deps.place, callId), sender),
    outcome: async ({ callId }, sender) => shownTo(await deps.outcome(callId), sender),
  };
}

function shownTo(call: Call, sender: Sender): Call {
  return sender.kind === 'page' ? withoutPrivateFields(call) : call;
}

function pageOnly(sender: Sender): PageSender {
  if (sender.kind !== 'page') throw new Failure('bad-request');
  return sender;
}

/** Looks into the service's history, but only for a call that nobody knows the outcome of. */
async function checkCall({ calls, follow }: Background, callId: string): Promise<Call> {
  const call = await calls.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  if (call.state !== 'unconfirmed') return call;
  await searchForCall(follow, call);
  return (await calls.calls.get(callId)) ?? call;
}
