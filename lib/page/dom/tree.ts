/**
 * Constants of https://dom.spec.whatwg.org/#node, by value: every frame with a number pays for their names.
 */
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const FOLLOWING = 4;
/** Shows the texts of a tree, and sections of CDATA. */
export const SHOW_TEXT = 4;
/** Shows sections of CDATA. */
export const SHOW_CDATA_SECTION = 8;

/** Returns whether a node is an element. */
export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === ELEMENT_NODE;
}

/** Returns whether a node is a text. */
export function isText(node: Node | null | undefined): node is Text {
  return node?.nodeType === TEXT_NODE;
}

/** Returns whether a node lies inside one of these nodes. */
export function hasAncestorIn(nodes: ReadonlySet<Node>, node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (nodes.has(at)) return true;
  return false;
}

/** Returns whether a node comes before another in document order. */
export function precedes(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & FOLLOWING) !== 0;
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
  return document.createNodeIterator(root, SHOW_TEXT);
}
