import { describe, expect, it } from 'vitest';
import { pointedOffer, setPointedOffer } from '@/lib/offers/menu/pointed-offer';
import type { Frame } from '@/lib/offers/offer-store';
import { NOON } from '@/test/calls/support/calls';
import {
  MINUTE,
  offerFrame,
  otherFrames,
  storedOffer,
  withOffers,
} from '@/test/offers/support/offers';

describe('what the context menu calls', () => {
  const at = (tabId: number, frameId: number): Frame => ({ tabId, frameId });

  it('is what the rep points at', async () => {
    const database = await withOffers(storedOffer());
    expect(await setPointedOffer(database, 'offer-1', offerFrame, NOON)).toMatchObject({
      pointedAt: NOON,
    });
    expect(await pointedOffer(database, at(1, 0), NOON)).toMatchObject({ offerId: 'offer-1' });
  });

  it('is nothing before anything was pointed at', async () => {
    const database = await withOffers(storedOffer());
    expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
  });

  it('is nothing in another tab or frame, even if something was pointed at there before', async () => {
    const there = storedOffer({ offerId: 'there', tabId: 2 });
    const database = await withOffers(there, storedOffer());
    await setPointedOffer(database, 'there', { ...offerFrame, tabId: 2 }, NOON);
    await setPointedOffer(database, 'offer-1', offerFrame, NOON + 1);
    expect(await pointedOffer(database, at(2, 0), NOON + 2)).toBeUndefined();
    expect(await pointedOffer(database, at(1, 4), NOON + 2)).toBeUndefined();
  });

  it('can be called while the menu is open, for a minute after the pointer left', async () => {
    const database = await withOffers(storedOffer());
    await setPointedOffer(database, 'offer-1', offerFrame, NOON);
    expect(await setPointedOffer(database, undefined, offerFrame, NOON + 1_000)).toBeUndefined();
    await setPointedOffer(database, undefined, offerFrame, NOON + 30_000);
    const later = (ms: number) => pointedOffer(database, at(1, 0), NOON + ms);
    expect(await later(61_000)).toBeDefined();
    expect(await later(61_001)).toBeUndefined();
  });

  it.each(otherFrames)('stays when the pointer left %s', async (_, other) => {
    const database = await withOffers(storedOffer());
    await setPointedOffer(database, 'offer-1', offerFrame, NOON);
    await setPointedOffer(database, undefined, other, NOON + 1_000);
    expect(await pointedOffer(database, at(1, 0), NOON + 2 * MINUTE)).toBeDefined();
  });

  it('comes back when the rep points again', async () => {
    const database = await withOffers(storedOffer());
    await setPointedOffer(database, 'offer-1', offerFrame, NOON);
    await setPointedOffer(database, undefined, offerFrame, NOON + 1_000);
    await setPointedOffer(database, 'offer-1', offerFrame, NOON + 5 * MINUTE);
    expect(await pointedOffer(database, at(1, 0), NOON + 8 * MINUTE)).toBeDefined();
  });

  it.each(otherFrames)('cannot be moved by %s', async (_, other) => {
    const database = await withOffers(storedOffer());
    expect(await setPointedOffer(database, 'offer-1', other, NOON)).toBeUndefined();
    expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
  });

  it('is nothing once the offer is old', async () => {
    const database = await withOffers(storedOffer());
    await setPointedOffer(database, 'offer-1', offerFrame, NOON + 9 * MINUTE);
    expect(await pointedOffer(database, at(1, 0), NOON + 11 * MINUTE)).toBeUndefined();
  });
});
