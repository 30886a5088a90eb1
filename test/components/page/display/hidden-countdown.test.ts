// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardDisplayDeps } from '@/components/page/display/deps';
import { cancelIfHidden } from '@/components/page/display/hidden-countdown';
import { fakeCountdown, fakeHolder } from '@/test/support/dom/fake-display';

const watched = vi.hoisted(() => ({ hide: [] as (() => void)[] }));
vi.mock('@/lib/page/trust/hidden-watch', () => ({
  watchHidden: (_: unknown, __: unknown, onHidden: () => void) => watched.hide.push(onHidden),
}));

let count: ReturnType<typeof fakeCountdown>;
let deps: Pick<CardDisplayDeps, 'holder' | 'countdown'>;

beforeEach(() => {
  vi.useFakeTimers();
  watched.hide = [];
  count = fakeCountdown();
  count.counting.value = { callId: 'call-1' } as never;
  const { holder } = fakeHolder();
  const drawn = document.createElement('div');
  drawn.innerHTML = '<section role="alertdialog"><button class="main"></button></section>';
  deps = { countdown: count.countdown, holder: Object.assign(holder, { drawn }) };
});
afterEach(() => vi.useRealTimers());

it('cancels a call started on the card once the page hides Cancel', () => {
  cancelIfHidden(deps, 'card', new AbortController().signal);
  vi.advanceTimersByTime(1);
  for (const hide of watched.hide) hide();
  expect(count.cancel).toHaveBeenCalledExactlyOnceWith('hidden');
});

it('watches no call that began elsewhere, and none that ended', () => {
  cancelIfHidden(deps, undefined, new AbortController().signal);
  cancelIfHidden(deps, 'card', AbortSignal.abort());
  count.counting.value = undefined;
  cancelIfHidden(deps, 'card', new AbortController().signal);
  vi.advanceTimersByTime(1);
  expect(watched.hide).toEqual([]);
});
