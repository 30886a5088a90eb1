import { expect, it } from 'vitest';
import { numberOf, readOffer, saveOffer, takeOffer } from '@/lib/offers/offer-store';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { MINUTE, offerFrame, otherFrames, storedOffer, withOffers } from './support/offers';

const unknown = { problem: { code: 'unknown-offer' } };
const depsWith = async () => ({ database: await withOffers(storedOffer()), now: () => NOON });

it('reads the offer of exactly this frame and document', async () => {
  expect(await readOffer(await depsWith(), 'offer-1', offerFrame)).toEqual(storedOffer());
});

it.each(otherFrames)('reads no offer for %s', async (_, other) => {
  await expect(readOffer(await depsWith(), 'offer-1', other)).rejects.toMatchObject(unknown);
});

it('cannot be called by the frame that it was removed from', async () => {
  const deps = await depsWith();
  expect(await takeOffer(deps, 'offer-1', offerFrame)).toMatchObject({ e164: CALLEE });
  await expect(takeOffer(deps, 'offer-1', offerFrame)).rejects.toMatchObject(unknown);
});

it('deletes expired offers when a later one is stored', async () => {
  const database = await withOffers(storedOffer());
  await saveOffer(database, storedOffer({ offerId: 'offer-2', madeAt: NOON + 11 * MINUTE }));
  expect(await database.offers.toCollection().primaryKeys()).toEqual(['offer-2']);
});

it('has no number to call while the country is only guessed', () => {
  const { e164: _, ...open } = storedOffer();
  expect(numberOf(storedOffer())).toBe(CALLEE);
  expect(() => numberOf(open)).toThrow(
    expect.objectContaining({ problem: { code: 'country-unknown' } }),
  );
});
