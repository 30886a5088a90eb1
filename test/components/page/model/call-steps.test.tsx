// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  counting,
  drawCard,
  offer,
  settled,
  unconfirmed,
} from '@/test/components/page/support/draw-card';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it('looks up an unconfirmed call before the rep can call again', async () => {
  const { model, container, ask, words } = drawCard({
    outcome: () => ok(unconfirmed),
    'look-up-unconfirmed': () => ok(unconfirmed),
  });
  model.showCall(counting);
  await settled();
  await settled();
  expect(container.querySelectorAll('.main')).toHaveLength(1);
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  await settled();
  expect(ask.asked).toContainEqual({ name: 'look-up-unconfirmed', body: { callId: 'call-1' } });
  expect(words().join(' ')).not.toContain('Try again');
  expect(model.shown.value).toMatchObject({ looked: 'nothing' });
});

it('does not claim that nothing was called if the look-up fails', async () => {
  const { model, container, words } = drawCard({
    outcome: () => ok(unconfirmed),
    'look-up-unconfirmed': () => problem('rate-limited'),
  });
  model.showCall(counting);
  await settled();
  await settled();
  fireEvent.click(container.querySelector('.main') as HTMLElement);
  await settled();
  await settled();
  expect(words().join(' ')).toContain('Too many requests');
  expect(words().join(' ')).not.toContain('No call was made');
});

it('opens the record of a call, and stays as it is', async () => {
  const { problem: _, ...placed } = { ...unconfirmed, state: 'placed' as const };
  const { model, ask, container, words } = drawCard({
    outcome: () => ok({ ...placed, hasRecord: true as const }),
    'open-record': () => ok(null),
  });
  model.showCall(counting);
  await settled();
  const before = words();
  const button = container.querySelector('[data-text="Open record"]')?.parentElement;
  fireEvent.click(button as HTMLElement);
  await settled();
  expect(ask.asked.at(-1)).toMatchObject({ name: 'open-record', body: { callId: 'call-1' } });
  expect(words()).toEqual(before);
});

it.each([
  ['waits for the confirmation outside the page', () => ok({ toConfirm: true as const })],
  ['may have been placed', () => problem('outcome-unknown')],
])('says at the number that the call %s', async (_, call) => {
  const { model, anchor } = drawCard({ call });
  model.openFor(offer, anchor);
  await model.call();
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});

it('says at the number that it is on the do-not-call list now', async () => {
  const { model, anchor } = drawCard({
    outcome: () => ok({ ...unconfirmed, state: 'placed' as const }),
    'forbid-called': () => ok(null),
  });
  model.showCall(counting, anchor);
  await settled();
  await model.takeStep('do-not-call');
  expect(model.shown.value).toMatchObject({ kind: 'sentence', anchor });
});
