/** What the finders of this bench say of themselves to whoever measures them. */
export interface Finder {
  /** How many numbers were found so far; for the floor, how many text nodes were read. */
  seen(): number;
}

declare global {
  /** The finder that runs in this world now; Handset says it by its own marks. */
  var benchFinder: Finder | undefined;
}

/** Every text node under a node, itself included, by a bare walk. */
export function eachText(root: Node, read: (node: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const first = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
  for (let node = first; node; node = walker.nextNode()) read(node as Text);
}

/** Every text node of the page now, and those that come and go from now on. */
export function eachTextEver(came: (node: Text) => void, went?: (node: Text) => void): void {
  eachText(document.body, came);
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) eachText(node, came);
      if (went) for (const node of removedNodes) eachText(node, went);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
