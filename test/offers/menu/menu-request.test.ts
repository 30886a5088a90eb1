import { describe, expect, it } from 'vitest';
import { createOffer, type NumberToOffer } from '@/lib/offers/create-offer';
import { requestForPointed, requestForText } from '@/lib/offers/menu/menu-request';
import { setPointedOffer } from '@/lib/offers/menu/pointed-offer';
import { NOON } from '@/test/calls/support/calls';
import { offerDeps, type TestOfferDeps } from '@/test/offers/support/offer-deps';
import { frame } from '@/test/offers/support/offers';

/** The rep points at a number. */
async function point(deps: TestOfferDeps, number: Omit<NumberToOffer, 'host'>): Promise<string> {
  const { offerId } = await createOffer(deps, frame, { ...number, host: '' });
  await setPointedOffer(deps.database, offerId, frame, NOON);
  return offerId;
}

describe('a link or a selection', () => {
  it('is called as it reads in the default country', async () => {
    const request = await requestForText(offerDeps(), '(212) 555-0134');
    expect(request).toEqual({ callee: '+12125550134', gesture: 'uuid-1' });
  });

  it('without a number says why', async () => {
    const request = requestForText(offerDeps(), 'Springfield');
    await expect(request).rejects.toMatchObject({ problem: { code: 'no-number' } });
  });
});

describe('a marked number', () => {
  it('is called once per click: each click is a gesture', async () => {
    const deps = offerDeps();
    const offerId = await point(deps, { e164: '+12125550134', calleeName: 'Ann Example' });
    const first = await requestForPointed(deps, frame, offerId);
    expect(first).toMatchObject({ callee: '+12125550134', calleeName: 'Ann Example' });
    expect((await requestForPointed(deps, frame, offerId))?.gesture).not.toBe(first?.gesture);
  });

  it('is not called when the rep pointed at another number since', async () => {
    const deps = offerDeps();
    const offerId = await point(deps, { e164: '+12125550134' });
    await point({ ...deps, now: () => NOON + 1 }, { e164: '+16465550177' });
    await setPointedOffer(deps.database, 'uuid-2', frame, NOON + 1);
    const request = requestForPointed(deps, frame, offerId);
    await expect(request).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
  });

  it('whose country is only guessed opens the card instead', async () => {
    const deps = offerDeps();
    const raw = '020 7946 0123';
    const reading = { raw, country: 'GB', source: 'default', likely: [] } as const;
    const offerId = await point(deps, { reading: { ...reading, likely: [] } });
    expect(await requestForPointed(deps, frame, offerId)).toBeUndefined();
    expect(deps.opened).toMatchObject([[{ tabId: 1, frameId: 0 }, { asksCountry: true }]]);
  });
});
