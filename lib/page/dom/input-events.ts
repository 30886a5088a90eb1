/**
 * Returns whether a key or an assistive tool made a click, and no pointer. The click count does not tell
 * (https://developer.mozilla.org/docs/Web/API/UIEvent/detail): in Chromium it is 0 for a key, but in
 * Firefox (tried: 153) it is 1 if the key was pressed on a link, or a screen reader asked for the click.
 */
export function isKeyClick(click: MouseEvent): boolean {
  return (click as PointerEvent).pointerType === '';
}

/** Knows whether a click without a pointer is a press that began after the watch. */
export interface KeyWatch {
  /**
   * Returns whether an assistive tool made the click, or a key after a key was released since the watch began.
   * Call it in the `click` event.
   */
  isNewPress(click: MouseEvent): boolean;
}

/** Firefox: https://searchfox.org/mozilla-central/source/dom/webidl/MouseEvent.webidl */
const KEYBOARD = 6;

/** Watches from now on. A page can keep `keydown` and `keyup` from our listeners, but not from the browser's counts. */
export function watchKeys(): KeyWatch {
  const [downs, ups] = [eventCountOf('keydown'), eventCountOf('keyup')];
  /** Firefox names what made a click, and counts a key late. Chromium has counted it by now (tried: 153, 156). */
  const isByKey = ({ mozInputSource: source }: MouseEvent & { mozInputSource?: number }) =>
    source === undefined ? eventCountOf('keydown') !== downs : source === KEYBOARD;
  return {
    isNewPress: (click) => !isByKey(click) || eventCountOf('keyup') !== ups,
  };
}

/**
 * Returns how many trusted events of a type the browser has dispatched in this window; those too that a
 * listener of the page kept from ours. The event that is being dispatched may not be counted yet.
 * Undefined if the browser does not count them: https://w3c.github.io/event-timing/#sec-event-counts
 */
export function eventCountOf(type: 'keydown' | 'keyup' | 'pointerdown'): number | undefined {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return eventCounts?.get(type);
}
