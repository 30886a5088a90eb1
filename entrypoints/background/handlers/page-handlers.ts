import type { CountdownCanceller } from '@/entrypoints/background/start/cancel-countdown';
import { Failure } from '@/lib/calls/failure';
import type { Call, PublicCall } from '@/lib/calls/model';
import type { Placer } from '@/lib/calls/place/placer';
import { sourcePageOf } from '@/lib/calls/source-page';
import { lastColleagueCallAt } from '@/lib/colleagues/calls-of-colleagues';
import { markedTitle } from '@/lib/i18n/browser-ui/offer-text';
import { colleagueText } from '@/lib/i18n/facts-text';
import type { Handlers, Sender } from '@/lib/messages/server';
import { pressCall } from '@/lib/offers/confirm/call-offer';
import { decideOffered } from '@/lib/offers/decide-offered';
import type { OfferDeps } from '@/lib/offers/deps';
import { createMenuWatch, type MenuDisplay, setMenuSubject } from '@/lib/offers/menu/menu-subject';
import type { Offer } from '@/lib/offers/model';
import { offerCandidate, withImmediateCountdown } from '@/lib/offers/offer-candidate';
import { changeCountry, openInTopFrame } from '@/lib/offers/replace-offer';
import { countingCall, publicCall } from '@/lib/offers/shown-call';
import { openOptionsPage } from '@/lib/platform/runtime';
import { injectCard, injectFinder } from '@/lib/platform/tabs/scripting';
import { onTabLoad } from '@/lib/platform/tabs/shown-document';
import { openOwnPage } from '@/lib/platform/tabs/tabs';
import { hideSelectionItem, menuFrame, resetMenu, showMenuNumber } from '@/lib/platform/ui/menus';
import type { IgnoredHere } from '@/lib/sites/model';
import { recogniseFrame } from '@/lib/sites/recognise';
import { areTrusted, mayReadFrame } from '@/lib/sites/site-access';
import { decideSite, ignoredOn, readSites, type SiteDeps } from '@/lib/sites/site-rules';

/** A content script that asks, as the browser identifies it. */
type PageSender = Extract<Sender, { kind: 'page' }>;

type NumberHandlers = Pick<
  Handlers,
  | 'recognise'
  | 'finder'
  | 'card'
  | 'frame-access'
  | 'page-settings'
  | 'offer'
  | 'decide-number'
  | 'change-country'
  | 'point'
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

/** What the messages about the numbers of a page need. */
interface NumberHandlerDeps {
  offers: OfferDeps;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
  /** Reads colleagues' calls soon: the rep looks at numbers. */
  askHistorySoon(): void;
}

/** What the messages about the call of an offered number need. */
interface CallHandlerDeps extends Pick<CountdownCanceller, 'cancelHidden'> {
  offers: OfferDeps;
  placer: Pick<Placer, 'startCall' | 'cancelCall' | 'outcome'>;
  /** Looks an unconfirmed call up in history, at most once in a few seconds. Returns it as it is then. */
  lookUp(callId: string): Promise<Call>;
  /** Opens the CRM record that is stored with a call. */
  openRecord(callId: string): Promise<void>;
}

/** Answers the messages of content scripts. Adds a listener at once. */
export function pageHandlers(
  deps: NumberHandlerDeps & CallHandlerDeps,
): NumberHandlers & CallHandlers {
  return { ...numberHandlers(deps), ...callHandlers(deps) };
}

/** About the numbers of a page: found, offered, pointed at. */
function numberHandlers(deps: NumberHandlerDeps): NumberHandlers {
  const { offers, report, askHistorySoon } = deps;
  const menuWatch = createMenuWatch({ ...offers, menu, onTabLoad, report });
  return {
    recognise: (body, sender) => {
      const frame = pageOnly(sender);
      return recogniseFrame(offers, body, { host: hostOf(frame), siteHost: siteHostOf(frame) });
    },
    finder: (_body, sender) => injectWhereFound(offers, pageOnly(sender), injectFinder),
    card: (_body, sender) => injectWhereFound(offers, pageOnly(sender), injectCard),
    'frame-access': (_body, sender) => mayReadFrame(pageOnly(sender)),
    'page-settings': async (_body, sender) => {
      const values = await offers.readSettings();
      const ignored = ignoredOn(siteHostOf(pageOnly(sender)), values);
      return { opensDialLinks: values.opensDialLinks, ignored };
    },
    offer: async (body, sender) => {
      askHistorySoon();
      const frame = pageOnly(sender);
      const offer = await offerCandidate(
        offers,
        {
          ...body,
          origin: originOf(frame),
          siteHost: siteHostOf(frame),
          sourcePage: sourcePageOf(frame.page),
        },
        frame,
        hostOf(frame),
      );
      const values = await offers.readSettings();
      const isTrusted = await areTrusted(frame.addresses, values);
      const shown = isTrusted ? await withColleague(offers, offer) : offer;
      return withImmediateCountdown(shown, values, isTrusted);
    },
    'decide-number': async (decision, sender) => {
      await decideOffered(offers, decision, pageOnly(sender));
      return null;
    },
    'change-country': async (body, sender) => {
      const frame = pageOnly(sender);
      const offer = await changeCountry(offers, body, frame);
      const isTrusted = await areTrusted(frame.addresses, await offers.readSettings());
      return isTrusted ? withColleague(offers, offer) : offer;
    },
    point: async (pointed, sender) => {
      await setMenuSubject({ ...offers, menu }, pointed, pageOnly(sender));
      if (pointed.offerId !== undefined || pointed.selected) menuWatch.begin();
      return null;
    },
  };
}

/** An offer for a site that the rep trusts: it says when a colleague called. Other pages must not learn that. */
async function withColleague({ database, now }: OfferDeps, offer: Offer): Promise<Offer> {
  const at = offer.e164 && (await lastColleagueCallAt(database, offer.e164, now()));
  return at ? { ...offer, colleagueText: colleagueText(at, now()) } : offer;
}

/** Opens cards that say when a colleague called. */
function namingColleagues(offers: OfferDeps): OfferDeps {
  return {
    ...offers,
    openCard: async (frame, offer, anchorId) =>
      offers.openCard(frame, await withColleague(offers, offer), anchorId),
  };
}

/** About the call of an offered number, and where its card leads. */
function callHandlers(deps: CallHandlerDeps): CallHandlers {
  const { offers, placer, cancelHidden, lookUp, openRecord } = deps;
  return {
    call: async ({ offerId, framedByOthers }, sender) => {
      const frame = pageOnly(sender);
      const isTrustedSite =
        !framedByOthers && (await areTrusted(frame.addresses, await offers.readSettings()));
      const press = { offerId, frame, pageAddress: frame.addresses[0] ?? '', isTrustedSite };
      const call = await pressCall(offers, press, placer.startCall);
      return call ? { counting: countingCall(call) } : { toConfirm: true };
    },
    'open-in-top-frame': async ({ offerId }, sender) => {
      const frame = pageOnly(sender);
      const isTrusted = await areTrusted(frame.addresses, await offers.readSettings());
      await openInTopFrame(isTrusted ? namingColleagues(offers) : offers, offerId, frame);
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
        ? await cancelHidden(callId, sender.tabId)
        : await placer.cancelCall(callId);
      return shownTo(call, sender);
    },
    outcome: async ({ callId }, sender) => shownTo(await placer.outcome(callId), sender),
    'open-record': async ({ callId }) => {
      await openRecord(callId);
      return null;
    },
  };
}

function shownTo(call: Call, sender: Sender): PublicCall {
  return sender.kind === 'page' ? publicCall(call) : call;
}

/** Injects a script into a frame, unless no numbers are found on its site. */
async function injectWhereFound(
  deps: SiteDeps,
  frame: PageSender,
  inject: (tabId: number, frameId: number) => Promise<unknown>,
): Promise<IgnoredHere> {
  const sites = await readSites(deps);
  const host = siteHostOf(frame);
  if (decideSite(host, sites).finds) await inject(frame.tabId, frame.frameId);
  return { ignored: ignoredOn(host, sites) };
}

function pageOnly(sender: Sender): PageSender {
  if (sender.kind !== 'page') throw new Failure('bad-request');
  return sender;
}

/** The origin of the frame that asks. */
function originOf({ url }: PageSender): string | undefined {
  return URL.parse(url)?.origin;
}

/** The host whose site rules hold for a frame. One without an address is of its origin, or of the tab's page. */
function siteHostOf({ url, addresses, page }: PageSender): string {
  const hosts = [url, addresses.at(-1), page.url].map((each) => URL.parse(each ?? '')?.hostname);
  return hosts.find(Boolean) ?? '';
}

/** The host name of the page that asks. */
function hostOf({ url }: PageSender): string {
  return URL.parse(url)?.hostname ?? '';
}
