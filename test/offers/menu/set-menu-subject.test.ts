import { beforeEach, expect, it } from 'vitest';
import { type MenuDisplay, type Pointed, setMenuSubject } from '@/lib/offers/menu/set-menu-subject';
import { NOON } from '@/test/calls/support/calls';
import { offerFrame, otherFrames, storedOffer, withOffers } from '@/test/offers/support/offers';

let drawn: string[];
const menu: MenuDisplay = {
  show: async ({ offerId }, on) => void drawn.push(`${offerId} on ${on}`),
  hideSelectionItem: async () => void drawn.push('no selection'),
  reset: async () => void drawn.push('reset'),
  frame: async () => undefined,
};
const point = async (pointed: Pointed, at = offerFrame) => {
  const database = await withOffers(storedOffer());
  await setMenuSubject({ database, now: () => NOON, menu }, pointed, at);
};

beforeEach(() => {
  drawn = [];
});

it('shows the offer that the rep points at or selected', async () => {
  await point({ offerId: 'offer-1' });
  await point({ offerId: 'offer-1', selected: true });
  expect(drawn).toEqual(['offer-1 on page', 'offer-1 on selection']);
});

it('shows no number once the rep points at none, or selected something else', async () => {
  await point({});
  await point({ selected: true });
  expect(drawn).toEqual(['reset', 'no selection']);
});

it.each(otherFrames)('shows no number of %s', async (_, other) => {
  await point({ offerId: 'offer-1' }, other);
  expect(drawn).toEqual(['reset']);
});
