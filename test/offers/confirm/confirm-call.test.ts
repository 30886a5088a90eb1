import { expect, it } from 'vitest';
import { writeCall } from '@/lib/calls/place/write-call';
import { confirmCall, dropConfirmation } from '@/lib/offers/confirm/confirm-call';
import { confirmationFor } from '@/lib/offers/confirm/confirmation';
import { createSettings } from '@/lib/settings/store';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { MINUTE, offerFrame, storedOffer, withOffers } from '@/test/offers/support/offers';
import { freshSettings } from '@/test/settings/support/database';

const unknown = { problem: { code: 'unknown-offer' } };
const toConfirm = { pageAddress: 'https://crm.example/contacts', askedAt: NOON };

async function confirm(given: Parameters<typeof storedOffer>[0], always = false, laterMs = 0) {
  const settings = createSettings(freshSettings());
  const deps = { ...placeDeps({ database: await withOffers(storedOffer(given)) }), settings };
  deps.clock.set(NOON + laterMs);
  const call = () =>
    confirmCall(deps, { offerId: 'offer-1', always }, (request) => writeCall(deps, request));
  return { deps, call };
}

it('calls the offer that waits, once', async () => {
  const { deps, call } = await confirm({ toConfirm });
  expect(await call()).toMatchObject({
    call: { callee: CALLEE, gesture: 'offer-1', state: 'counting' },
    tabId: offerFrame.tabId,
    frameId: offerFrame.frameId,
  });
  await expect(call()).rejects.toMatchObject(unknown);
  expect(await deps.database.calls.count()).toBe(1);
  expect((await deps.settings.read()).trustedSites).toEqual([]);
});

it('trusts the site from now on if the rep chooses that', async () => {
  const { deps, call } = await confirm({ toConfirm }, true);
  await call();
  expect((await deps.settings.read()).trustedSites).toEqual(['https://crm.example/*']);
});

it.each([
  ['an offer that the rep was not asked about', {}, 0],
  ['an offer that waited too long', { toConfirm }, 2 * MINUTE],
])('does not call %s', async (_, given, laterMs) => {
  const { deps, call } = await confirm(given, true, laterMs);
  await expect(call()).rejects.toMatchObject(unknown);
  expect(await deps.database.calls.count()).toBe(0);
  expect((await deps.settings.read()).trustedSites).toEqual([]);
});

it('does not call an offer that the rep dismissed', async () => {
  const { deps, call } = await confirm({ toConfirm });
  await dropConfirmation(deps, 'offer-1');
  expect(await confirmationFor(deps, offerFrame.tabId)).toBeUndefined();
  await expect(call()).rejects.toMatchObject(unknown);
});
