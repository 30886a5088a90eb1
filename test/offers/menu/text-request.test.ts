import { describe, expect, it } from 'vitest';
import type { OfferDeps } from '@/lib/offers/deps';
import type { ClickedItem } from '@/lib/offers/menu/clicked-item';
import { readsAsOther, requestForText } from '@/lib/offers/menu/text-request';
import type { MenuTargetDetails } from '@/lib/sites/model';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from '@/test/offers/support/offer-deps';

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
    const request = await requestForText(offerDeps(around('')), {
      ...top,
      selection: '(212) 555-0134',
    });
    expect(request?.call.callee).toBe('+12125550134');
  });

  it('says why if it has no number', async () => {
    const request = requestForText(offerDeps(), { ...top, selection: 'Springfield' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'no-number' } });
  });

  it('is called in the country of its record, with the name of its callee', async () => {
    const deps = offerDeps(around('London United Kingdom', { calleeNames: ['Ann Example'] }));
    const request = await requestForText(deps, { ...top, selection: ' 020 7946 0123 ' });
    expect(request).toMatchObject({
      call: { callee: '+442079460123', calleeName: 'Ann Example' },
      anchorId: 'menu-target',
    });
    const link = await requestForText(deps, { ...top, link: 'tel:020%207946%200123' });
    expect(link?.call.callee).toBe('+442079460123');
  });

  it('is called for the record of its page', async () => {
    const recordPage = { address: 'https://acme.pipedrive.com/person/31', assets: [] };
    const deps = offerDeps(around('', { recordPage, recordEvidence: { ofPage: true } }));
    const click = { ...top, selection: '+1 212 555 0134', url: recordPage.address };
    const request = await requestForText(deps, click);
    expect(request?.call.record).toMatchObject({ type: 'person', id: '31' });
    const elsewhere = { ...click, url: 'https://evil.example/person/31' };
    expect((await requestForText(deps, elsewhere))?.call).not.toHaveProperty('record');
  });

  it('is called for the page of the tab, as the browser names it', async () => {
    const page = { url: 'https://crm.example/14?session=secret', title: 'Ann Example' };
    const click = { ...top, selection: '(212) 555-0134', page };
    const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
    const blocked = offerDeps({ injectCard: async () => undefined });
    expect((await requestForText(blocked, click))?.call).toMatchObject({ sourcePage });
    const deps = offerDeps(around(''));
    expect((await requestForText(deps, click))?.call).toMatchObject({ sourcePage });
  });

  it('is called as the menu showed it, even if the page answers with another number', async () => {
    const details = around('United Kingdom', {
      candidate: { raw: '+16465550177', before: '', after: '', record: 'United Kingdom' },
    });
    const request = await requestForText(offerDeps(details), {
      ...top,
      selection: '020 7946 0123',
    });
    expect(request?.call.callee).toBe('+442079460123');
  });

  it('opens the card, which asks for the country, if that is only guessed', async () => {
    const deps = offerDeps(around('', { others: ['GB', 'GB'] }));
    expect(await requestForText(deps, { ...top, selection: '020 7946 0123' })).toBeUndefined();
    expect(deps.opened).toMatchObject([[top, { asksCountry: true }]]);
  });

  it('gets no position in the top frame from an inner frame', async () => {
    const deps = offerDeps(around('United Kingdom'));
    const click = { tabId: 1, frameId: 3, selection: '020 7946 0123' };
    expect((await requestForText(deps, click))?.anchorId).toBeUndefined();
  });

  it('reads in the default country where the browser blocks the page', async () => {
    const deps = offerDeps({ ...around('United Kingdom'), injectCard: async () => undefined });
    const request = requestForText(deps, { ...top, selection: '020 7946 0123' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'not-in-country' } });
  });

  it('never calls an emergency number', async () => {
    const request = requestForText(offerDeps(around('')), { ...top, selection: '911' });
    await expect(request).rejects.toMatchObject({ problem: { code: 'emergency-number' } });
  });

  it('asks for the country if the number has no code and the page withholds what tells it', async () => {
    for (const selection of ['212 555 0134', 'Order 12 of 12-12-2024: 212-555-0134']) {
      const deps = offerDeps();
      expect(await requestForText(deps, { ...top, selection })).toBeUndefined();
      expect(deps.opened).toMatchObject([[top, { asksCountry: true }]]);
    }
    const link = offerDeps();
    expect(await requestForText(link, { ...top, link: 'tel:2125550134' })).toBeUndefined();
    expect(link.opened).toMatchObject([[top, { asksCountry: true }]]);
  });

  it('is called even so if it has a country code', async () => {
    const click = { ...top, selection: '+44 20 7946 0123' };
    expect((await requestForText(offerDeps(), click))?.call.callee).toBe('+442079460123');
  });
});

describe('a number that the rep may not have seen', () => {
  const link = { ...top, link: 'tel:+12125550134' };
  const isUnseen = async (deps: OfferDeps, click: ClickedItem) =>
    (await requestForText(deps, click))?.isUnseen ?? false;

  it('is any number where no countdown shows it', async () => {
    const readSettings = async () => sampleSettings({ countdownSeconds: 0 });
    const deps = offerDeps({ ...around('', { linkText: '+1 212 555 0134' }), readSettings });
    expect(await isUnseen(deps, link)).toBe(true);
    expect(await isUnseen(deps, { ...top, selection: '+1 212 555 0134' })).toBe(true);
    const blocked = offerDeps({ readSettings, injectCard: async () => undefined });
    expect(await isUnseen(blocked, link)).toBe(true);
  });

  it.each([
    ['+1 646 555 0177', true],
    ['+1 212 555 0134', false],
    ['Call Ann', false],
  ])('is that of a link with the text %s: %s', async (linkText, expected) => {
    expect(await isUnseen(offerDeps(around('', { linkText })), link)).toBe(expected);
    // The page may have changed the text since. Firefox tells what it was.
    const later = offerDeps(around('', { linkText: 'Call Ann' }));
    expect(await isUnseen(later, { ...link, linkText })).toBe(expected);
  });

  it('is that of a link whose text the page withholds, unless the browser blocks us', async () => {
    expect(await isUnseen(offerDeps(), link)).toBe(true);
    expect(await isUnseen(offerDeps(), { ...link, linkText: 'Call Ann' })).toBe(false);
    expect(await isUnseen(offerDeps({ injectCard: async () => undefined }), link)).toBe(false);
  });

  it('is not selected text during a countdown', async () => {
    expect(await isUnseen(offerDeps(), { ...top, selection: '+1 212 555 0134' })).toBe(false);
  });
});

it.each([
  '+12125550134',
  '(212) 555-0134',
  'Call +1 212 555 0134 ext. 5',
  'Call us',
  'Call us 24/7',
  '',
])('takes %j for the number, or for none', (text) => {
  expect(readsAsOther(text, '+12125550134', 'US')).toBe(false);
});

it.each([
  '+1 212 555 0143',
  '(646) 555-0177',
  '+44 20 7946 0123',
  '+1 212 555 0134 or +1 646 555 0177',
  '\u2776\u277b\u2776 555 0177',
  '1-800-FLOWERS',
])('takes %j for another number', (text) => {
  expect(readsAsOther(text, '+12125550134', 'US')).toBe(true);
});

it("reads a number without a country code in the callee's country", () => {
  expect(readsAsOther('020 7946 0123', '+442079460123', 'US')).toBe(false);
  expect(readsAsOther('020 7946 0555', '+442079460123', 'US')).toBe(true);
});
