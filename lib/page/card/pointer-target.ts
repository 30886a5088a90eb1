import { holds } from '@/lib/page/dom/geometry';

/**
 * How soon after a press another one still belongs to a double click, in milliseconds: Cancel stands
 * where Call stood.
 */
const DOUBLE_CLICK_MS = 400;

/**
 * Lets the buttons of a closed shadow root be pressed by what lies over them: a surface in the slot,
 * which shows nothing. Browsers tell pages the innermost target of an event in spite of the closed
 * root (Chromium 156 by `getCoalescedEvents`, Firefox ESR 153 by `originalTarget`), and from there a
 * page could read and rewrite the card. The surface is all that they can tell.
 */
export function addPointerTarget(layer: HTMLElement, slot: HTMLSlotElement): { changed(): void } {
  let over: Element | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let pressedAt: number | undefined;
  const rest = (next: Element | undefined) => {
    if (next === over) return;
    over?.classList.remove('over');
    next?.classList.add('over');
    slot.classList.toggle('over', next !== undefined);
    over = next;
  };
  slot.addEventListener('pointermove', (event) => rest(buttonUnder(layer, event)));
  slot.addEventListener('pointerleave', () => rest(undefined));
  // Buttons under guard take their clicks before they come here.
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
    changed() {
      changedAt = performance.now();
    },
  };
}

/** The button of the layer that is drawn under a pointer. */
function buttonUnder(layer: ParentNode, at: MouseEvent): HTMLButtonElement | undefined {
  return [...layer.querySelectorAll('button')].find((button) =>
    holds(button.getBoundingClientRect(), at.clientX, at.clientY),
  );
}
