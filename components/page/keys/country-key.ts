import type { CardModel } from '@/components/page/model/card-model';
import { takeKey } from './take-key';
import type { UsableKeysWatch } from './usable-keys';

/**
 * Opens the choice of a country on `C` while the card is open, unless the rep types into the page.
 */
export function onCountryKey(
  { shown, chooseCountry }: CardModel,
  { usable }: UsableKeysWatch,
  abortSignal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    const now = shown.peek();
    const wanted = now?.kind === 'card' && now.choice !== 'open' && now.offer.readAs;
    if (!wanted || !event.isTrusted || !isKey(event) || usable.peek() !== 'all') return;
    takeKey(event);
    chooseCountry();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: abortSignal });
}

/** Returns whether it is the letter C, or its key on a keyboard of another script. */
function isKey({ key, code, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false;
  return key.toLowerCase() === 'c' || (code === 'KeyC' && !/^[a-z]$/i.test(key));
}
