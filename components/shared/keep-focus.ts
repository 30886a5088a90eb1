const ROW = 'li, tr';
/** A part of a page that is there only as long as there is something to do. */
const PART = '[data-part]';
const CONTROL = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';
const HEADING = 'h1, h2, h3, legend';

/**
 * Keeps the focus near where it was when its row disappears, until the page is left: on the same control of the next
 * row, or of the one before, or on the heading above the list. Browsers would move it to the top of the page.
 */
export function keepFocus(abortSignal: AbortSignal): void {
  let focused: Element | undefined;
  const options = { signal: abortSignal };
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : undefined;
    },
    options,
  );
  addEventListener(
    'focusout',
    ({ target }) => {
      // A focus that the rep took away stays away. Chromium sends this event for removed elements, too.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = undefined;
      });
    },
    options,
  );
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    placeNear(focused, records)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  abortSignal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Returns what takes the focus of a control whose row was removed. */
function placeNear(control: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const row = control.closest(`${ROW}, ${PART}`);
  const removal = row && removalOf(row, records);
  if (!removal) return undefined;
  const beside =
    row.matches(ROW) &&
    (rowBeside(row, 'nextSibling', records) ?? rowBeside(row, 'previousSibling', records));
  return beside ? sameControl(control, row, beside) : headingAbove(removal, records);
}

/** Returns the control at the same place of another row, counted from the end: buttons to remove come last. */
function sameControl(control: Element, row: Element, beside: Element): HTMLElement | undefined {
  const fromEnd = controlsIn(row)
    .reverse()
    .indexOf(control as HTMLElement);
  const controls = controlsIn(beside).reverse();
  return controls[Math.max(fromEnd, 0)] ?? controls.at(-1);
}

function removalOf(node: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  return records.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(node)));
}

function controlsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)];
}

/** Returns the nearest row of the same kind that is still there and has a control. */
function rowBeside(
  row: Element,
  side: 'nextSibling' | 'previousSibling',
  records: readonly MutationRecord[],
): Element | undefined {
  let node: Node | null | undefined = row;
  while (node) {
    node = node.isConnected ? node[side] : removalOf(node, records)?.[side];
    if (!(node instanceof Element && node.isConnected && node.localName === row.localName))
      continue;
    if (node.querySelector(CONTROL)) return node;
  }
  return undefined;
}

/** Returns the heading of the innermost part around a list that has one, ready to take the focus. */
function headingAbove(
  removal: MutationRecord,
  records: readonly MutationRecord[],
): HTMLElement | undefined {
  let part: Node | null | undefined = removal.target;
  while (part && !part.isConnected) part = removalOf(part, records)?.target;
  for (let around: Node | null = part ?? null; around; around = around.parentNode) {
    const heading = around instanceof Element && around.querySelector<HTMLElement>(HEADING);
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
