import { precedes } from '@/lib/page/dom/tree';
import type { IdleJob } from '@/lib/page/schedule/idle-jobs';
import { isMarked, type Mark } from './mark';
import type { Painter } from './painter';

/** The numbers of a frame by the nodes that hold them. */
export interface Marks {
  add(mark: Mark): void;
  /** Removes every mark that touches this node. */
  removeAt(node: Node): void;
  /** Records what a node is read as now: a text run, or a link's candidate. Its older marks go. */
  claimNode(node: Node, source: unknown): void;
  /** Returns what a node was last read as; undefined if it never held a candidate. */
  claimOf(node: Node): unknown;
  at(node: Node): readonly Mark[];
  /** Returns all marks in document order; in the order found if there are very many. */
  all(): Mark[];
  /** Returns the countries named by numbers on the page now, one for each of the first twenty texts. */
  countries(): string[];
  /** The marks that are painted now. All marks in view are among them. */
  painted(): Iterable<Mark>;
  /** Removes the marks of nodes that left the page. */
  sweep(): IdleJob;
  readonly size: number;
}

/** What one node holds. */
interface Holding {
  marks: Mark[] | undefined;
  claimedAs: unknown;
}

const NONE: readonly Mark[] = [];
/** More marks are not sorted: comparing positions in a long table takes minutes. */
const MAX_SORTED = 2000;
/** Marks that are swept between two pauses. */
const AT_ONCE = 64;
/** Maximum number of countries for the background. */
const MAX_COUNTRIES = 20;

/** An empty store of marks. */
export function createMarks(painter: Painter): Marks {
  const marks = new Set<Mark>();
  /** Marks that name their country. */
  const international = new Set<Mark>();
  const byNode = new WeakMap<Node, Holding>();

  const remove = (mark: Mark) => {
    painter.remove(mark);
    marks.delete(mark);
    international.delete(mark);
    for (const node of mark.nodes) {
      const here = byNode.get(node)?.marks;
      here?.splice(here.indexOf(mark), 1);
    }
  };
  const clear = (holding: Holding | undefined) => {
    const gone = holding?.marks;
    if (!gone) return;
    // Cleared first: otherwise each number of a long text would be searched among all of them.
    holding.marks = undefined;
    gone.forEach(remove);
  };
  return {
    add(mark) {
      marks.add(mark);
      if (mark.found.country) international.add(mark);
      for (const node of mark.nodes) {
        const here = holdingOf(byNode, node);
        if (here.marks) here.marks.push(mark);
        else here.marks = [mark];
      }
      if (isMarked(mark.found.confidence) && mark.range) painter.add(mark);
    },
    removeAt: (node) => clear(byNode.get(node)),
    claimNode(node, source) {
      const here = holdingOf(byNode, node);
      if (here.claimedAs === source) return;
      clear(here);
      here.claimedAs = source;
    },
    claimOf: (node) => byNode.get(node)?.claimedAs,
    at: (node) => byNode.get(node)?.marks ?? NONE,
    all: () => inDocumentOrder([...marks]),
    countries: () => countriesOf(international),
    painted: painter.painted,
    *sweep() {
      let checked = 0;
      for (const mark of marks) {
        if (!mark.nodes[0]?.isConnected) remove(mark);
        if (++checked % AT_ONCE === 0) yield;
      }
    },
    get size() {
      return marks.size;
    },
  };
}

/** Returns what a node holds; nothing yet if it is new. */
function holdingOf(byNode: WeakMap<Node, Holding>, node: Node): Holding {
  const known = byNode.get(node);
  if (known) return known;
  const holding = { marks: undefined, claimedAs: undefined };
  byNode.set(node, holding);
  return holding;
}

/** Returns the countries of the first marks with different texts on the page. */
function countriesOf(international: Iterable<Mark>): string[] {
  const byText = new Map<string, string>();
  for (const { candidate, found, nodes } of international) {
    if (byText.size === MAX_COUNTRIES) break;
    if (nodes[0]?.isConnected) byText.set(candidate.raw + found.start, found.country as string);
  }
  return [...byText.values()];
}

function inDocumentOrder(marks: Mark[]): Mark[] {
  return marks.length > MAX_SORTED ? marks : marks.sort(inOrder);
}

function inOrder(one: Mark, other: Mark): number {
  const [a, b] = [one.nodes[0], other.nodes[0]];
  if (!a || !b) return 0;
  if (a === b) return (one.range?.startOffset ?? 0) - (other.range?.startOffset ?? 0);
  return precedes(a, b) ? -1 : 1;
}
