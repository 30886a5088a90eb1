/**
 * Returns whether a key made a click. The click count does not tell
 * (https://developer.mozilla.org/docs/Web/API/UIEvent/detail): in Chromium it is 0 for a key, but in
 * Firefox (tried: 153) it is 1 if the key was pressed on a link.
 */
export function isKeyClick(click: MouseEvent): boolean {
  return (click as PointerEvent).pointerType === '';
}
