import { precedes } from '@/lib/page/dom/tree';
import type { Job } from '@/lib/page/schedule/idle-jobs';
import type { PageCandidate } from '@/lib/page/text/candidate-text';
import type { FoundNumber } from '@/lib/phone/candidates/types';
import { isMarked } from './highlighter';
import type { Painter } from './painter';

/** A number that a frame holds, and where. */
export interface Mark {
  candidate: PageCandidate;
  found: FoundNumber;
  /** Where it is written; none for a link without text and for a field. */
  range?: StaticRangeInit;
  /** Every node that the number touches: text nodes, or the link that names it. */
  nodes: readonly Node[];
}

/** The numbers of a frame by the nodes that hold them. */
export interface Marks {
  add(mark: Mark): void;
  /** Takes away every mark that touches this node. */
  removeAt(node: Node): void;
  /** From now on this node holds what `reading` says: marks that touched it go. */
  claim(node: Node, reading: unknown): void;
  /** What a node was taken for last; undefined when it never held anything. */
  claimOf(node: Node): unknown;
  at(node: Node): readonly Mark[];
  /** All marks, in the order of the page; of very many, about so. */
  all(): Mark[];
  /** Countries that numbers name which stand in the page now, once for each of the first twenty texts. */
  countries(): string[];
  /** Marks that are painted now: those in view are among them. */
  painted(): Iterable<Mark>;
  /** Takes away the marks of nodes that left the page. */
  sweep(): Job;
  readonly size: number;
}

/** What one node holds. */
interface Holding {
  marks: Mark[] | undefined;
  reading: unknown;
}

const NONE: readonly Mark[] = [];
/** Beyond so many they are given as they were found: comparing places in a long table takes minutes. */
const MOST_SORTED = 2000;
/** Marks that are swept between two pauses. */
const AT_ONCE = 64;
/** Numbers that name their country, of which the background is told. */
const MOST_NAMED = 20;

/** An empty store of marks. */
export function createMarks(painter: Painter): Marks {
  const marks = new Set<Mark>();
  /** Those that name their country. */
  const named = new Set<Mark>();
  const byNode = new WeakMap<Node, Holding>();

  const holdingOf = (node: Node): Holding => {
    const known = byNode.get(node);
    if (known) return known;
    const holding = { marks: undefined, reading: undefined };
    byNode.set(node, holding);
    return holding;
  };
  const drop = (mark: Mark) => {
    painter.remove(mark);
    marks.delete(mark);
    named.delete(mark);
    for (const node of mark.nodes) {
      const here = byNode.get(node)?.marks;
      here?.splice(here.indexOf(mark), 1);
    }
  };
  const forget = (holding: Holding | undefined) => {
    const gone = holding?.marks;
    if (!gone) return;
    // Taken off first: one by one, the numbers of a long text would be looked for among all of them.
    holding.marks = undefined;
    gone.forEach(drop);
  };
  return {
    add(mark) {
      marks.add(mark);
      if (mark.found.country) named.add(mark);
      if (isMarked(mark.found.confidence) && mark.range) painter.add(mark);
      for (const node of mark.nodes) {
        const here = holdingOf(node);
        if (here.marks) here.marks.push(mark);
        else here.marks = [mark];
      }
    },
    removeAt: (node) => forget(byNode.get(node)),
    claim(node, reading) {
      const here = holdingOf(node);
      forget(here);
      here.reading = reading;
    },
    claimOf: (node) => byNode.get(node)?.reading,
    at: (node) => byNode.get(node)?.marks ?? NONE,
    all() {
      const all = [...marks];
      return all.length > MOST_SORTED ? all : all.sort(inOrder);
    },
    countries() {
      const byText = new Map<string, string>();
      for (const { candidate, found, nodes } of named) {
        if (byText.size === MOST_NAMED) break;
        if (nodes[0]?.isConnected) byText.set(candidate.raw + found.start, found.country as string);
      }
      return [...byText.values()];
    },
    painted: painter.painted,
    *sweep() {
      let looked = 0;
      for (const mark of marks) {
        if (!mark.nodes[0]?.isConnected) drop(mark);
        if (++looked % AT_ONCE === 0) yield;
      }
    },
    get size() {
      return marks.size;
    },
  };
}

function inOrder(one: Mark, other: Mark): number {
  const [a, b] = [one.nodes[0], other.nodes[0]];
  if (!a || !b) return 0;
  if (a === b) return (one.range?.startOffset ?? 0) - (other.range?.startOffset ?? 0);
  return precedes(a, b) ? -1 : 1;
}
