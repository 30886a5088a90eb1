import type { CardModel } from './card-model';

const TYPED_INTO = 'input,textarea,select,[contenteditable]:not([contenteditable="false" i])';

/** `C` on the opened card goes to the choice of a country, unless the rep types into the page. */
export function onCountryKey({ shown, choose }: CardModel, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const now = shown.peek();
    const wanted = now?.kind === 'card' && now.choice !== 'open' && now.offer.readAs;
    if (!wanted || !event.isTrusted || !isKey(event) || isTyped(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal });
}

/** The letter, or its key on a keyboard of another script. */
function isKey({ key, code, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false;
  return key.toLowerCase() === 'c' || (code === 'KeyC' && !/^[a-z]$/i.test(key));
}

/** Whether a key goes into a field of the page, as far as can be seen. */
function isTyped(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));
}
