import { expect, it } from 'vitest';
import { confirmationFor } from '@/lib/offers/confirm/confirmation';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { MINUTE, offerFrame, storedOffer, withOffers } from '@/test/offers/support/offers';

const asked = (askedAt: number, pageAddress = 'https://crm.example/x') => ({
  toConfirm: { pageAddress, askedAt },
});

it('says whom, from which host, with both legs', async () => {
  const waiting = storedOffer({ calleeName: 'Ann Example', ...asked(NOON) });
  const deps = offerDeps({ database: await withOffers(waiting) });
  expect(await confirmationFor(deps, offerFrame.tabId)).toMatchObject({
    offerId: 'offer-1',
    calleeName: 'Ann Example',
    host: 'crm.example',
    facts: { e164: CALLEE },
    legs: { ownNumberText: 'Desk' },
  });
});

it('says why the call cannot be made', async () => {
  const readSettings = async () => sampleSettings({ dids: [{ e164: CALLEE, label: '' }] });
  const deps = offerDeps({ database: await withOffers(storedOffer(asked(NOON))), readSettings });
  expect(await confirmationFor(deps, offerFrame.tabId)).toMatchObject({
    blocked: { code: 'did-number' },
  });
});

it('is the one asked for last, of this tab', async () => {
  const database = await withOffers(
    storedOffer({ offerId: 'older', ...asked(NOON - 2_000) }),
    storedOffer({ offerId: 'latest', ...asked(NOON - 1_000) }),
    storedOffer({ offerId: 'other-tab', tabId: offerFrame.tabId + 1, ...asked(NOON) }),
    storedOffer({ offerId: 'not-asked' }),
  );
  const deps = offerDeps({ database });
  expect(await confirmationFor(deps, offerFrame.tabId)).toMatchObject({ offerId: 'latest' });
});

it('waits two minutes', async () => {
  const database = await withOffers(storedOffer(asked(NOON - 2 * MINUTE)));
  expect(await confirmationFor(offerDeps({ database }), offerFrame.tabId)).toBeUndefined();
});
