import { describe, expect, it } from 'vitest';
import { createOffer, guessedReading } from '@/lib/offers/create-offer';
import type { Settings } from '@/lib/settings/table';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from './support/offer-deps';
import { offerFrame } from './support/offers';

const reading = {
  raw: '020 7946 0123',
  country: 'GB' as const,
  source: 'others' as const,
  likely: [],
};

/** Three in the morning in New York. */
const NIGHT = Date.UTC(2026, 10, 20, 8);

describe('a new offer', () => {
  it('says what the number tells, and nothing of the rep', async () => {
    const offer = await createOffer(offerDeps(), offerFrame, { e164: '+12125550134', host: '' });
    expect(offer).toMatchObject({ text: '+1 212 555 0134', country: 'US' });
    for (const secret of ['blocked', 'legs', 'lastCalledAt'])
      expect(offer).not.toHaveProperty(secret);
  });

  it("does not tell a page that a number is the rep's own, or was called", async () => {
    const own = { e164: '+12125550134', label: '' };
    for (const given of [{ dids: [own] }, { ownNumbers: [own] }]) {
      const readSettings = async () => sampleSettings(given);
      const deps = offerDeps({ readSettings });
      const offer = await createOffer(deps, offerFrame, { e164: own.e164, host: '' });
      expect(offer).not.toHaveProperty('blocked');
    }
    const deps = offerDeps();
    await deps.database.calls.add(placedCall({ callee: own.e164, createdAt: NOON }));
    await deps.database.colleagueCalls.add({ callee: own.e164, at: NOON });
    const offer = await createOffer(deps, offerFrame, { e164: own.e164, host: '' });
    expect(offer).toEqual(await createOffer(offerDeps(), offerFrame, { e164: own.e164, host: '' }));
  });

  it.each(['warn', 'block'] as const)(
    'tells of calling hours whether a number is known or not, so that nothing shows by its absence (%s)',
    async (callRules) => {
      const own = { e164: '+12125550134', label: '' };
      const offerWith = async (given: Partial<Settings>, callee?: string) => {
        const readSettings = async () => sampleSettings({ callRules, ...given });
        const deps = offerDeps({ readSettings, now: () => NIGHT });
        if (callee)
          await deps.database.calls.add(placedCall({ callee, createdAt: NIGHT - 10_000 }));
        return createOffer(deps, offerFrame, { e164: own.e164, host: '' });
      };
      const unknown = await offerWith({});
      expect(unknown).toHaveProperty(callRules === 'warn' ? 'warning' : 'blocked');
      expect(await offerWith({ dids: [own] })).toEqual(unknown);
      expect(await offerWith({ ownNumbers: [own] })).toEqual(unknown);
      expect(await offerWith({}, own.e164)).toEqual(unknown);
    },
  );

  it('says why it cannot be called now', async () => {
    const readSettings = async () => sampleSettings({ dids: [] });
    const deps = offerDeps({ readSettings });
    const offer = await createOffer(deps, offerFrame, { e164: '+12125550134', host: '' });
    expect(offer).toMatchObject({ blocked: { code: 'no-did' } });
  });

  it('asks for the country when there is no number to call', async () => {
    const offer = await createOffer(offerDeps(), offerFrame, { reading, host: 'crm.example.com' });
    expect(offer).toMatchObject({ asksCountry: true, text: '020 7946 0123' });
    expect(offer).not.toHaveProperty('legs');
  });

  it('keeps reading and host, to read the text in another country later', async () => {
    const deps = offerDeps();
    await createOffer(deps, offerFrame, {
      e164: '+442079460123',
      reading,
      host: 'crm.example.com',
    });
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
