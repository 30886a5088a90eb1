import type { CardModel } from '@/components/page/model/card-model';
import type { Anchor } from '@/lib/page/card/card-handle';

/** Ends the offer within one animation frame of a change to the text of its number. */
export function endOfferOnTextChange(
  { isCurrent }: Anchor,
  model: CardModel,
  signal: AbortSignal,
): void {
  const frame = () => {
    if (signal.aborted) return;
    if (isCurrent()) requestAnimationFrame(frame);
    else model.endOffer();
  };
  requestAnimationFrame(frame);
}

/**
 * Returns whether the page still shows the offered text when the button is pressed. If not, the
 * offer ends. A press on the button of a field reads the field again and opens the card of its
 * number.
 */
export function isForText({ shown, endOffer }: CardModel, byKey: boolean): boolean {
  const now = shown.peek();
  const anchor = now && now.kind !== 'call' && 'anchor' in now ? now.anchor : undefined;
  if (!anchor) return true;
  if (now?.kind === 'button' && anchor.field && anchor.offerAgain) {
    anchor.offerAgain(byKey);
    return false;
  }
  const current = anchor.isCurrent();
  if (!current) endOffer();
  return current;
}
