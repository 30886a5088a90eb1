import type { StoredOffer } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import { calleeFacts } from '@/lib/offers/callee-facts';
import { checkBeforeCall } from '@/lib/offers/check-before-call';
import type { Confirmation } from '@/lib/offers/model';
import { numberOf } from '@/lib/offers/offer-store';

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
export function isWaiting({ toConfirm }: StoredOffer, now: number): boolean {
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
