import { hasAncestorIn, hasMoreElementsThan } from '@/lib/page/dom/tree';

/** A list is long with so many rows: of a table, of a feed, paragraphs of a text. */
const MANY = 100;
const NTH = `:nth-child(${MANY})`;
/** In a tree of fewer elements everything is read at once. */
export const LARGE = 1000;

/**
 * Elements at or under the root of a large tree whose children are so many that most must stand far
 * from the viewport; those within a row of another left out.
 */
export function longListsUnder(root: ParentNode): ReadonlySet<Element> {
  const lists = new Set<Element>();
  for (const { parentElement } of root.querySelectorAll(NTH)) {
    if (parentElement) lists.add(parentElement);
  }
  return new Set([...lists].filter((list) => !hasAncestorIn(lists, list)));
}

/** Long lists that many nodes, which came all at once, may have made long. */
export function longListsOf(nodes: readonly Node[]): readonly Element[] {
  if (nodes.length < MANY) return [];
  const lists = new Set<Element | null>(nodes.map(({ parentElement }) => parentElement));
  return [...lists].filter(isLong);
}

function isLong(list: Element | null): list is Element {
  return list !== null && list.childElementCount >= MANY && hasMoreElementsThan(list, LARGE);
}

/** The top-most nodes that stand under a root beside its long lists, and what stands around these. */
export function splitAround(
  lists: ReadonlySet<Element>,
  root: Node,
): { around: Iterable<Node>; parts: Node[] } {
  const around = new Set<Node>([root]);
  for (const list of lists) {
    for (let at: Node | null = list; at && !around.has(at); at = at.parentNode) around.add(at);
  }
  // Text before a list's first row belongs to none.
  const parts = [...around]
    .flatMap((each) => {
      return lists.has(each as Element) ? textsFrom(each.firstChild) : [...each.childNodes];
    })
    .filter((part) => !around.has(part));
  return { around, parts };
}

/** The nodes from this one to the next element: text that stands between two rows, or before the first. */
export function textsFrom(first: Node | null): Node[] {
  const texts: Node[] = [];
  for (let at = first; at && at.nodeType !== Node.ELEMENT_NODE; at = at.nextSibling) texts.push(at);
  return texts;
}
