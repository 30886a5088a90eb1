import { containsPoint } from '@/lib/page/dom/geometry';

/** The events of a press. The page sees none of them. */
const PRESS = 'pointerdown pointerup mousedown mouseup click';

/** Returns whether a modal dialog of the page makes everything outside of it inert, our host included. */
export function isUnderModal(document: Document): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/**
 * Lets the rep press the call button while a modal dialog of the page makes it inert: the browser
 * draws it above the dialog but sends its clicks to what is below. Only the button that opens the
 * card is pressed this way. The card is then a modal dialog itself, above the page's.
 */
export function pressUnderModal(
  button: HTMLElement,
  press: () => void,
  abortSignal: AbortSignal,
): void {
  let down = false;
  const onPress = (event: Event) => {
    if (!(event instanceof MouseEvent) || !event.isTrusted || !isUnderModal(document)) return;
    const isOn = containsPoint(button.getBoundingClientRect(), event.clientX, event.clientY);
    if (event.type === 'pointerdown') down = isOn;
    if (!isOn) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click' && down) press();
  };
  for (const type of PRESS.split(' ')) {
    window.addEventListener(type, onPress, { capture: true, signal: abortSignal });
  }
}
