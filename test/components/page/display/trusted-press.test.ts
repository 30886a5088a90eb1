// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createTrustedRef } from '@/components/page/display/trusted-press';
import type { TrustedButtonHandlers } from '@/lib/page/trust/trusted-button';
import { anchor, fakeHolder, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';

const list = vi.hoisted(() => ({ wasShown: false }));
vi.mock('@/lib/page/trust/field-use', () => ({
  followFieldUse: () => ({ mayShowList: () => false, wasListShown: () => list.wasShown }),
}));
vi.mock('@/lib/page/trust/page-effects', () => ({ reportsVisibility: true }));
const trust = vi.hoisted(() => ({ handlers: undefined as TrustedButtonHandlers | undefined }));
vi.mock('@/lib/page/trust/trusted-button', () => ({
  trustButton: (_button: HTMLElement, handlers: TrustedButtonHandlers) => {
    trust.handlers = handlers;
  },
}));

const ended = new AbortController();
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['calls at once', false, false, 1],
  ['opens the card alone if a list may have been over the button', true, false, 0],
  ['calls at once by a key, whatever was over the button', true, true, 1],
] as const)('%s', (_, wasShown, byKey, calls) => {
  list.wasShown = wasShown;
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const card = fakeModel();
  const { holder } = fakeHolder();
  const offer = { ...SAMPLE_OFFER, countsDownAtOnce: true as const };
  card.shown.value = { kind: 'button', offer, anchor };
  createTrustedRef({ holder, model: card.model }, ended.signal)(document.createElement('button'));
  trust.handlers?.act(byKey);
  expect([card.open.mock.calls.length, card.call.mock.calls.length]).toEqual([1, calls]);
});
