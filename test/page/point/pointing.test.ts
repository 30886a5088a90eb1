// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Offer } from '@/lib/offers/model';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { createMarks } from '@/lib/page/highlights/marks';
import { createMenuSubject } from '@/lib/page/point/menu/menu-subject';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';
import { startPointing } from '@/lib/page/point/pointing';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

const offer = { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134' };

/** A card that notes what it is to show. */
function noting(offered: string[]): CardHandle {
  return {
    offer: ({ offerId }) => void offered.push(offerId),
    open: ({ offerId }) => void offered.push(offerId),
    say: () => undefined,
    calling: () => false,
    withdraw: () => undefined,
    focus: () => undefined,
    holds: () => false,
    busy: () => false,
  };
}

const asked = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Focuses a field with a number on a page whose background answers this offer. */
function focusNumber(answer: Offer) {
  document.body.innerHTML = '<input type="tel" value="(212) 555-0134">';
  const offered: string[] = [];
  const ask = fakeAsk({ offer: () => ok(answer), point: () => ok(null) });
  const finding = {
    marks: createMarks({ add: () => undefined, remove: () => undefined, painted: () => [] }),
    signal: new AbortController().signal,
    deferredRows: () => [],
    readRows: async () => undefined,
    rest: () => undefined,
  };
  startPointing({
    card: noting(offered),
    ask,
    onPoint: createMenuSubject(ask).point,
    finding: () => finding,
    offerAnchors: createOfferAnchors(),
    settings: { opensDialLinks: () => true, read: Promise.resolve() },
    signal: new AbortController().signal,
  });
  document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const points = () => ask.asked.filter(({ name }) => name === 'point').map(({ body }) => body);
  return { points, offered };
}

it('takes the number out of the menu when the page is left', async () => {
  const { points, offered } = focusNumber(offer);
  await asked();
  expect(points()).toEqual([{ offerId: 'offer-1' }]);
  expect(offered).toEqual(['offer-1']);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toEqual([{ offerId: 'offer-1' }, {}]);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toHaveLength(2);
});

it('puts a doubtful number into the menu, and shows no button', async () => {
  const { points, offered } = focusNumber({ ...offer, doubtful: true });
  await asked();
  expect(points()).toEqual([{ offerId: 'offer-1' }]);
  expect(offered).toEqual([]);
});
