import type { CountdownModel } from '@/components/countdown/countdown-model';
import { type CardModel, isOpen } from '@/components/page/model/card-model';
import { takeKey } from './take-key';

/** On Escape, cancels the countdown, goes back from the choice of a country, or closes the card. */
export function onEscapeKey(
  model: CardModel,
  countdown: CountdownModel,
  abortSignal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape' || !isOpen(model)) return;
    takeKey(event);
    if (countdown.counting.peek()) void countdown.cancel();
    else model.back();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: abortSignal });
}
