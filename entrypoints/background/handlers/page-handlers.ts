import type { Background } from '@/entrypoints/background/start/deps';
import { recordTabs } from '@/entrypoints/background/start/records';
import { countingCall } from '@/lib/calls/counting-call';
import { Failure } from '@/lib/calls/failure';
import { createPageLookUp } from '@/lib/calls/follow/look-up';
import type { Call, PublicCall } from '@/lib/calls/model';
import { sourcePageOf } from '@/lib/calls/source-page';
import { markedTitle } from '@/lib/i18n/browser-ui/marked-title';
import type { Handlers, Sender } from '@/lib/messages/server';
import { changeCountry } from '@/lib/offers/change-country';
import { pressCall } from '@/lib/offers/confirm/press-call';
import { withImmediateCountdown } from '@/lib/offers/count-down-at-once';
import { type MenuDisplay, setMenuSubject } from '@/lib/offers/menu/set-menu-subject';
import { createMenuWatch } from '@/lib/offers/menu/watch-menu-subject';
import { offerCandidate } from '@/lib/offers/offer-candidate';
import { openInTopFrame } from '@/lib/offers/open-in-top-frame';
import { openCallRecord } from '@/lib/offers/records/open-call-record';
import { publicCall } from '@/lib/offers/records/public-call';
import { openOptionsPage } from '@/lib/platform/runtime';
import { injectCard, injectFinder } from '@/lib/platform/tabs/scripting';
import { onTabLoad } from '@/lib/platform/tabs/shown-document';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { hideSelectionItem, menuFrame, resetMenu, showMenuNumber } from '@/lib/platform/ui/menus';
import { recogniseFrame } from '@/lib/sites/recognise-frame';
import { areTrusted } from '@/lib/sites/trusted-sites';

/** A content script that asks, as the browser identifies it. */
type PageSender = Extract<Sender, { kind: 'page' }>;

type NumberHandlers = Pick<
  Handlers,
  'recognise' | 'finder' | 'card' | 'page-settings' | 'offer' | 'change-country' | 'point'
>;
type CallHandlers = Pick<
  Handlers,
  | 'call'
  | 'open-in-top-frame'
  | 'open-own-page'
  | 'look-up-unconfirmed'
  | 'cancel'
  | 'outcome'
  | 'open-record'
>;

/** Where the card's next steps lead besides Options. */
const ownPages = {
  'call-log': '/dashboard.html#/calls',
  'do-not-call-list': '/dashboard.html#/donotcall',
} as const;

const menu: MenuDisplay = {
  show: (offer, on, frame) =>
    showMenuNumber({ offerId: offer.offerId, title: markedTitle(offer), on, frame }),
  hideSelectionItem,
  reset: resetMenu,
  frame: menuFrame,
};

/** Answers the messages of content scripts. Adds a listener at once. */
export function pageHandlers(deps: Background): NumberHandlers & CallHandlers {
  return { ...numberHandlers(deps), ...callHandlers(deps) };
}

/** About the numbers of a page: found, offered, pointed at. */
function numberHandlers({ offers, settings, report }: Background): NumberHandlers {
  const menuWatch = createMenuWatch({ ...offers, menu, onTabLoad, report });
  return {
    recognise: (body, sender) => recogniseFrame(offers, body, hostOf(pageOnly(sender))),
    finder: async (_body, sender) => {
      const { tabId, frameId } = pageOnly(sender);
      await injectFinder(tabId, frameId);
      return null;
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
      const offer = await offerCandidate(
        offers,
        { ...body, origin: originOf(frame), sourcePage: sourcePageOf(frame.page) },
        frame,
        hostOf(frame),
      );
      const values = await settings.read();
      return withImmediateCountdown(offer, values, await areTrusted(frame.addresses, values));
    },
    'change-country': (body, sender) => changeCountry(offers, body, pageOnly(sender)),
    point: async (pointed, sender) => {
      await setMenuSubject({ ...offers, menu }, pointed, pageOnly(sender));
      if (pointed.offerId !== undefined || pointed.selected) menuWatch.begin();
      return null;
    },
  };
}

/** About the call of an offered number, and where its card leads. */
function callHandlers({ offers, settings, placer, follow, countdown }: Background): CallHandlers {
  const lookUp = createPageLookUp(follow);
  return {
    call: async ({ offerId, framedByOthers }, sender) => {
      const frame = pageOnly(sender);
      const isTrustedSite =
        !framedByOthers && (await areTrusted(frame.addresses, await settings.read()));
      const press = { offerId, frame, pageAddress: frame.addresses[0] ?? '', isTrustedSite };
      const call = await pressCall(offers, press, placer.startCall);
      return call ? { counting: countingCall(call) } : { toConfirm: true };
    },
    'open-in-top-frame': async ({ offerId }, sender) => {
      await openInTopFrame(offers, offerId, pageOnly(sender));
      return null;
    },
    'open-own-page': async ({ page }) => {
      await (page === 'options' ? openOptionsPage() : openOwnPage(ownPages[page]));
      return null;
    },
    'look-up-unconfirmed': async ({ callId }) => publicCall(await lookUp(callId)),
    cancel: async ({ callId, hidden }, sender) => {
      const isHidden = hidden && sender.kind === 'page';
      const call = isHidden
        ? await countdown.cancelHidden(callId, sender.tabId)
        : await placer.cancelCall(callId);
      return shownTo(call, sender);
    },
    outcome: async ({ callId }, sender) => shownTo(await placer.outcome(callId), sender),
    'open-record': async ({ callId }) => {
      await openCallRecord({ ...offers, tabs: recordTabs }, callId);
      return null;
    },
  };
}

function shownTo(call: Call, sender: Sender): PublicCall {
  return sender.kind === 'page' ? publicCall(call) : call;
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
