type Opener = (element: Element) => ShadowRoot | null;

/**
 * The element's shadow root, even if closed: by the property `openOrClosedShadowRoot` in Firefox and
 * by `chrome.dom.openOrClosedShadowRoot` in Chromium
 * (https://developer.chrome.com/docs/extensions/reference/api/dom).
 */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (!import.meta.env.FIREFOX) return openRootOf(element) ?? openedIn(element);
  const open = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  return open.openOrClosedShadowRoot ?? null;
}

/** By the prototype: a form's field of the name `shadowRoot` hides the form's own property in Chromium. */
function openRootOf(element: Element): ShadowRoot | null {
  return (Reflect.get(Element.prototype, 'shadowRoot', element) as ShadowRoot | undefined) ?? null;
}

/** Chromium's call throws for elements that are not HTML elements. */
function openedIn(element: Element): ShadowRoot | null {
  const { chrome } = globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: Opener } } };
  if (!(element instanceof HTMLElement)) return null;
  return chrome?.dom?.openOrClosedShadowRoot?.(element) ?? null;
}
