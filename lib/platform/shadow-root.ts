type Opener = (element: Element) => ShadowRoot | null;

/**
 * The element's shadow root, a closed one too: `chrome.dom.openOrClosedShadowRoot` in Chromium,
 * the property `openOrClosedShadowRoot` that Firefox shows to content scripts.
 */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  const open = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  if (open.openOrClosedShadowRoot) return open.openOrClosedShadowRoot;
  return element instanceof HTMLElement ? (chromiumOpener()?.(element) ?? null) : null;
}

/** Chromium's call; it takes HTML elements only and throws for others. */
function chromiumOpener(): Opener | undefined {
  const { chrome } = globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: Opener } } };
  return chrome?.dom?.openOrClosedShadowRoot;
}
