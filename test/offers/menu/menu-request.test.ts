import { describe, expect, it } from 'vitest';
import { createOffer, type NumberToOffer } from '@/lib/offers/create-offer';
import { requestFromMenu } from '@/lib/offers/menu/menu-request';
import { setPointedOffer } from '@/lib/offers/menu/pointed-offer';
import type { Frame } from '@/lib/offers/offer-store';
import type { MenuTargetDetails } from '@/lib/sites/model';
import { NOON } from '@/test/calls/support/calls';
import { offerDeps, type TestOfferDeps } from '@/test/offers/support/offer-deps';
import { offerFrame } from '@/test/offers/support/offers';

/** The rep points at a number. */
async function point(deps: TestOfferDeps, number: Omit<NumberToOffer, 'host'>): Promise<string> {
  const { offerId } = await createOffer(deps, offerFrame, { ...number, host: '' });
  await setPointedOffer(deps.database, offerId, offerFrame, NOON);
  return offerId;
}

/** What a page says around a right-clicked text. */
const around = (record: string, more: Partial<MenuTargetDetails> = {}) => ({
  describeMenuTarget: async () => ({
    candidate: { raw: '1', before: '', after: '', hint: 'label' as const, record },
    lang: '',
    calleeNames: [],
    anchorId: 'menu-target',
    ...more,
  }),
});
const top = { tabId: 1, frameId: 0 };

describe('a link or a selection', () => {
  it('is called as it reads in the default country', async () => {
    const request = await requestFromMenu(offerDeps(), { ...top, selection: '(212) 555-0134' });
    expect(request?.call.callee).toBe('+12125550134');
  });

  it('without a number says why', async () => {
    const request = requestFromMenu(offerDeps(), { ...top, selection: 'Springfield' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'no-number' } });
  });

  it('is called in the country of its record, with the name of its callee', async () => {
    const deps = offerDeps(around('London United Kingdom', { calleeNames: ['Ann Example'] }));
    const request = await requestFromMenu(deps, { ...top, selection: ' 020 7946 0123 ' });
    expect(request).toMatchObject({
      call: { callee: '+442079460123', calleeName: 'Ann Example' },
      anchorId: 'menu-target',
    });
    const link = await requestFromMenu(deps, { ...top, link: 'tel:020%207946%200123' });
    expect(link?.call.callee).toBe('+442079460123');
  });

  it('is called for the record of its page', async () => {
    const recordPage = { address: 'https://acme.pipedrive.com/person/31', assets: [] };
    const deps = offerDeps(around('', { recordPage, recordEvidence: { ofPage: true } }));
    const click = { ...top, selection: '+1 212 555 0134', url: recordPage.address };
    const request = await requestFromMenu(deps, click);
    expect(request?.call.record).toMatchObject({ type: 'person', id: '31' });
    const elsewhere = { ...click, url: 'https://evil.example/person/31' };
    expect((await requestFromMenu(deps, elsewhere))?.call).not.toHaveProperty('record');
  });

  it('is called for the page of the tab, as the browser names it', async () => {
    const page = { url: 'https://crm.example/14?session=secret', title: 'Ann Example' };
    const click = { ...top, selection: '(212) 555-0134', page };
    const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
    expect((await requestFromMenu(offerDeps(), click))?.call).toMatchObject({ sourcePage });
    const deps = offerDeps(around(''));
    expect((await requestFromMenu(deps, click))?.call).toMatchObject({ sourcePage });
    const offerId = await point(deps, { e164: '+12125550134' });
    const pointed = { ...offerFrame, page, offerId };
    expect((await requestFromMenu(deps, pointed))?.call).toMatchObject({ sourcePage });
  });

  it('is called as the menu showed it, even if the page answers with another number', async () => {
    const details = around('United Kingdom', {
      candidate: { raw: '+16465550177', before: '', after: '', record: 'United Kingdom' },
    });
    const request = await requestFromMenu(offerDeps(details), {
      ...top,
      selection: '020 7946 0123',
    });
    expect(request?.call.callee).toBe('+442079460123');
  });

  it('whose country is only guessed opens the card, which asks for it', async () => {
    const deps = offerDeps(around('', { others: ['GB', 'GB'] }));
    expect(await requestFromMenu(deps, { ...top, selection: '020 7946 0123' })).toBeUndefined();
    expect(deps.opened).toMatchObject([[top, { asksCountry: true }]]);
  });

  it('in an inner frame gets no position in the top frame', async () => {
    const deps = offerDeps(around('United Kingdom'));
    const click = { tabId: 1, frameId: 3, selection: '020 7946 0123' };
    expect((await requestFromMenu(deps, click))?.anchorId).toBeUndefined();
  });

  it('reads in the default country where the browser blocks the page', async () => {
    const deps = offerDeps({ ...around('United Kingdom'), injectCard: async () => undefined });
    const request = requestFromMenu(deps, { ...top, selection: '020 7946 0123' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'not-in-country' } });
  });

  it('never calls an emergency number', async () => {
    const request = requestFromMenu(offerDeps(around('')), { ...top, selection: '911' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'emergency-number' } });
  });
});

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

  it('whose country is only guessed opens the card instead', async () => {
    const deps = offerDeps();
    const raw = '020 7946 0123';
    const reading = { raw, country: 'GB', source: 'default', likely: [] } as const;
    const offerId = await point(deps, { reading: { ...reading, likely: [] } });
    expect(await requestFromMenu(deps, { ...offerFrame, offerId })).toBeUndefined();
    expect(deps.opened).toMatchObject([[{ tabId: 1, frameId: 0 }, { asksCountry: true }]]);
  });
});
