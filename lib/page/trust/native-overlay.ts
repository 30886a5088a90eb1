import { focusedElement } from '@/lib/page/dom/focused-element';

/** Fields with a native picker, which can show the page's own words or cover the card's. */
const PICKERS = 'select,[list],[type^=date],[type=time],[type=month],[type=week],[type=color]';

/** What has the focus within a frame is not always to be known. */
const FRAMES = 'iframe,frame,object,embed';

/** A picker stays open without the focus. `:is` forgives a browser that does not know `:open`. */
const OPEN_PICKERS = ':is(select:open,input:open)';

/** Fields that were invalid while something of ours was shown. */
const invalidFields = new WeakSet<Element>();

/**
 * Returns whether the browser may show a validation bubble or a picker with the page's own words, which
 * can cover the card: a picker is open in one of the roots, or a frame has the focus, or a field that has
 * a picker, is invalid, or was. No API reports bubbles, and Firefox (tried: 153) keeps one although its
 * field is made valid again. The browser decides how to draw one:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#report-validity-steps
 */
export function mayShowNativeOverlay(
  document: Document,
  host: Element,
  roots: readonly ParentNode[] = [document],
): boolean {
  if (roots.some((root) => root.querySelector(OPEN_PICKERS))) return true;
  const focused = focusedElement(document, host);
  if (!focused || focused === host) return false;
  if (focused.matches(':invalid')) invalidFields.add(focused);
  return invalidFields.has(focused) || focused.matches(`${PICKERS},${FRAMES}`);
}

/** Remembers each field that the browser finds invalid, until the signal ends. */
export function rememberInvalidFields(document: Document, abortSignal: AbortSignal): void {
  const onInvalid = ({ target }: Event) => {
    if (target instanceof Element) invalidFields.add(target);
  };
  document.defaultView?.addEventListener('invalid', onInvalid, {
    capture: true,
    signal: abortSignal,
  });
}
