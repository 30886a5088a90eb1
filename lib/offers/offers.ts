import type { CallDatabase, StoredOffer } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallRequest, PlaceCallDeps } from '@/lib/calls/place/place-call';

/** Which frame of which tab speaks, as the browser vouches for it. */
export interface Frame {
  tabId: number;
  frameId: number;
  documentId?: string;
}

const MAX_AGE_MS = 10 * 60_000;

/** The pointer leaves the mark for the menu, and a rep may read before the click. */
const GRACE_MS = 60_000;

/** Keeps an offer, and forgets those that nobody took. */
export async function saveOffer(database: CallDatabase, offer: StoredOffer): Promise<void> {
  await database.transaction('rw', database.offers, async () => {
    await database.offers
      .where('madeAt')
      .below(offer.madeAt - MAX_AGE_MS)
      .delete();
    await database.offers.put(offer);
  });
}

/**
 * Calls the offer that was made to exactly this frame and document; fails with `unknown-offer`
 * otherwise. The offer is the call's gesture, so that it makes one call however often it is asked
 * for; it goes only once the call is written, so that one that a guard stopped can be asked for again.
 */
export async function callOffer(
  { database, now }: Pick<PlaceCallDeps, 'database' | 'now'>,
  offerId: string,
  frame: Frame,
  start: (request: CallRequest) => Promise<Call>,
): Promise<Call> {
  const offer = await findOffer(database, offerId, frame, now());
  if (!offer) throw new Failure('unknown-offer');
  const { calleeName } = offer;
  const callee = numberOf(offer);
  const call = await start({ callee, gesture: offerId, ...(calleeName && { calleeName }) });
  // The call is written and counts down: a failure here must not be told as "nothing was called".
  await database.offers.delete(offerId).catch(() => undefined);
  return call;
}

/** The number that an offer calls; fails with `country-unknown` where the rep has yet to choose its country. */
export function numberOf({ e164 }: StoredOffer): string {
  if (e164 === undefined) throw new Failure('country-unknown');
  return e164;
}

/** The offer that was made to exactly this frame and document; fails as `callOffer` does. */
export async function readOffer(
  { database, now }: Pick<PlaceCallDeps, 'database' | 'now'>,
  offerId: string,
  frame: Frame,
): Promise<StoredOffer> {
  const offer = await findOffer(database, offerId, frame, now());
  if (!offer) throw new Failure('unknown-offer');
  return offer;
}

/** Takes an offer from a frame that shall not show it any more; fails as `callOffer` does. */
export async function takeOffer(
  deps: Pick<PlaceCallDeps, 'database' | 'now'>,
  offerId: string,
  frame: Frame,
): Promise<StoredOffer> {
  const offer = await readOffer(deps, offerId, frame);
  await deps.database.offers.delete(offerId);
  return offer;
}

/**
 * Notes that the rep points at this offer, or at none any more, for the context menu, which shows
 * one number at a time. Answers the offer; `undefined` when it is none of this frame's.
 */
export function setPointedOffer(
  database: CallDatabase,
  offerId: string | undefined,
  frame: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  return database.transaction('rw', database.offers, async () => {
    const offer = offerId && (await findOffer(database, offerId, frame, now));
    if (!offer) return leave(database, frame, now);
    const { leftAt: _, ...resting } = offer;
    const pointed = { ...resting, pointedAt: now };
    await database.offers.put(pointed);
    return pointed;
  });
}

/**
 * The pointer left the mark: the menu that is open may still be clicked, a later one not. Tabs in the
 * background tell it late, when the rep points at another page already.
 */
async function leave(database: CallDatabase, frame: Frame, now: number): Promise<undefined> {
  const last = await lastPointed(database);
  if (last && sameFrame(last, frame))
    await database.offers.put({ ...last, leftAt: last.leftAt ?? now });
}

/**
 * The offer that the context menu shows, for a click on it: the one pointed at last of all, if that
 * was in this frame and a moment ago. Never an earlier one: the rep calls what the menu says.
 */
export async function pointedOffer(
  database: CallDatabase,
  { tabId, frameId }: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  const last = await lastPointed(database);
  const fits = last?.tabId === tabId && last.frameId === frameId && !isOld(last, now);
  const left = last?.leftAt !== undefined && now - last.leftAt > GRACE_MS;
  return fits && !left ? last : undefined;
}

function lastPointed(database: CallDatabase): Promise<StoredOffer | undefined> {
  return database.offers.orderBy('pointedAt').last();
}

async function findOffer(
  database: CallDatabase,
  offerId: string,
  frame: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  const offer: StoredOffer | undefined = await database.offers.get(offerId);
  return offer && sameFrame(offer, frame) && !isOld(offer, now) ? offer : undefined;
}

function isOld(offer: StoredOffer, now: number): boolean {
  return offer.madeAt < now - MAX_AGE_MS;
}

function sameFrame(offer: StoredOffer, frame: Frame): boolean {
  return (
    offer.tabId === frame.tabId &&
    offer.frameId === frame.frameId &&
    offer.documentId === frame.documentId
  );
}
