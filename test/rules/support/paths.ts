import type { Call } from '@/lib/calls/model';
import { type CallRequest, writeCall } from '@/lib/calls/place/write-call';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { pressCall } from '@/lib/offers/confirm/call-offer';
import { confirmationFor, confirmCall } from '@/lib/offers/confirm/confirm-call';
import { createOffer } from '@/lib/offers/create-offer';
import {
  callFromAddressBar,
  callFromMenu,
  callSelection,
} from '@/lib/offers/menu/call-from-browser';
import { offerCandidate } from '@/lib/offers/offer-candidate';
import { previewOf } from '@/lib/offers/typed-number';
import { rulesIn } from '@/lib/problems/rule-notice';
import { callNext } from '@/lib/queue/call-next';
import { withNumbers } from '@/lib/queue/contact';
import type { Settings } from '@/lib/settings/table';
import { CALLEE, placedCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { offerFrame } from '@/test/offers/support/offers';

/** A rep at a moment (epoch ms), with the real offers, queue and writing of calls. */
export function repAt(now: number, chosen: Partial<Settings> = {}) {
  const deps = { ...placeDeps({ settings: chosen }), now: () => now };
  const { database } = deps;
  const readSettings = async () => sampleSettings(chosen);
  const offers = offerDeps({ database, now: () => now, readSettings });
  const startCall = (request: CallRequest) => writeCall(deps, request);
  return { database, offers, startCall, problems: [] as unknown[] };
}

/** A rep to try a path with. */
export type Rep = ReturnType<typeof repAt>;

/** The ways to call `CALLEE`, except from rows and lists (own-page-paths.ts). Each resolves with the call or fails with the reason. */
export const directPaths: Record<
  string,
  (rep: Rep, warned?: string[]) => Promise<Call | undefined>
> = {
  async card({ offers, startCall }) {
    const { offerId } = await createOffer(offers, offerFrame, {
      e164: CALLEE,
      host: 'crm.example',
    });
    const press = {
      offerId,
      frame: offerFrame,
      pageAddress: 'https://crm.example/',
      isTrustedSite: true,
    };
    return pressCall(offers, press, startCall);
  },
  async popup({ offers, startCall }, warned) {
    await previewOf(offers, CALLEE);
    return startCall({ callee: CALLEE, gesture: 'popup', ...(warned && { warned }) });
  },
  async confirmation({ offers, startCall }, warned) {
    const { offerId } = await createOffer(offers, offerFrame, {
      e164: CALLEE,
      host: 'crm.example',
    });
    const press = {
      offerId,
      frame: offerFrame,
      pageAddress: 'https://crm.example/',
      isTrustedSite: false,
    };
    await pressCall(offers, press, startCall);
    const confirmed = { offerId, always: false, warned };
    return (await confirmCall(offers, confirmed, startCall)).call;
  },
  async 'right-click'(rep) {
    const { deps, started } = browserOf(rep);
    await callFromMenu(deps, { tabId: 1, frameId: 0, selection: CALLEE });
    return started();
  },
  async 'address bar'(rep) {
    const { deps, started } = browserOf(rep);
    await callFromAddressBar({ ...deps, searchLog: async () => undefined }, 1, CALLEE);
    return started();
  },
  async selection(rep, warned) {
    const { deps } = browserOf(rep);
    const selected = { frameId: 0, text: CALLEE, url: 'https://crm.example/' };
    const tab = { readSelectedText: async () => selected, tabById: async () => undefined };
    await callSelection({ ...deps, ...tab }, 1);
    const waiting = await rep.database.offers.filter(({ toConfirm }) => !!toConfirm).first();
    const confirmed = { offerId: waiting?.offerId ?? '', always: false, warned };
    return (await confirmCall(rep.offers, confirmed, rep.startCall)).call;
  },
  async 'link handler'({ offers, startCall }) {
    const candidate = { raw: CALLEE, before: '', after: '', hint: 'tel-link', record: '' } as const;
    const page = { candidate, start: 0, calleeNames: [], lang: 'en', others: [] };
    const { offerId } = await offerCandidate(offers, page, offerFrame, 'crm.example');
    const press = {
      offerId,
      frame: offerFrame,
      pageAddress: 'https://crm.example/',
      isTrustedSite: true,
    };
    return pressCall(offers, press, startCall);
  },
  async redial({ database, startCall }, warned) {
    const made = placedCall({ createdAt: 0, callee: CALLEE });
    await database.calls.add(made);
    return startCall({
      callee: CALLEE,
      gesture: 'redial',
      repeatedCallId: made.id,
      ...(warned && { warned }),
    });
  },
  async queue({ offers, startCall, database }, warned) {
    const campaigns = openCampaignDatabase(`campaigns-${crypto.randomUUID()}`);
    const source = { kind: 'page', host: 'crm.example' } as const;
    const contact = { source, ...withNumbers([{ e164: CALLEE }]), data: {}, dueAt: 0 };
    const itemId = Number(await campaigns.queue.add(contact));
    const press = { itemId, e164: CALLEE, gesture: 'queue', ...(warned && { warned }) };
    return callNext({ ...offers, campaigns, database }, press, startCall);
  },
};

/** What the browser's own menu, keys and address bar call with; what they say goes to the rep's problems. */
function browserOf({ offers, startCall, problems }: Rep) {
  let call: Call | undefined;
  const placer = {
    startCall: async (request: CallRequest) => {
      call = await startCall(request);
      return call;
    },
    cancelCall: async () => placedCall(),
    cancelCounting: async () => undefined,
    outcome: async () => placedCall(),
  };
  const display = {
    counting: async () => 'page' as const,
    outcome: async () => undefined,
    problem: async (_tab: number, problem: unknown) => void problems.push(problem),
  };
  const deps = { offers, placer, display, report: () => undefined };
  return { deps, started: () => call };
}

/** The warning that the confirmation of the rep's tab shows; undefined if it shows none. */
export async function shownWarning({ offers }: Rep): Promise<string[] | undefined> {
  const shown = await confirmationFor(offers, offerFrame.tabId);
  return shown?.warning && rulesIn(shown.warning);
}
