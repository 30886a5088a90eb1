import { describe, expect, it } from 'vitest';
import { createOffer, type NumberToOffer } from '@/lib/offers/create-offer';
import { requestFromMenu } from '@/lib/offers/menu/menu-request';
import { setPointedOffer } from '@/lib/offers/menu/menu-subject';
import type { Frame } from '@/lib/offers/offer-store';
import { NOON } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps, type TestOfferDeps } from '@/test/offers/support/offer-deps';
import { offerFrame } from '@/test/offers/support/offers';

/** The rep points at a number. */
async function point(deps: TestOfferDeps, number: Omit<NumberToOffer, 'host'>): Promise<string> {
  const { offerId } = await createOffer(deps, offerFrame, { ...number, host: '' });
  await setPointedOffer(deps.database, offerId, offerFrame, NOON);
  return offerId;
}

describe('a marked number', () => {
  it('is called once per click: each click is a gesture', async () => {
    const deps = offerDeps();
    const offerId = await point(deps, { e164: '+12125550134', calleeName: 'Ann Example' });
    const first = await requestFromMenu(deps, { ...offerFrame, offerId });
    expect(first).toMatchObject({
      call: { callee: '+12125550134', calleeName: 'Ann Example' },
      anchorId: offerId,
    });
    const second = await requestFromMenu(deps, { ...offerFrame, offerId });
    expect(second?.call.gesture).not.toBe(first?.call.gesture);
  });

  it('is called for the page of the tab, as the browser names it', async () => {
    const page = { url: 'https://crm.example/14?session=secret', title: 'Ann Example' };
    const deps = offerDeps();
    const offerId = await point(deps, { e164: '+12125550134' });
    const request = await requestFromMenu(deps, { ...offerFrame, page, offerId });
    const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
    expect(request?.call).toMatchObject({ sourcePage });
  });

  it('was seen in the menu, also without a countdown', async () => {
    const deps = offerDeps({ readSettings: async () => sampleSettings({ countdownSeconds: 0 }) });
    const offerId = await point(deps, { e164: '+12125550134' });
    const request = await requestFromMenu(deps, { ...offerFrame, offerId });
    expect(request).not.toHaveProperty('isUnseen');
  });

  it('is not called when the rep pointed at another number since', async () => {
    const deps = offerDeps();
    const offerId = await point(deps, { e164: '+12125550134' });
    await point({ ...deps, now: () => NOON + 1 }, { e164: '+16465550177' });
    await setPointedOffer(deps.database, 'uuid-2', offerFrame, NOON + 1);
    const request = requestFromMenu(deps, { ...offerFrame, offerId });
    await expect(request).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
  });

  it('is not called when its frame shows another document by now', async () => {
    const asked: unknown[] = [];
    const isStillShown = async (frame: Frame) => asked.push(frame) === 0;
    const deps = offerDeps({ isStillShown });
    const offerId = await point(deps, { e164: '+12125550134' });
    const request = requestFromMenu(deps, { ...offerFrame, offerId });
    await expect(request).rejects.toMatchObject({ problem: { code: 'unknown-offer' } });
    expect(asked).toMatchObject([offerFrame]);
  });

  it('is not for the record that the page showed before', async () => {
    const deps = offerDeps();
    const url = 'https://acme.pipedrive.com/person/31';
    const record = { crm: 'pipedrive', type: 'person', id: '31', url };
    const number = { e164: '+12125550134', record, pageRecord: url };
    const offerId = await point(deps, number);
    const recordAt = async (address: string) =>
      (await requestFromMenu(deps, { ...offerFrame, offerId, url: address }))?.call.record;
    expect(await recordAt(`${url}?tab=notes`)).toEqual(record);
    expect(await recordAt('https://acme.pipedrive.com/person/32')).toEqual({ crm: 'pipedrive' });
    expect(await recordAt('https://acme.pipedrive.com/persons')).toEqual({ crm: 'pipedrive' });
  });

  it('is for the record of its row on a page without one', async () => {
    const deps = offerDeps();
    const record = { crm: 'pipedrive', type: 'person', id: '31' };
    const offerId = await point(deps, { e164: '+12125550134', record });
    const click = { ...offerFrame, offerId, url: 'https://acme.pipedrive.com/persons' };
    expect((await requestFromMenu(deps, click))?.call.record).toEqual(record);
  });

  it('opens the card instead if its country is only guessed', async () => {
    const deps = offerDeps();
    const raw = '020 7946 0123';
    const reading = { raw, country: 'GB', source: 'default', likely: [] } as const;
    const offerId = await point(deps, { reading: { ...reading, likely: [] } });
    expect(await requestFromMenu(deps, { ...offerFrame, offerId })).toBeUndefined();
    expect(deps.opened).toMatchObject([[{ tabId: 1, frameId: 0 }, { asksCountry: true }]]);
  });
});
