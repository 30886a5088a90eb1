import { containsPoint } from '@/lib/page/dom/geometry';

/**
 * A press this soon after another one is part of a double click, in milliseconds. Cancel is
 * where Call was.
 */
const DOUBLE_CLICK_MS = 400;

/**
 * Lets a transparent surface over the card press the buttons of the closed shadow root under it.
 * Browsers tell pages the innermost target of an event in spite of the closed root: Chromium (tried:
 * 156) by `getCoalescedEvents`, Firefox (tried: ESR 153) by `originalTarget`. The attacks in
 * test/attacks/scripts/reaching.ts show both. From there a page could read and change the card. With the surface, browsers name
 * only the surface.
 */
export function addPointerTarget(
  layer: HTMLElement,
  slot: HTMLSlotElement,
): { onContentChanged(): void } {
  let over: Element | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let pressedAt: number | undefined;
  const hover = (next: Element | undefined) => {
    if (next === over) return;
    over?.classList.remove('over');
    next?.classList.add('over');
    slot.classList.toggle('over', next !== undefined);
    over = next;
  };
  slot.addEventListener('pointermove', (event) => hover(buttonUnder(layer, event)));
  slot.addEventListener('pointerleave', () => hover(undefined));
  // Trusted buttons handle their clicks before this.
  slot.addEventListener('pointerdown', (event) => {
    pressedAt = event.timeStamp;
  });
  slot.addEventListener('click', (event) => {
    const begunAt = pressedAt ?? event.timeStamp;
    pressedAt = undefined;
    if (!event.isTrusted || begunAt - changedAt < DOUBLE_CLICK_MS) return;
    buttonUnder(layer, event)?.click();
  });
  return {
    onContentChanged() {
      changedAt = performance.now();
    },
  };
}

/** Returns the button of the layer under a pointer. */
function buttonUnder(layer: ParentNode, at: MouseEvent): HTMLButtonElement | undefined {
  return [...layer.querySelectorAll('button')].find((button) =>
    containsPoint(button.getBoundingClientRect(), at.clientX, at.clientY),
  );
}
