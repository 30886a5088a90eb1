import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import { calleeFacts, checkBeforeCall } from '@/lib/offers/before-call';
import type { Confirmation } from '@/lib/offers/model';
import { numberOf } from '@/lib/offers/offer-store';
import type { SettingsStore } from '@/lib/settings/store';
import { trustSite } from '@/lib/sites/site-access';
import { callOffer } from './call-offer';

/** What a confirmation needs. */
interface ConfirmDeps extends CallDeps {
  settings: SettingsStore;
}

/** The rep's press of Call outside the page. */
interface ConfirmedPress {
  offerId: string;
  /** The site may call at one click from now on. */
  always: boolean;
  /** The rules whose warning was shown there. */
  warned?: readonly string[] | undefined;
  /** The caller ID that was shown there. */
  shownCallerId?: string | undefined;
}

/** The call that was confirmed, and the offer it came from. */
interface ConfirmedCall {
  call: Call;
  tabId: number;
  frameId: number;
}

/**
 * Calls an offer that waits to be confirmed; with `always`, its site may call at one click from now
 * on. Fails with `unknown-offer` if it no longer waits, and as `startCall` does.
 */
export async function confirmCall(
  deps: ConfirmDeps,
  { offerId, always, warned, shownCallerId }: ConfirmedPress,
  startCall: (request: CallRequest) => Promise<Call>,
): Promise<ConfirmedCall> {
  const offer = await deps.database.offers.get(offerId);
  if (!offer || !isWaiting(offer, deps.now())) throw new Failure('unknown-offer');
  if (always && offer.toConfirm) await trustSite(deps.settings, offer.toConfirm.pageAddress);
  const call = await callOffer(deps, offerId, offer, (request) =>
    startCall({
      ...request,
      ...(warned && { warned }),
      ...(shownCallerId && { shownCallerId }),
    }),
  );
  return { call, tabId: offer.tabId, frameId: offer.frameId };
}

/** Ends the wait for a confirmation: the rep does not want the call. The offer itself stays. */
export async function dropConfirmation(
  { database }: Pick<CallDeps, 'database'>,
  offerId: string,
): Promise<void> {
  await database.offers.update(offerId, { toConfirm: undefined });
}

/** How long a call waits to be confirmed. */
const WAITS_MS = 2 * 60_000;

/** What waits to be confirmed in a tab, the latest first asked for; `undefined` if nothing does. */
export async function confirmationFor(
  deps: CallDeps,
  tabId: number,
): Promise<Confirmation | undefined> {
  const waiting = await deps.database.offers
    .filter((offer) => offer.tabId === tabId && isWaiting(offer, deps.now()))
    .toArray();
  const [latest] = waiting.sort((one, other) => askedAt(other) - askedAt(one));
  return latest && describe(deps, latest);
}

/** Returns whether the rep was asked about an offer, and not too long ago. */
function isWaiting({ toConfirm }: StoredOffer, now: number): boolean {
  return toConfirm !== undefined && Math.abs(now - toConfirm.askedAt) < WAITS_MS;
}

async function describe(deps: CallDeps, offer: StoredOffer): Promise<Confirmation> {
  const e164 = numberOf(offer);
  const { offerId, calleeName, ext, toConfirm } = offer;
  return {
    offerId,
    facts: await calleeFacts(deps.database, e164, deps.now(), ext),
    ...(calleeName && { calleeName }),
    host: URL.parse(toConfirm?.pageAddress ?? '')?.hostname ?? '',
    ...(toConfirm?.byCommand && { byCommand: true }),
    ...(await checkBeforeCall(deps, e164, calleeName)),
  };
}

function askedAt({ toConfirm }: StoredOffer): number {
  return toConfirm?.askedAt ?? 0;
}
