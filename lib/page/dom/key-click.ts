/**
 * Returns whether a key made a click. `detail` does not tell: Firefox (153) counts a click on a link
 * by a key as one of a pointer.
 */
export function isKeyClick(click: MouseEvent): boolean {
  return (click as PointerEvent).pointerType === '';
}
