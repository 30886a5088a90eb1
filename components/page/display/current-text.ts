import type { CardModel } from '@/components/page/model/card-model';
import type { Anchor } from '@/lib/page/card/card-handle';

/** Ends the offer within one animation frame of a change to the text of its number. */
export function endOfferOnTextChange(
  { isCurrent }: Anchor,
  model: CardModel,
  abortSignal: AbortSignal,
): void {
  const frame = () => {
    if (abortSignal.aborted) return;
    if (isCurrent()) requestAnimationFrame(frame);
    else model.endOffer();
  };
  requestAnimationFrame(frame);
}

/**
 * Returns whether the press may act on the shown offer. Ends an offer whose text changed. For a
 * button of a field, offers the field's number again instead.
 */
export function checkOfferBeforePress({ shown, endOffer }: CardModel, byKey: boolean): boolean {
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
