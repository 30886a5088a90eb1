import type { CardModel } from '@/components/page/model/card-model';
import type { Anchor } from '@/lib/page/card/card-handle';

/** Calls `position` in each animation frame in which the number moved: pages reorder their lists. */
export function followNumber(
  { boxes }: Anchor,
  position: () => void,
  abortSignal: AbortSignal,
): void {
  let before = boxes().at(-1);
  const frame = () => {
    if (abortSignal.aborted) return;
    const now = boxes().at(-1);
    if (now?.left !== before?.left || now?.bottom !== before?.bottom) position();
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Calls `position` at most once per animation frame while the page scrolls or is resized. */
export function followViewport(
  document: Document,
  position: () => void,
  abortSignal: AbortSignal,
): void {
  let due = false;
  const onChange = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (!abortSignal.aborted) position();
    });
  };
  const options = { capture: true, passive: true, signal: abortSignal };
  document.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
}

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
