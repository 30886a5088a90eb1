import { describe, expect, it } from 'vitest';
import type { Offer } from '@/lib/offers/model';
import { offerCandidate, withImmediateCountdown } from '@/lib/offers/offer-candidate';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { saveSiteCountry } from '@/lib/sites/country-evidence';
import { offerDeps } from './support/offer-deps';
import { offerFrame } from './support/offers';

const HOST = 'crm.example.com';

function requestFor(raw: string, more: Partial<CandidateText> = {}, start = 0) {
  const candidate = { raw, before: 'Phone: ', after: '', ...more };
  return { candidate, start, lang: 'en-US', calleeNames: ['Ann Example'] };
}

describe('an offer', () => {
  it('has number and name, and is stored for exactly its frame', async () => {
    const deps = offerDeps();
    const offer = await offerCandidate(deps, requestFor('+1 212 555 0134'), offerFrame, HOST);
    expect(offer).toMatchObject({
      offerId: 'uuid-1',
      e164: '+12125550134',
      calleeName: 'Ann Example',
    });
    expect(await deps.database.offers.get('uuid-1')).toMatchObject({
      ...offerFrame,
      e164: '+12125550134',
    });
  });

  it('is for the number at the given position of a candidate with several', async () => {
    const raw = '+1 212 555 0134 / +1 646 555 0177';
    const offer = await offerCandidate(offerDeps(), requestFor(raw, {}, 18), offerFrame, HOST);
    expect(offer.e164).toBe('+16465550177');
  });

  it('says whose record the page shows, where nothing names the callee', async () => {
    const origin = 'https://acme.pipedrive.com';
    const note = {
      ...requestFor('+1 212 555 0134', { before: 'His assistant is at ' }),
      calleeNames: [],
      recordPage: { address: `${origin}/person/31`, assets: [], title: 'Ada Whitfield' },
      recordEvidence: { ofPage: false },
      origin,
    };
    const offered = (more: object) =>
      offerCandidate(offerDeps(), { ...note, ...more }, offerFrame, HOST);
    expect(await offered({})).toMatchObject({ recordTitle: 'Ada Whitfield' });
    expect(await offered({})).not.toHaveProperty('calleeName');
    expect(await offered({ calleeNames: ['Ann Example'] })).not.toHaveProperty('recordTitle');
    const numbered = { ...note.recordPage, title: '212 555 0199' };
    expect(await offered({ recordPage: numbered })).not.toHaveProperty('recordTitle');
  });

  it('names the country in which a national number was read', async () => {
    const offer = await offerCandidate(offerDeps(), requestFor('(212) 555-0134'), offerFrame, HOST);
    expect(offer).toMatchObject({ e164: '+12125550134', readAs: { country: 'US' } });
  });

  it('reads a national number in the country that the rep chose for the site', async () => {
    const deps = offerDeps();
    await saveSiteCountry(deps.settings, HOST, 'GB');
    const offer = await offerCandidate(deps, requestFor('020 7946 0123'), offerFrame, HOST);
    expect(offer).toMatchObject({
      e164: '+442079460123',
      readAs: { country: 'GB', source: 'site' },
    });
  });

  it('tells a page of no country that the rep chose on another site', async () => {
    const deps = offerDeps();
    const others = ['mail.example', 'bank.example'];
    const field = { ...requestFor('01632 960123', { hint: 'tel-input' }), lang: 'en' };
    const asked = async () => {
      const offers = [
        await offerCandidate(deps, requestFor('(212) 555-0134'), offerFrame, HOST),
        await offerCandidate(deps, field, offerFrame, HOST),
      ];
      return offers.map(({ offerId: _, ...told }) => told);
    };
    const before = await asked();
    for (const host of others) await saveSiteCountry(deps.settings, host, 'SE');
    await saveSiteCountry(deps.settings, 'shop.example', 'GB');
    expect(await asked()).toEqual(before);
  });

  it('has no number to call while its country is only guessed', async () => {
    const deps = offerDeps();
    const field = requestFor('01632 960123', { hint: 'tel-input' });
    const offer = await offerCandidate(deps, { ...field, lang: 'en' }, offerFrame, HOST);
    expect(offer).toMatchObject({ asksCountry: true, text: '01632 960123' });
    expect(offer).not.toHaveProperty('e164');
    expect(await deps.database.offers.get(offer.offerId)).not.toHaveProperty('e164');
  });
});

describe('the record of a number', () => {
  const recordPage = {
    address: 'https://acme.pipedrive.com/person/31',
    assets: [],
    title: 'Ann Example',
  };
  const record = {
    ...{ crm: 'pipedrive', type: 'person', id: '31', title: 'Ann Example', objectId: 31 },
    url: recordPage.address,
  };
  const request = {
    ...requestFor('+1 212 555 0134'),
    recordPage,
    recordEvidence: { ofPage: true },
    origin: 'https://acme.pipedrive.com',
  };

  it('is stored with its offer, and not told to the page', async () => {
    const deps = offerDeps();
    const offer = await offerCandidate(deps, request, offerFrame, HOST);
    expect(await deps.database.offers.get(offer.offerId)).toMatchObject({ record });
    expect(offer).not.toHaveProperty('record');
  });

  it('is stored although the rep has yet to choose the country', async () => {
    const deps = offerDeps();
    const field = requestFor('01632 960123', { hint: 'tel-input' });
    const offer = await offerCandidate(
      deps,
      { ...request, ...field, lang: 'en' },
      offerFrame,
      HOST,
    );
    expect(offer).toMatchObject({ asksCountry: true });
    expect(await deps.database.offers.get(offer.offerId)).toMatchObject({ record });
  });

  it('is none of an origin that is not the frame’s', async () => {
    const deps = offerDeps();
    for (const origin of ['https://evil.example', undefined]) {
      const offer = await offerCandidate(deps, { ...request, origin }, offerFrame, HOST);
      expect(await deps.database.offers.get(offer.offerId)).not.toHaveProperty('record');
    }
  });

  it('is not the page’s for a row with a name', async () => {
    const deps = offerDeps();
    const recordEvidence = { ofPage: false, rowName: 'Bo Lind' };
    const offer = await offerCandidate(deps, { ...request, recordEvidence }, offerFrame, HOST);
    expect((await deps.database.offers.get(offer.offerId))?.record).toEqual({ crm: 'pipedrive' });
  });
});

it('fails and stores nothing for a text without a number', async () => {
  const deps = offerDeps();
  const made = offerCandidate(deps, requestFor('Invoice 2026-11-22'), offerFrame, HOST);
  await expect(made).rejects.toMatchObject({ problem: { code: 'no-number' } });
  expect(await deps.database.offers.count()).toBe(0);
});

const offer: Offer = { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134' };
const chosen = { countsDownAtOnce: true, countdownSeconds: 3 };
const isAtOnce = (given: Offer, settings = chosen, isTrustedSite = true) =>
  withImmediateCountdown(given, settings, isTrustedSite).countsDownAtOnce === true;

it('skips the card on a trusted site if the rep chose so', () => {
  expect(isAtOnce(offer)).toBe(true);
  expect(isAtOnce(offer, { ...chosen, countsDownAtOnce: false })).toBe(false);
  expect(isAtOnce(offer, chosen, false)).toBe(false);
});

it('opens the card where no countdown would run', () => {
  expect(isAtOnce(offer, { ...chosen, countdownSeconds: 0 })).toBe(false);
});

it.each<[string, Partial<Offer>]>([
  ['the country is only guessed', { asksCountry: true }],
  ['the number is doubtful', { doubtful: true }],
  ['the call is blocked', { blocked: { code: 'own-number' } }],
  ['a rule speaks against the call', { warning: { because: [] } }],
])('opens the card if %s', (_, more) => {
  expect(isAtOnce({ ...offer, ...more })).toBe(false);
});
