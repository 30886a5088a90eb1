import { eventCountOf } from './event-counts';

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
   * Settles once the event that is being dispatched is over. Resolves to false if the click was made by a key
   * that is held down since before the watch. An assistive tool presses no key.
   */
  isNewPress(): Promise<boolean>;
}

/** Watches from now on. A page can keep `keydown` and `keyup` from our listeners, but not from the browser's counts. */
export function watchKeys(): KeyWatch {
  const [downs, ups] = [eventCountOf('keydown'), eventCountOf('keyup')];
  return {
    async isNewPress() {
      await new Promise((resolve) => setTimeout(resolve));
      return eventCountOf('keyup') !== ups || eventCountOf('keydown') === downs;
    },
  };
}
