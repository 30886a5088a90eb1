import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** How often a page is searched for new shadow roots: more often than a button must be steady, in ms. */
const SEARCH_MS = 200;
/** On large pages a search takes at most this part of the time. */
const PART = 1 / 10;
const CHANGES = ['beforetoggle', 'toggle'];

type Root = Document | ShadowRoot;

/**
 * The document and all its shadow roots but that of our host, closed ones too, while something is
 * shown. `onToggle` hears of popovers and dialogs in them: these events do not leave a shadow root.
 */
export function knowRoots(
  { ownerDocument: document }: Element,
  own: Node,
  onToggle: () => void,
  signal: AbortSignal,
): () => readonly Root[] {
  const known = new Set<Root>();
  let searchFrom = Number.NEGATIVE_INFINITY;
  const add = (root: Root) => {
    if (known.has(root)) return;
    known.add(root);
    for (const type of CHANGES) root.addEventListener(type, onToggle, { capture: true, signal });
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

/** Any element may be a host, whatever the finder expects of authors: a page may mean to hide it. */
function rootsOf(document: Document, own: Node): Root[] {
  const roots: Root[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      const shadow = shadowRootOf(element);
      if (shadow && shadow !== own) roots.push(shadow);
    }
  }
  return roots;
}
