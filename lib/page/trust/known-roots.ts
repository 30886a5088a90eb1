import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** Interval between searches for new shadow roots, in ms: shorter than a button must be steady. */
const SEARCH_MS = 200;
/** Maximum share of time spent on searches, on large pages. */
const PART = 1 / 10;
const CHANGES = ['beforetoggle', 'toggle'];

type Root = Document | ShadowRoot;

/**
 * The document, all its shadow roots, closed ones too, without that of our host, and the documents of its
 * frames of the same origin, while something is shown. `onToggle` is called for their popovers and
 * dialogs, whose events do not leave a shadow root.
 */
export function watchRoots(
  { ownerDocument: document }: Element,
  own: Node,
  onToggle: () => void,
  abortSignal: AbortSignal,
): () => readonly Root[] {
  const known = new Set<Root>();
  let searchFrom = Number.NEGATIVE_INFINITY;
  const add = (root: Root) => {
    if (known.has(root)) return;
    known.add(root);
    for (const type of CHANGES)
      root.addEventListener(type, onToggle, { capture: true, signal: abortSignal });
  };
  return () => {
    const begun = performance.now();
    if (begun < searchFrom) return [...known];
    for (const root of rootsOf(document, own)) add(root);
    const now = performance.now();
    searchFrom = now + Math.max(SEARCH_MS, (now - begun) / PART);
    return [...known];
  };
}

/** Any element can be a host here, unlike in the finder: a hostile page hides its roots. */
function rootsOf(document: Document, own: Node): ReadonlySet<Root> {
  const roots = new Set<Root>([document]);
  // Goes on with those that are added meanwhile.
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      const inner = shadowRootOf(element) ?? documentIn(element);
      if (inner && inner !== own) roots.add(inner);
    }
  }
  return roots;
}

/** Elements with a document of their own. */
const FRAME = /^(?:iframe|frame|object|embed)$/;

/** The document of a frame; null if it is of another origin. The fields of a form name properties of it. */
function documentIn(element: Element): Document | null {
  if (!FRAME.test(element.localName)) return null;
  return (element as Partial<HTMLIFrameElement>).contentDocument ?? null;
}
