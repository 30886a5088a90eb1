import { elementsInView, isHidden, rowDistanceOf } from '@/lib/page/dom/row-distance';
import { nearViewport } from '@/lib/page/dom/viewport-distance';
import type { Step } from '@/lib/page/schedule/idle-jobs';

/** A list of more rows is looked through quickly first. */
const ROWS_AT_ONCE = 300;
/** In a list of more, asking what is drawn at one place takes longer than a slice may. */
const ROWS_TO_SEE = 20_000;

/**
 * The rows of long lists, each put off until it comes near the viewport: of 4,000 contacts a rep sees
 * forty, and the page pays for those.
 */
export interface DeferredRows {
  /** Long lists, whose rows are put off from now on; gives back rows of theirs that were read before. */
  meet(lists: Iterable<Element>): readonly Element[];
  /** Lists that became long by these rows, which came all at once. */
  meetFilled(lists: Iterable<Element>, rows: readonly Node[]): void;
  /** Whether a node stands in a row that is put off. */
  isDeferred(node: Node): boolean;
  /** A row is put off no more; false where it was not. */
  take(row: Element): boolean;
  /** Whether there are long lists. */
  any(): boolean;
  /** Rows that are put off and stand near the viewport. */
  near(thorough: boolean): Generator<Step, readonly Element[]>;
  /** All rows that are put off, those of hidden lists last. */
  all(): Generator<Element>;
}

/** The rows of one frame; `met` is told of each new list. */
export function createDeferredRows(met: (list: Element) => void): DeferredRows {
  const lists = new Set<Element>();
  /** Lists of which rows may have been taken, those too that left the page. */
  const known = new WeakSet<Element>();
  const taken = new WeakSet<Element>();

  const takenIn = (list: Element) =>
    known.has(list) ? [...list.children].filter((row) => taken.has(row)) : [];
  const meetOne = (list: Element) => {
    if (!lists.has(list)) met(list);
    lists.add(list);
    known.add(list);
  };
  const standing = () => {
    for (const list of lists) if (!list.isConnected) lists.delete(list);
    return [...lists];
  };
  const rowAround = (node: Node): Element | undefined => {
    for (let at: Node | null = node; at; at = outOf(at)) {
      const list = at.parentElement;
      const row = list && lists.has(list) ? rowOf(at) : null;
      if (row && !taken.has(row)) return row;
    }
    return undefined;
  };
  return {
    meet(long) {
      const met = [...long];
      const before = met.flatMap(takenIn);
      met.forEach(meetOne);
      return before;
    },
    meetFilled(long, came) {
      const rows = new Set(came);
      for (const list of long) {
        if (lists.has(list)) continue;
        for (const row of list.children) if (!rows.has(row)) taken.add(row);
        meetOne(list);
      }
    },
    isDeferred: (node) => lists.size > 0 && rowAround(node) !== undefined,
    take(row) {
      const wasPutOff = !taken.has(row);
      taken.add(row);
      return wasPutOff;
    },
    any: () => lists.size > 0,
    *near(thorough) {
      const found = new Set<Element>();
      let toSee = thorough;
      for (const list of standing()) {
        if (isHidden(list)) continue;
        const rows = list.childElementCount;
        const all = thorough || rows <= ROWS_AT_ONCE;
        toSee &&= rows <= ROWS_TO_SEE;
        for (const row of yield* nearViewport(list.children, rowDistanceOf, all)) found.add(row);
      }
      // A box that is fixed in the viewport belongs to a row that may stand far away.
      for (const drawn of toSee ? elementsInView() : []) {
        const row = rowAround(drawn);
        if (row) found.add(row);
        yield;
      }
      return [...found].filter((row) => !taken.has(row));
    },
    *all() {
      const hiddenLast = (one: Element, other: Element) => +isHidden(one) - +isHidden(other);
      for (const list of standing().sort(hiddenLast)) {
        for (const row of list.children) if (!taken.has(row)) yield row;
      }
    },
  };
}

/** The row that a child of a list is or belongs to: text belongs to the row before it. */
function rowOf(child: Node): Element | null {
  const isElement = child.nodeType === Node.ELEMENT_NODE;
  return isElement ? (child as Element) : (child as CharacterData).previousElementSibling;
}

/** The node around this one; around a shadow root its host. */
function outOf(node: Node): Node | null {
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}
