// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Offer } from '@/lib/offers/model';
import { createMenuSubject } from '@/lib/page/point/menu/menu-target';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';
import { startPointing } from '@/lib/page/point/pointing';
import { fakeCard } from '@/test/support/dom/fake-card';
import { frameWith } from '@/test/support/dom/unit-marks';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

const offer = { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134' };

let ending = new AbortController();
// The document is shared with the tests that follow: their pointers are not for these listeners.
afterEach(() => {
  ending.abort();
  ending = new AbortController();
});

const asked = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Focuses a field with a number on a page whose background answers this offer. */
function focusNumber(answer: Offer) {
  document.body.innerHTML = '<input type="tel" value="(212) 555-0134">';
  const card = fakeCard();
  const ask = fakeAsk({ offer: () => ok(answer), point: () => ok(null) });
  const frame = frameWith();
  startPointing({
    card,
    ask,
    onPoint: createMenuSubject(ask).point,
    currentFrame: () => frame,
    offerAnchors: createOfferAnchors(),
    settings: { opensDialLinks: () => true, read: Promise.resolve() },
    abortSignal: ending.signal,
  });
  document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const points = () => ask.asked.filter(({ name }) => name === 'point').map(({ body }) => body);
  return { points, shown: card.done };
}

it('removes the number from the menu when the page is left', async () => {
  const { points, shown } = focusNumber(offer);
  await asked();
  expect(points()).toEqual([{ offerId: 'offer-1' }]);
  expect(shown).toEqual(['offer offer-1']);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toEqual([{ offerId: 'offer-1' }, {}]);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toHaveLength(2);
});

it('puts a doubtful number into the menu without a button', async () => {
  const { points, shown } = focusNumber({ ...offer, doubtful: true });
  await asked();
  expect(points()).toEqual([{ offerId: 'offer-1' }]);
  expect(shown).toEqual([]);
});
