import { describe, expect, it } from 'vitest';
import { createOffer, guessedReading } from '@/lib/offers/create-offer';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from './support/offer-deps';
import { frame } from './support/offers';

const reading = {
  raw: '020 7946 0123',
  country: 'GB' as const,
  source: 'others' as const,
  likely: [],
};

describe('a new offer', () => {
  it('says what a call now would be', async () => {
    const offer = await createOffer(offerDeps(), frame, { e164: '+12125550134', host: '' });
    expect(offer).toMatchObject({ text: '+1 212 555 0134', legs: { ownNumberText: 'Desk' } });
    expect(offer).not.toHaveProperty('blocked');
  });

  it('says why it cannot be called now', async () => {
    const readSettings = async () => sampleSettings({ dids: [] });
    const deps = offerDeps({ readSettings });
    const offer = await createOffer(deps, frame, { e164: '+12125550134', host: '' });
    expect(offer).toMatchObject({ blocked: { code: 'no-did' } });
  });

  it('asks for the country when there is no number to call', async () => {
    const offer = await createOffer(offerDeps(), frame, { reading, host: 'crm.example.com' });
    expect(offer).toMatchObject({ asksCountry: true, text: '020 7946 0123' });
    expect(offer).not.toHaveProperty('legs');
  });

  it('keeps reading and host, to read the text in another country later', async () => {
    const deps = offerDeps();
    await createOffer(deps, frame, { e164: '+442079460123', reading, host: 'crm.example.com' });
    const stored = await deps.database.offers.get('uuid-1');
    expect(stored?.reading).toEqual({ ...reading, host: 'crm.example.com' });
  });
});

describe('a choice of country', () => {
  it.each([
    [['GB', 'GB'], undefined],
    [['GB', 'US'], true],
    [['GB'], true],
    [[], true],
  ] as const)('on a page with numbers of %j counts for this number only: %s', (others, only) => {
    const evidence = { others: [...others], default: 'US' as const };
    expect(guessedReading(reading, evidence).thisNumberOnly).toBe(only);
  });
});
