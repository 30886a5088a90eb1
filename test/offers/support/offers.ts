import type { StoredOffer } from '@/lib/calls/stored-rows';
import { type Frame, saveOffer } from '@/lib/offers/offer-store';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

/** The frame that offers are made to. */
export const offerFrame: Frame = { tabId: 1, frameId: 0, documentId: 'document-1' };
/** Frames that are not quite that one. */
export const otherFrames: [string, Frame][] = [
  ['another tab', { ...offerFrame, tabId: 2 }],
  ['another frame of the tab', { ...offerFrame, frameId: 3 }],
  ['the next document in the frame', { ...offerFrame, documentId: 'document-2' }],
  ['a document without a name', { tabId: 1, frameId: 0 }],
];
export const MINUTE = 60_000;

/** An offer to `offerFrame`, made at noon. */
export const storedOffer = (request: Partial<StoredOffer> = {}): StoredOffer => ({
  offerId: 'offer-1',
  ...offerFrame,
  e164: CALLEE,
  text: '+1 212 555 0134',
  madeAt: NOON,
  ...request,
});

/** A database that holds these offers. */
export async function withOffers(...offers: StoredOffer[]) {
  const database = freshDatabase();
  for (const one of offers) await saveOffer(database, one);
  return database;
}
