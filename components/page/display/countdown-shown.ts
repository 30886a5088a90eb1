import { effect } from '@preact/signals';
import type { CardContent } from '@/components/page/model/card-content';
import { createLatestOnly } from '@/components/shared/turns';
import type { PublicCall } from '@/lib/calls/model';
import { isUnderModal } from '@/lib/page/card/modal-dialog';
import { createRestartableTimer } from '@/lib/page/schedule/timers';
import { watchHidden } from '@/lib/page/trust/hidden-watch';
import { holdCountdown } from '@/lib/platform/page/card';
import type { CardDisplayDeps } from './handle';

/** Time that the outcome of a placed call is shown, in milliseconds. Problems stay until closed. */
const OUTCOME_MS = 6000;
/** Number of times that a page may remove the countdown before the call is cancelled. */
const MAX_REMOVALS = 3;

/** Closes the card of a placed call after a while, but not while the pointer is on it. */
export function closeAfterOutcome(
  { model, holder }: CardDisplayDeps,
  outcome: PublicCall | undefined,
  abortSignal: AbortSignal,
): void {
  if (model.shown.peek()?.kind !== 'call' || outcome?.state !== 'placed') return;
  const timer = createRestartableTimer(abortSignal);
  const close = () => (holder.layer.matches(':hover') ? wait() : model.close());
  const wait = () => timer.start(close, OUTCOME_MS);
  wait();
}

/**
 * Shows the countdown again when the page removed it, because Cancel would be gone too. Cancels the
 * call if the page keeps removing it. Returns the function that stops watching.
 */
export function keepCountdownShown({ document, holder, countdown }: CardDisplayDeps): () => void {
  let removals = 0;
  return effect(() => {
    if (countdown.remainingMs.value === 0) removals = 0;
    else if (!holder.isShown()) {
      removals++;
      if (removals > MAX_REMOVALS) void countdown.cancel('hidden');
      else holder.show(isUnderModal(document));
    }
  });
}

/**
 * Keeps the background informed that the countdown can be seen here, and asks for the outcome again
 * when the page comes back from the back/forward cache, which drops answers. Ends with the signal.
 */
export function connectCountdown(
  { countdown }: Pick<CardDisplayDeps, 'countdown'>,
  abortSignal: AbortSignal,
): void {
  const shown = createLatestOnly(abortSignal);
  const stop = effect(() => {
    const callId = countdown.counting.value?.callId;
    const turn = shown.begin();
    if (callId) holdCountdown(callId, turn);
  });
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) countdown.askAgain();
  };
  window.addEventListener('pageshow', onShow, { signal: abortSignal });
  abortSignal.addEventListener('abort', stop);
}

/**
 * Asks to cancel a call that the rep began on the card, while the page or its tab hides Cancel. The
 * background lets it go on if the rep sees the countdown in a view of ours. Other calls begin where
 * the page has nothing to say, and may count down on a page that never shows all of the card.
 */
export function cancelIfHidden(
  { holder, countdown }: Pick<CardDisplayDeps, 'holder' | 'countdown'>,
  before: CardContent['kind'] | undefined,
  abortSignal: AbortSignal,
): void {
  if (before !== 'card' || !countdown.counting.peek()) return;
  // The countdown is drawn a moment later.
  setTimeout(() => {
    const cancel = holder.drawn.querySelector<HTMLElement>('[role="alertdialog"] .main');
    if (!cancel || abortSignal.aborted) return;
    watchHidden(cancel, holder.host, () => void countdown.cancel('hidden'), abortSignal);
  });
}
