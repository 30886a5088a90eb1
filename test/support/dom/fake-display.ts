import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import type { CardContent } from '@/components/page/model/card-content';
import type { CardModel } from '@/components/page/model/card-model';
import type { CountingCall } from '@/lib/calls/model';
import type { Anchor } from '@/lib/page/card/card-handle';
import type { CardHolder } from '@/lib/page/card/card-holder';

/** Creates a card's model that shows what a test sets, and records calls. */
export function fakeModel() {
  const shown = signal<CardContent | undefined>();
  const model = {
    shown,
    open: vi.fn(),
    call: vi.fn(async () => undefined),
    decide: vi.fn(async () => undefined),
    openInTopFrame: vi.fn(async () => undefined),
    offer: vi.fn(),
    endOffer: vi.fn(),
    chooseCountry: vi.fn(),
    back: vi.fn(),
    close: vi.fn(),
    showProblem: vi.fn(),
  };
  return { ...model, model: model as unknown as CardModel };
}

/** Creates a countdown's model whose signals a test sets. */
export function fakeCountdown() {
  const countdown = {
    counting: signal<CountingCall | undefined>(),
    remainingMs: signal(0),
    cancel: vi.fn(async () => undefined),
    askAgain: vi.fn(),
  };
  return { ...countdown, countdown: countdown as unknown as CountdownModel };
}

/** Creates a holder of the card. `isShown` is whether the page left it where it was. */
export function fakeHolder() {
  const state = { isShown: true };
  const host = document.createElement('div');
  const layer = host.appendChild(document.createElement('dialog'));
  document.body.append(host);
  const holder = {
    host,
    layer,
    show: vi.fn(),
    isShown: () => state.isShown,
    raise: vi.fn(),
    rememberFocus: vi.fn(),
  };
  return { ...holder, state, holder: holder as unknown as CardHolder };
}

/** An anchor without boxes, whose text is current. */
export const anchor: Anchor = {
  boxes: () => [],
  others: () => [],
  isCurrent: () => true,
  direction: 'ltr',
};

/** An offer of a number without a country code. */
export const SAMPLE_OFFER = {
  offerId: 'offer-1',
  e164: '+442079460123',
  text: '+44 20 7946 0123',
  readAs: { country: 'GB', source: 'site' as const, likely: ['US'] },
};
