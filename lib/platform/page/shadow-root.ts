type Opener = (element: Element) => ShadowRoot | null;

/**
 * The element's shadow root, a closed one too: the property `openOrClosedShadowRoot` that Firefox
 * shows to content scripts, Chromium's `chrome.dom.openOrClosedShadowRoot` elsewhere.
 */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (!import.meta.env.FIREFOX) return element.shadowRoot ?? openedIn(element);
  const open = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  return open.openOrClosedShadowRoot ?? null;
}

/** Chromium's call takes HTML elements only, and throws for others. */
function openedIn(element: Element): ShadowRoot | null {
  const { chrome } = globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: Opener } } };
  if (!(element instanceof HTMLElement)) return null;
  return chrome?.dom?.openOrClosedShadowRoot?.(element) ?? null;
}
