import { isElement } from '@/lib/page/dom/tree';
import { nearViewport } from '@/lib/page/dom/viewport';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';
import { longListsOf } from './long-lists';
import { elementsInView, isHidden, rowDistanceOf } from './row-distance';

/** A list of more rows gets a quick scan first. */
const ROWS_AT_ONCE = 300;
/** In a longer list, one `elementFromPoint` takes longer than a slice. */
const ROWS_TO_HIT = 20_000;

/**
 * The rows of long lists, each deferred until it comes near the viewport: of 4,000 contacts a rep
 * sees forty, and the page pays for those.
 */
export interface DeferredRows {
  /** Defers the rows of long lists. Returns those that were released before. */
  defer(lists: Iterable<Element>): readonly Element[];
  /** Defers rows that were added together and made their lists long. */
  deferAdded(rows: readonly Node[]): void;
  /** Returns whether a node is in a deferred row. */
  isDeferred(node: Node): boolean;
  /** Ends the deferral of a row. Returns false if it was not deferred. */
  release(row: Element): boolean;
  /** Returns whether there are long lists. */
  any(): boolean;
  /** Returns the deferred rows near the viewport. A thorough scan checks each. */
  near(thorough: boolean): Generator<JobPause, readonly Element[]>;
  /** Yields all deferred rows, those of hidden lists last. */
  all(): Generator<Element>;
}

/** The deferred rows of one frame. Calls `onList` for each new long list. */
export function createDeferredRows(onList: (list: Element) => void): DeferredRows {
  const lists = new Set<Element>();
  /** All lists that ever were long, those too that left the page. */
  const known = new WeakSet<Element>();
  const released = new WeakSet<Element>();

  const releasedIn = (list: Element) =>
    known.has(list) ? [...list.children].filter((row) => released.has(row)) : [];
  const addList = (list: Element) => {
    if (!lists.has(list)) onList(list);
    lists.add(list);
    known.add(list);
  };
  const connectedLists = () => {
    for (const list of lists) if (!list.isConnected) lists.delete(list);
    return [...lists];
  };
  const deferredRowAround = (node: Node): Element | undefined => {
    for (let at: Node | null = node; at; at = parentOf(at)) {
      const list = at.parentElement;
      const row = list && lists.has(list) ? rowOf(at) : null;
      if (row && !released.has(row)) return row;
    }
    return undefined;
  };
  return {
    defer(found) {
      const long = [...found];
      const readBefore = long.flatMap(releasedIn);
      long.forEach(addList);
      return readBefore;
    },
    deferAdded(added) {
      const long = longListsOf(added);
      const rows = new Set(long.length > 0 ? added : undefined);
      for (const list of long) {
        if (lists.has(list)) continue;
        for (const row of list.children) if (!rows.has(row)) released.add(row);
        addList(list);
      }
    },
    isDeferred: (node) => lists.size > 0 && deferredRowAround(node) !== undefined,
    release: (row) => !released.has(row) && released.add(row) === released,
    any: () => lists.size > 0,
    *near(thorough) {
      const found = yield* rowsNear(connectedLists(), thorough, deferredRowAround);
      return found.filter((row) => !released.has(row));
    },
    *all() {
      const hiddenLast = (one: Element, other: Element) => +isHidden(one) - +isHidden(other);
      for (const list of connectedLists().sort(hiddenLast)) yield* deferredRowsOf(list, released);
    },
  };
}

/** Returns the rows of these lists near the viewport, and the deferred rows of all that is drawn in it. */
function* rowsNear(
  lists: readonly Element[],
  thorough: boolean,
  deferredRowAround: (node: Node) => Element | undefined,
): Generator<JobPause, readonly Element[]> {
  const found = new Set<Element>();
  let hits = thorough;
  for (const list of lists) {
    if (isHidden(list)) continue;
    const rows = list.childElementCount;
    const all = thorough || rows <= ROWS_AT_ONCE;
    hits &&= rows <= ROWS_TO_HIT;
    for (const row of yield* nearViewport(list.children, rowDistanceOf, all)) found.add(row);
  }
  // A box with a fixed position belongs to a row that may be far away.
  for (const drawn of hits ? elementsInView() : []) {
    const row = deferredRowAround(drawn);
    if (row) found.add(row);
    yield;
  }
  return [...found];
}

/** Walks siblings: that takes a third of the time of the live collection, which may change meanwhile. */
function deferredRowsOf(list: Element, released: WeakSet<Element>): Element[] {
  const rows: Element[] = [];
  for (let row = list.firstElementChild; row; row = row.nextElementSibling) {
    if (!released.has(row)) rows.push(row);
  }
  return rows;
}

/** Returns the row that a child of a list is or belongs to. Text belongs to the row before it. */
function rowOf(child: Node): Element | null {
  return isElement(child) ? child : (child as CharacterData).previousElementSibling;
}

/** Returns a node's parent; for a shadow root its host. */
function parentOf(node: Node): Node | null {
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}
