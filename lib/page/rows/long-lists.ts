import { hasAncestorIn, hasMoreElementsThan, isElement } from '@/lib/page/dom/tree';

/** A list with this many rows is long: rows of a table, items of a feed, paragraphs of a text. */
const MANY = 100;
const NTH = `:nth-child(${MANY})`;
/** A tree of fewer elements is read at once. */
export const LARGE = 1000;

/**
 * Returns the long lists at or under the root of a large tree: most of their rows must be far from
 * the viewport. Lists within a row of another one are left out.
 */
export function longListsUnder(root: ParentNode): ReadonlySet<Element> {
  const lists = new Set<Element>();
  for (const { parentElement } of root.querySelectorAll(NTH)) {
    if (parentElement) lists.add(parentElement);
  }
  return new Set([...lists].filter((list) => !hasAncestorIn(lists, list)));
}

/** Returns the long lists that contain nodes that were added together. */
export function longListsOf(nodes: readonly Node[]): readonly Element[] {
  if (nodes.length < MANY) return [];
  const lists = new Set<Element | null>(nodes.map(({ parentElement }) => parentElement));
  return [...lists].filter(isLong);
}

function isLong(list: Element | null): list is Element {
  return list !== null && list.childElementCount >= MANY && hasMoreElementsThan(list, LARGE);
}

/** Returns the top-most nodes under a root that are beside its long lists, and the ancestors between. */
export function nodesBeside(
  lists: ReadonlySet<Element>,
  root: Node,
): { listAncestors: Iterable<Node>; listSiblings: Node[] } {
  const listAncestors = new Set<Node>([root]);
  for (const list of lists) {
    for (let at: Node | null = list; at && !listAncestors.has(at); at = at.parentNode)
      listAncestors.add(at);
  }
  // Text before a list's first row belongs to no row.
  const listSiblings = [...listAncestors]
    .flatMap((each) => {
      return lists.has(each as Element) ? textsFrom(each.firstChild) : [...each.childNodes];
    })
    .filter((part) => !listAncestors.has(part));
  return { listAncestors, listSiblings };
}

/** Returns the nodes from this one to the next element: text between two rows, or before the first. */
export function textsFrom(first: Node | null): Node[] {
  const texts: Node[] = [];
  for (let at = first; at && !isElement(at); at = at.nextSibling) texts.push(at);
  return texts;
}
