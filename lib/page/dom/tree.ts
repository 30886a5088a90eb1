/** Returns whether a node is an element. */
export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}

/** Returns whether a node is a text. */
export function isText(node: Node | null | undefined): node is Text {
  return node?.nodeType === Node.TEXT_NODE;
}

/** Returns whether a node lies inside one of these nodes. */
export function hasAncestorIn(nodes: ReadonlySet<Node>, node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (nodes.has(at)) return true;
  return false;
}

/** Returns whether a node comes before another in document order. */
export function precedes(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Returns whether a node has more than `most` elements under it, and counts no further. A shadow
 * root cannot count its elements: false.
 */
export function hasMoreElementsThan(root: ParentNode, most: number): boolean {
  if (!('getElementsByTagName' in root)) return false;
  return (root as Document | Element).getElementsByTagName('*').item(most) !== null;
}

/**
 * Returns the text nodes under a node in document order. A `NodeIterator`, not a `TreeWalker`: the
 * browser keeps its position when nodes are removed.
 */
export function textsUnder(root: Node): NodeIterator {
  const document = root.ownerDocument ?? (root as Document);
  return document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
}
