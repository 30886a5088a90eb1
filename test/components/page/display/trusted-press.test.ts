// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createTrustedRefs } from '@/components/page/display/trusted-press';
import type { TrustedButtonHandlers } from '@/lib/page/trust/trusted-button';
import { anchor, fakeHolder, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';

const list = vi.hoisted(() => ({ mayBeShown: false, wasShown: false }));
vi.mock('@/lib/page/trust/field-use', () => ({
  followFieldUse: () => ({
    mayShowList: () => list.mayBeShown,
    wasListShown: () => list.wasShown,
  }),
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
  ['calls at once', {}, false, 1],
  ['opens the card alone if a list may have been over the button', { wasShown: true }, false, 0],
  ['calls at once by a key, whatever was over the button before', { wasShown: true }, true, 1],
  ['opens the card for an assistive tool if a list may be open', { mayBeShown: true }, true, 0],
] as const)('%s', (_, now, byKey, calls) => {
  Object.assign(list, { mayBeShown: false, wasShown: false }, now);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const card = fakeModel();
  const { holder } = fakeHolder();
  const offer = { ...SAMPLE_OFFER, countsDownAtOnce: true as const };
  card.shown.value = { kind: 'button', offer, anchor };
  const refs = createTrustedRefs({ holder, model: card.model }, ended.signal);
  refs.trustedRef(document.createElement('button'));
  trust.handlers?.onTrustedPress(byKey);
  expect([card.open.mock.calls.length, card.call.mock.calls.length]).toEqual([1, calls]);
});

it('says what is no number only on a trusted press of its own button', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const card = fakeModel();
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, anchor };
  const refs = createTrustedRefs({ holder: fakeHolder().holder, model: card.model }, ended.signal);
  refs.decideRef(document.createElement('button'));
  expect(card.decide).not.toHaveBeenCalled();
  trust.handlers?.onTrustedPress(false);
  expect(card.decide).toHaveBeenCalledOnce();
  expect(card.call).not.toHaveBeenCalled();
});
