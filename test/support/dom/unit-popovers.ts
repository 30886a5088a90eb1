import { vi } from 'vitest';

/** Adds popovers, which happy-dom lacks: `showPopover`, `hidePopover` and `:popover-open`. */
export function completePopovers(): void {
  const shown = new WeakSet<Element>();
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.add(this);
    },
    hidePopover(this: HTMLElement) {
      shown.delete(this);
    },
  });
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
  });
}
