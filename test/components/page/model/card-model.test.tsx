// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { drawCard, offer } from '@/test/components/page/support/draw-card';
import { ok } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it.each([
  [false, { offerId: offer.offerId }],
  [true, { offerId: offer.offerId, framedByOthers: true }],
])('says with a press whether a page of another site is between (%s)', async (byOthers, body) => {
  const { model, ask } = drawCard({ call: () => ok({ toConfirm: true }) }, () => byOthers);
  model.openFor(offer);
  await model.call();
  expect(ask.asked).toContainEqual({ name: 'call', body });
});
