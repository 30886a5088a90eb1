import { type CardModel, isOpen } from '@/components/page/model/card-model';
import type { CountdownModel } from '@/lib/state/calls/countdown-model';
import { takeKey } from './take-key';

/** Escape cancels a countdown, goes back from a choice, and closes whatever else is open. */
export function onEscapeKey(
  model: CardModel,
  countdown: CountdownModel,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape' || !isOpen(model)) return;
    takeKey(event);
    if (countdown.counting.peek()) void countdown.cancel();
    else model.back();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal });
}
