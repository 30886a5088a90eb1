import { expect, it } from 'vitest';
import type { ClickedPlace } from '@/lib/offers/menu/clicked-item';
import { offerForText } from '@/lib/offers/menu/text-offer';
import { changeCountry } from '@/lib/offers/replace-offer';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { offerFrame as frame } from '@/test/offers/support/offers';

const click = { tabId: 1, frameId: 0, url: 'https://crm.example/' };
/** The page no longer shows what was clicked. */
const withheld: ClickedPlace = { frame, details: undefined };
const details = { lang: 'en', calleeNames: [], anchorId: 'menu-target' };
const shown: ClickedPlace = {
  frame,
  details: { ...details, candidate: { raw: '1', before: '', after: '', hint: 'label' } },
};

it('reads a number without a country code in the default country if the page names no other', async () => {
  const offer = await offerForText(offerDeps(), { ...click, selection: '212 555 0134' }, shown);
  expect(offer).toMatchObject({ e164: '+12125550134' });
  expect(offer).not.toHaveProperty('asksCountry');
});

it.each(['212 555 0134', 'A+ sales team, order 12 of 12-12-2024, 212 555 0134'])(
  'asks for the country of %j if the page withholds what tells it, for this number only',
  async (selection) => {
    const deps = offerDeps();
    const offer = await offerForText(deps, { ...click, selection }, withheld);
    expect(offer).toMatchObject({ text: '212 555 0134', asksCountry: true });
    expect(offer).not.toHaveProperty('e164');
    const choice = { offerId: offer?.offerId ?? '', country: 'US' };
    expect(await changeCountry(deps, choice, frame)).toMatchObject({ e164: '+12125550134' });
    expect((await deps.settings.read()).siteCountries).toEqual([]);
  },
);

it('needs no country for a number that states it, and offers nothing for other text', async () => {
  const offered = (selection: string) =>
    offerForText(offerDeps(), { ...click, selection }, withheld);
  expect(await offered('+44 20 7946 0123')).toMatchObject({ e164: '+442079460123' });
  expect(await offered('Springfield')).toBeUndefined();
  expect(await offered('')).toBeUndefined();
});
