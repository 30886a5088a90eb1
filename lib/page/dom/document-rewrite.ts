import { isElement } from './tree';

/**
 * Calls back when the document gets another root element, until the signal aborts. `document.open` does that,
 * and takes every listener from the document, its window and its elements, ours included: whoever listens
 * starts anew. https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps
 */
export function onRewritten(document: Document, react: () => void, abortSignal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    const isAnew = records.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some(isElement),
    );
    if (isAnew) react();
  });
  observer.observe(document, { childList: true });
  abortSignal.addEventListener('abort', () => observer.disconnect());
}
