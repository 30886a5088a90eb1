import type { Background } from '@/entrypoints/background/deps';
import { countingCall } from '@/lib/calls/counting-call';
import { Failure } from '@/lib/calls/failure';
import { lookUpUnconfirmed } from '@/lib/calls/follow/look-up';
import type { Call, PublicCall } from '@/lib/calls/model';
import { withoutPrivateFields } from '@/lib/calls/outcome';
import { markedTitle } from '@/lib/i18n/browser-ui/marked-title';
import type { Handlers, Sender } from '@/lib/messages/server';
import { changeCountry } from '@/lib/offers/change-country';
import { pressCall } from '@/lib/offers/confirm/press-call';
import { offerAtOnce } from '@/lib/offers/count-down-at-once';
import { makeOffer } from '@/lib/offers/make-offer';
import { setPointedOffer } from '@/lib/offers/menu/pointed-offer';
import { openOnTop } from '@/lib/offers/open-on-top';
import { openOptionsPage } from '@/lib/platform/runtime';
import { injectCard } from '@/lib/platform/tabs/scripting';
import { hideSelectionItem, resetMenu, showMenuNumber } from '@/lib/platform/ui/menus';
import { countryEvidence } from '@/lib/sites/country-evidence';
import { recognise } from '@/lib/sites/recognise';
import { areTrusted } from '@/lib/sites/trusted-sites';

/** A content script that asks, as the browser identifies it. */
type PageSender = Extract<Sender, { kind: 'page' }>;

type PageHandlers = Pick<
  Handlers,
  | 'recognise'
  | 'card'
  | 'page-settings'
  | 'offer'
  | 'change-country'
  | 'call'
  | 'open-on-top'
  | 'point'
  | 'open-options'
  | 'look-up-unconfirmed'
  | 'cancel'
  | 'outcome'
>;

/** Answers the messages of content scripts. */
export function pageHandlers({ offers, settings, placer, follow }: Background): PageHandlers {
  return {
    // The finder may have been injected while its tab was navigating to an excluded site.
    recognise: async (body, sender) => {
      const host = hostOf(pageOnly(sender));
      const { excludedSites } = await settings.read();
      const candidates = excludedSites.includes(host) ? [] : body.candidates;
      return recognise({ candidates }, await countryEvidence(offers, body, host));
    },
    card: async (_body, sender) => {
      const { tabId, frameId } = pageOnly(sender);
      await injectCard(tabId, frameId);
      return null;
    },
    'page-settings': async () => {
      const { opensDialLinks } = await settings.read();
      return { opensDialLinks };
    },
    offer: async (body, sender) => {
      const frame = pageOnly(sender);
      const offer = await makeOffer(
        offers,
        { ...body, origin: originOf(frame) },
        frame,
        hostOf(frame),
      );
      const values = await settings.read();
      return offerAtOnce(offer, values, await areTrusted(frame.sites, values));
    },
    'change-country': (body, sender) => changeCountry(offers, body, pageOnly(sender)),
    call: async ({ offerId }, sender) => {
      const frame = pageOnly(sender);
      const isTrusted = await areTrusted(frame.sites, await settings.read());
      const press = { offerId, frame, site: frame.sites[0] ?? '', isTrusted };
      const call = await pressCall(offers, press, placer.startCall);
      return call ? { counting: countingCall(call) } : { toConfirm: true };
    },
    'open-on-top': async ({ offerId }, sender) => {
      await openOnTop(offers, offerId, pageOnly(sender));
      return null;
    },
    point: async ({ offerId, selected }, sender) => {
      const frame = pageOnly(sender);
      const offer = await setPointedOffer(offers.database, offerId, frame, offers.now());
      const on = selected ? 'selection' : 'page';
      if (offer)
        await showMenuNumber({ offerId: offer.offerId, title: markedTitle(offer), on, frame });
      else await (selected ? hideSelectionItem(frame) : resetMenu(frame));
      return null;
    },
    'open-options': async () => {
      await openOptionsPage();
      return null;
    },
    'look-up-unconfirmed': async ({ callId }) =>
      withoutPrivateFields(await lookUpUnconfirmed(follow, callId)),
    cancel: async ({ callId, hidden }, sender) =>
      shownTo(await placer.cancelCall(callId, hidden && 'undo-hidden'), sender),
    outcome: async ({ callId }, sender) => shownTo(await placer.outcome(callId), sender),
  };
}

function shownTo(call: Call, sender: Sender): PublicCall {
  return sender.kind === 'page' ? withoutPrivateFields(call) : call;
}

function pageOnly(sender: Sender): PageSender {
  if (sender.kind !== 'page') throw new Failure('bad-request');
  return sender;
}

/** The origin of the frame that asks. */
function originOf({ url }: PageSender): string | undefined {
  return URL.parse(url)?.origin;
}

/** The host name of the page that asks. */
function hostOf({ url }: PageSender): string {
  return URL.parse(url)?.hostname ?? '';
}
