import { expect, it } from 'vitest';
import { writeCall } from '@/lib/calls/place/write-call';
import { confirmationFor, confirmCall, dropConfirmation } from '@/lib/offers/confirm/confirm-call';
import { createSettings } from '@/lib/settings/store';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from '@/test/offers/support/offer-deps';
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
