// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CardHandle } from '@/lib/page/card-handle';
import { createMarks } from '@/lib/page/marks';
import { startPointing } from '@/lib/page/pointing';
import { fakeAsk, ok } from '@/test/support/fake-ask';

const offer = { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134' };
const card: CardHandle = {
  offer: () => undefined,
  withdraw: () => undefined,
  focus: () => undefined,
  holds: () => false,
  busy: () => false,
};

const asked = () => new Promise((resolve) => setTimeout(resolve, 0));

it('takes the number out of the menu when the page is left', async () => {
  document.body.innerHTML = '<input type="tel" value="(212) 555-0134">';
  const ask = fakeAsk({ offer: () => ok(offer), point: () => ok(null) });
  const finding = {
    marks: createMarks({ add: () => undefined, remove: () => undefined, painted: () => [] }),
    recogniser: {
      judge: () => undefined,
      flush: () => undefined,
      waiting: () => 0,
      others: () => [],
    },
    signal: new AbortController().signal,
    rest: () => undefined,
    pointer: { x: -1, y: -1 },
  };
  startPointing({ card, ask, finding: () => finding });
  const points = () => ask.asked.filter(({ name }) => name === 'point').map(({ body }) => body);
  document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await asked();
  expect(points()).toEqual([{ offerId: 'offer-1' }]);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toEqual([{ offerId: 'offer-1' }, {}]);
  window.dispatchEvent(new Event('pagehide'));
  expect(points()).toHaveLength(2);
});
