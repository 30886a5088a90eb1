// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { drawCard, offer, settled } from '@/test/components/page/support/draw-card';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

const decidable = { ...offer, canDecide: true as const };

it('says that a text is no number here, and takes it back at once', async () => {
  const { model, ask, container, words } = drawCard({ 'decide-number': () => ok(null) });
  model.openFor(decidable);
  await settled();
  expect(words()).toContain('Not a number here');
  await model.decide();
  await settled();
  expect(words()).toContain('Handset no longer marks this text on this site.');
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  expect(ask.asked).toEqual([
    { name: 'decide-number', body: { offerId: offer.offerId, is: 'none' } },
    { name: 'decide-number', body: { offerId: offer.offerId } },
  ]);
  expect(model.shown.value).toBeUndefined();
});

it('says that a doubtful text always is a number here', async () => {
  const { model, ask, words } = drawCard({ 'decide-number': () => ok(null) });
  model.openFor({ ...decidable, doubtful: true });
  await settled();
  expect(words()).toContain('Always a number here');
  await model.decide();
  expect(ask.asked).toEqual([
    { name: 'decide-number', body: { offerId: offer.offerId, is: 'number' } },
  ]);
});

it('stays on the card, with the reason, if it could not be kept', async () => {
  const { model } = drawCard({ 'decide-number': () => problem('unknown-offer') });
  model.openFor(decidable);
  await model.decide();
  expect(model.shown.value).toMatchObject({ kind: 'card', problem: { code: 'unknown-offer' } });
});

it('does nothing where it cannot be said', async () => {
  const { model, ask, words } = drawCard({});
  model.openFor(offer);
  await settled();
  expect(words()).not.toContain('Not a number here');
  await model.decide();
  expect(ask.asked).toEqual([]);
});
