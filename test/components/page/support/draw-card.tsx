import { signal } from '@preact/signals';
import { render } from '@testing-library/preact';
import { vi } from 'vitest';
import { createCountdownModel } from '@/components/countdown/countdown-model';
import type { UsableKeys } from '@/components/page/display/card-keys';
import { createCardModel } from '@/components/page/model/card-model';
import { CallOverlay } from '@/components/page/views/CallOverlay';
import type { Call } from '@/lib/calls/model';
import type { Offer } from '@/lib/offers/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import { type FakeAnswers, fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

/** An offer that can be called. */
export const offer: Offer = {
  offerId: 'offer-1',
  e164: '+12125550134',
  text: '+1 212 555 0134',
  readAs: { country: 'US', source: 'default', likely: ['GB'] },
};
/** A call that counts down. */
export const counting = {
  callId: 'call-1',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  requestAt: LOCAL_NOON,
  countdownSeconds: 3,
};
/** A call without a readable answer. */
export const unconfirmed: Call = {
  id: 'call-1',
  callee: '+12125550134',
  callerId: '+12125550140',
  ownNumber: '+12125550141',
  state: 'unconfirmed',
  problem: { code: 'timeout' },
  createdAt: LOCAL_NOON,
  requestAt: LOCAL_NOON,
  gesture: 'offer-1',
} as Call;
/** Resolves after the answers that are under way. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Draws a card with a fake background. */
export function drawCard(answers: FakeAnswers, isFramedByOthers = () => false) {
  const ask = fakeAsk({ point: () => ok(null), ...answers });
  const deps = { ask, now: () => LOCAL_NOON, tick: () => undefined };
  const countdown = createCountdownModel(deps, new AbortController().signal);
  const { start: startCountdown, update } = countdown;
  const keys = signal<UsableKeys>('all');
  const model = createCardModel({
    ...{ ask, startCountdown, update, isFramedByOthers },
    beforeTyping: () => undefined,
  });
  const { container } = render(
    <CallOverlay
      {...{ model, countdown, keys }}
      {...{ trustedRef: () => undefined, decideRef: () => undefined }}
    />,
  );
  const offerAgain = vi.fn();
  const anchor: Anchor = {
    boxes: () => [],
    others: () => [],
    isCurrent: () => true,
    direction: 'ltr',
    offerAgain,
  };
  const drawn = () => [...container.querySelectorAll<HTMLElement>('[data-text]')];
  const textsOf = (isSpoken: boolean) =>
    drawn().flatMap((piece) => (!!piece.closest('.spoken') === isSpoken ? piece.dataset.text : []));
  const words = () => textsOf(false);
  /** What the card's live region holds. */
  const spoken = () => textsOf(true);
  return { model, countdown, ask, keys, container, anchor, offerAgain, words, spoken };
}
