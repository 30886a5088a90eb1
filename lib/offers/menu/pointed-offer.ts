import type { CallDatabase, StoredOffer } from '@/lib/calls/database';
import { type Frame, findOffer, isExpired, isSameFrame } from '@/lib/offers/offer-store';

/** How long an offer can be called from an open context menu after the pointer left the mark. */
const MENU_OPEN_MS = 60_000;

/**
 * Records that the rep points at this offer, or at none any more. The context menu shows one number
 * at a time. Returns the offer, or `undefined` if it is not this frame's.
 */
export function setPointedOffer(
  database: CallDatabase,
  offerId: string | undefined,
  frame: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  return database.transaction('rw', database.offers, async () => {
    const offer = offerId && (await findOffer(database, offerId, frame, now));
    if (!offer) return leavePointed(database, frame, now);
    const { leftAt: _, ...current } = offer;
    const pointed = { ...current, pointedAt: now };
    await database.offers.put(pointed);
    return pointed;
  });
}

/**
 * The pointer left the mark: an open menu may still be clicked, a later one not. Background tabs
 * report this late, when the rep already points at another page.
 */
async function leavePointed(database: CallDatabase, frame: Frame, now: number): Promise<undefined> {
  const last = await lastPointed(database);
  if (last && isSameFrame(last, frame))
    await database.offers.put({ ...last, leftAt: last.leftAt ?? now });
}

/**
 * The offer that the context menu shows: the one pointed at last in any frame, if that was in this
 * frame and a moment ago. Never an earlier one: the rep calls what the menu says.
 */
export async function pointedOffer(
  database: CallDatabase,
  { tabId, frameId }: Frame,
  now: number,
): Promise<StoredOffer | undefined> {
  const last = await lastPointed(database);
  const fits = last?.tabId === tabId && last.frameId === frameId && !isExpired(last, now);
  const isGone = last?.leftAt !== undefined && now - last.leftAt > MENU_OPEN_MS;
  return fits && !isGone ? last : undefined;
}

function lastPointed(database: CallDatabase): Promise<StoredOffer | undefined> {
  return database.offers.orderBy('pointedAt').last();
}
