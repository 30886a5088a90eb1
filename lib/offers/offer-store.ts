import type { CallDatabase } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import type { StoredOffer } from '@/lib/calls/stored-rows';

/** A frame of a tab, as the browser identifies it. */
export interface Frame {
  tabId: number;
  frameId: number;
  documentId?: string;
}

/** What reading an offer needs. */
export type OfferStoreDeps = Pick<CallDeps, 'database' | 'now'>;

const MAX_AGE_MS = 10 * 60_000;

/** Stores an offer and deletes expired ones. */
export async function saveOffer(database: CallDatabase, offer: StoredOffer): Promise<void> {
  await database.transaction('rw', database.offers, async () => {
    await database.offers
      .where('madeAt')
      .below(offer.madeAt - MAX_AGE_MS)
      .delete();
    await database.offers.put(offer);
  });
}

/** The offer made to exactly this frame and document. Fails with `unknown-offer` otherwise. */
export async function readOffer(
  { database, now }: OfferStoreDeps,
  offerId: string,
  frame: Frame,
): Promise<StoredOffer> {
  const offer = await findOffer(database, offerId, frame, now());
  if (!offer) throw new Failure('unknown-offer');
  return offer;
}

/** Removes an offer from a frame and returns it. Fails as `readOffer` does. */
export async function takeOffer(
  deps: OfferStoreDeps,
  offerId: string,
  frame: Frame,
): Promise<StoredOffer> {
  const offer = await readOffer(deps, offerId, frame);
  await deps.database.offers.delete(offerId);
  return offer;
}

/** The number to call. Fails with `country-unknown` while the rep has yet to choose its country. */
export function numberOf({ e164 }: StoredOffer): string {
  if (e164 === undefined) throw new Failure('country-unknown');
  return e164;
}

/** The offer made to exactly this frame and document, unless it expired. */
export async function findOffer(
  database: CallDatabase,
  offerId: string,
  frame: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  const offer: StoredOffer | undefined = await database.offers.get(offerId);
  return offer && isSameFrame(offer, frame) && !isExpired(offer, now) ? offer : undefined;
}

/** Returns whether an offer is too old to be called. */
export function isExpired(offer: StoredOffer, now: number): boolean {
  return offer.madeAt < now - MAX_AGE_MS;
}

/** Returns whether an offer was made to exactly this frame and document. */
export function isSameFrame(offer: StoredOffer, frame: Frame): boolean {
  return (
    offer.tabId === frame.tabId &&
    offer.frameId === frame.frameId &&
    offer.documentId === frame.documentId
  );
}
