/**
 * Returns whether a key or an assistive tool made a click, and no pointer. The click count does not tell
 * (https://developer.mozilla.org/docs/Web/API/UIEvent/detail): in Chromium it is 0 for a key, but in
 * Firefox (tried: 153) it is 1 if the key was pressed on a link, or a screen reader asked for the click.
 */
export function isKeyClick(click: MouseEvent): boolean {
  return (click as PointerEvent).pointerType === '';
}
