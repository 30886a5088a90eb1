type Opener = (element: Element) => ShadowRoot | null;

/** Chromium's call; it takes HTML elements only and throws for others. */
const chromiumOpener = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: Opener } } })
  .chrome?.dom?.openOrClosedShadowRoot;

/**
 * The element's shadow root, a closed one too: `chrome.dom.openOrClosedShadowRoot` in Chromium,
 * the property `openOrClosedShadowRoot` that Firefox shows to content scripts.
 */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  const open = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  if (open.openOrClosedShadowRoot) return open.openOrClosedShadowRoot;
  return chromiumOpener && element instanceof HTMLElement ? chromiumOpener(element) : null;
}
