import { expect, it } from 'vitest';
import { askToConfirm } from '@/lib/offers/confirm/ask-to-confirm';
import { NOON } from '@/test/calls/support/calls';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { offerFrame, otherFrames, storedOffer, withOffers } from '@/test/offers/support/offers';

const SITE = 'https://crm.example/contacts';

it('marks the offer and shows the confirmation of its tab', async () => {
  const deps = offerDeps({ database: await withOffers(storedOffer()) });
  await askToConfirm(deps, 'offer-1', offerFrame, SITE);
  expect(await deps.database.offers.get('offer-1')).toMatchObject({
    toConfirm: { pageAddress: SITE, askedAt: NOON },
  });
  expect(deps.confirmations).toEqual([offerFrame.tabId]);
});

it.each(otherFrames)('is nothing to %s', async (_, other) => {
  const deps = offerDeps({ database: await withOffers(storedOffer()) });
  const asked = askToConfirm(deps, 'offer-1', other, SITE);
  await expect(asked).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
  expect(deps.confirmations).toEqual([]);
});

it('asks for no number whose country is only guessed', async () => {
  const { e164: _, ...guessed } = storedOffer();
  const deps = offerDeps({ database: await withOffers(guessed) });
  const asked = askToConfirm(deps, 'offer-1', offerFrame, SITE);
  await expect(asked).rejects.toMatchObject({ problem: { code: 'country-unknown' } });
  expect(deps.confirmations).toEqual([]);
});
