/** A finder's progress, as the benchmark reads it. */
export interface BenchFinder {
  /** Returns the count of numbers found so far; for the floor, of text nodes read. */
  seen(): number;
}

declare global {
  /** The finder in this world, unless it is Handset, which is read by its marks. */
  var benchFinder: BenchFinder | undefined;
}

/** Calls `read` for each text node in a tree. */
export function forEachText(root: Node, read: (node: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const first = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
  for (let node = first; node; node = walker.nextNode()) read(node as Text);
}

/** Calls `added` for each text node of the page, now and later, and `removed` for removed ones. */
export function observeTexts(added: (node: Text) => void, removed?: (node: Text) => void): void {
  forEachText(document.body, added);
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) forEachText(node, added);
      if (removed) for (const node of removedNodes) forEachText(node, removed);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
