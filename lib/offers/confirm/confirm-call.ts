import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { callOffer } from '@/lib/offers/call-offer';
import type { SettingsStore } from '@/lib/settings/store';
import { trustSite } from '@/lib/sites/trusted-sites';
import { isWaiting } from './confirmation';

/** What a confirmation needs. */
export interface ConfirmDeps extends CallDeps {
  settings: SettingsStore;
}

/** The rep's press of Call outside the page. */
export interface ConfirmedPress {
  offerId: string;
  /** The site may call at one click from now on. */
  always: boolean;
  /** The rules whose warning was shown there. */
  warned?: readonly string[] | undefined;
  /** The caller ID that was shown there. */
  shownCallerId?: string | undefined;
}

/** The call that was confirmed, and the offer it came from. */
export interface ConfirmedCall {
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
