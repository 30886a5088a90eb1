// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelIfHidden,
  closeAfterOutcome,
  connectCountdown,
  keepCountdownShown,
} from '@/components/page/display/countdown-shown';
import type { CardDisplayDeps } from '@/components/page/display/handle';
import type { Call } from '@/lib/calls/model';
import { fakeCountdown, fakeHolder, fakeModel } from '@/test/support/dom/fake-display';

const held = vi.hoisted(() => new Map<string, AbortSignal>());
vi.mock('@/lib/platform/page/card', () => ({
  holdCountdown: (callId: string, abortSignal: AbortSignal) => held.set(callId, abortSignal),
}));
vi.mock('@/lib/page/card/modal-dialog', () => ({ isUnderModal: () => false }));

const watched = vi.hoisted(() => ({ hide: [] as (() => void)[] }));
vi.mock('@/lib/page/trust/hidden-watch', () => ({
  watchHidden: (_: unknown, __: unknown, onHidden: () => void) => watched.hide.push(onHidden),
}));

describe('a countdown that is shown', () => {
  let ending: AbortController;
  let card: ReturnType<typeof fakeModel>;
  let count: ReturnType<typeof fakeCountdown>;
  let holder: ReturnType<typeof fakeHolder>;
  let deps: CardDisplayDeps;
  const call = { kind: 'call', callId: 'call-1', text: '+44 20 7946 0123' } as const;
  const outcome = (state: Call['state']) => ({ state }) as Call;

  beforeEach(() => {
    vi.useFakeTimers();
    ending = new AbortController();
    [card, count, holder] = [fakeModel(), fakeCountdown(), fakeHolder()];
    card.shown.value = call;
    const { model } = card;
    const { countdown } = count;
    deps = { document, model, countdown, holder: holder.holder } as CardDisplayDeps;
  });
  afterEach(() => {
    ending.abort();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('closes the card of a placed call after six seconds', () => {
    closeAfterOutcome(deps, outcome('placed'), ending.signal);
    vi.advanceTimersByTime(5999);
    expect(card.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(card.close).toHaveBeenCalledOnce();
  });

  it('waits while the pointer is on the card', () => {
    const matches = vi.spyOn(holder.layer, 'matches').mockReturnValue(true);
    closeAfterOutcome(deps, outcome('placed'), ending.signal);
    vi.advanceTimersByTime(12_000);
    expect(card.close).not.toHaveBeenCalled();
    matches.mockReturnValue(false);
    vi.advanceTimersByTime(6000);
    expect(card.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['a refused call', outcome('refused')],
    ['an unconfirmed call', outcome('unconfirmed')],
    ['a call in flight', undefined],
  ])('keeps the card of %s', (_, of) => {
    closeAfterOutcome(deps, of, ending.signal);
    vi.advanceTimersByTime(60_000);
    expect(card.close).not.toHaveBeenCalled();
  });

  it('does not close what is shown after its end', () => {
    closeAfterOutcome(deps, outcome('placed'), ending.signal);
    ending.abort();
    vi.advanceTimersByTime(60_000);
    expect(card.close).not.toHaveBeenCalled();
  });

  /** Lets the countdown go on, with the card shown or removed by the page. */
  function tick(remainingMs: number, isShown: boolean): void {
    holder.state.isShown = isShown;
    count.remainingMs.value = remainingMs;
  }

  it('shows a countdown again that the page removed', () => {
    const stop = keepCountdownShown(deps);
    tick(3000, true);
    expect(holder.show).not.toHaveBeenCalled();
    tick(2900, false);
    expect(holder.show).toHaveBeenCalledExactlyOnceWith(false);
    expect(count.cancel).not.toHaveBeenCalled();
    stop();
  });

  it('cancels the call of a page that keeps removing the countdown', () => {
    const stop = keepCountdownShown(deps);
    for (const ms of [3000, 2900, 2800]) tick(ms, false);
    expect(count.cancel).not.toHaveBeenCalled();
    tick(2700, false);
    expect(count.cancel).toHaveBeenCalledOnce();
    expect(holder.show).toHaveBeenCalledTimes(3);
    stop();
  });

  it('counts the removals of each countdown separately', () => {
    const stop = keepCountdownShown(deps);
    for (const ms of [3000, 2900, 2800, 0, 3000, 2900, 2800]) tick(ms, false);
    expect(count.cancel).not.toHaveBeenCalled();
    stop();
    tick(2700, false);
    expect(count.cancel).not.toHaveBeenCalled();
  });

  it('connects each countdown to the background until it is over', () => {
    connectCountdown(deps, ending.signal);
    count.counting.value = { callId: 'call-1' } as never;
    count.counting.value = { callId: 'call-2' } as never;
    expect([...held].map(([callId, { aborted }]) => [callId, aborted])).toEqual([
      ['call-1', true],
      ['call-2', false],
    ]);
    ending.abort();
    expect(held.get('call-2')?.aborted).toBe(true);
    count.counting.value = { callId: 'call-3' } as never;
    expect(held.has('call-3')).toBe(false);
  });

  /** The page is shown; `persisted` if it comes from the back/forward cache. */
  function showPage(persisted: boolean): void {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  }

  it('asks for the outcome again when the page comes from the back/forward cache', () => {
    connectCountdown(deps, ending.signal);
    showPage(false);
    expect(count.askAgain).not.toHaveBeenCalled();
    showPage(true);
    ending.abort();
    showPage(true);
    expect(count.askAgain).toHaveBeenCalledOnce();
  });
});

describe('a countdown that the page hides', () => {
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
});
