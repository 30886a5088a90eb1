import { isInline, textsTouch } from '@/lib/page/dom/inline-flow';

/** Stands in a run where two texts do not touch on screen: no number reaches over it. */
export const RUN_BREAK = '\u2028';

/** Bounds for one run; a page of nothing but inline elements is read in pieces. */
const MOST_NODES = 64;
const MOST_LENGTH = 4000;

/** The inline text nodes of one block as one text, with the way back to the nodes. */
export interface TextRun {
  text: string;
  nodes: Text[];
  /** Where each node's text begins in `text`. */
  starts: readonly number[];
}

/** Of a text that nothing flows on from. */
const ALONE: readonly number[] = [0];

/** The run that a text node is part of, so that `<b>+1</b> 212 …` reads as one number. */
export function textRunAround(node: Text): TextRun {
  if (standsAlone(node)) return { text: node.data, nodes: [node], starts: ALONE };
  const nodes = [...gather(node, false).reverse(), node, ...gather(node, true)];
  return joined(nodes);
}

/** Places `start` to `end` of the run's text back into the page. */
export function rangeOf(run: TextRun, start: number, end: number): StaticRangeInit {
  const first = indexAt(run, start);
  const last = indexAt(run, end - 1);
  return {
    startContainer: run.nodes[first] as Text,
    startOffset: start - (run.starts[first] ?? 0),
    endContainer: run.nodes[last] as Text,
    endOffset: end - (run.starts[last] ?? 0),
  };
}

/** The text nodes that `start` to `end` touches. */
export function nodesOf(run: TextRun, start: number, end: number): Text[] {
  if (run.nodes.length === 1) return run.nodes;
  return run.nodes.slice(indexAt(run, start), indexAt(run, end - 1) + 1);
}

/** The text node that holds what stands at a place. */
export function nodeAt(run: TextRun, offset: number): Text | undefined {
  return run.nodes[indexAt(run, offset)];
}

/** Whether nothing flows on from this text, nor into it. */
export function standsAlone(node: Text): boolean {
  return !node.previousSibling && !node.nextSibling && !isInline(node.parentNode);
}

function joined(nodes: Text[]): TextRun {
  const starts: number[] = [];
  let text = '';
  let before: Text | undefined;
  for (const node of nodes) {
    if (before && !textsTouch(before, node, text)) text += RUN_BREAK;
    starts.push(text.length);
    text += node.data;
    before = node;
  }
  return { text, nodes, starts };
}

function indexAt(run: TextRun, offset: number): number {
  let index = run.starts.length - 1;
  while (index > 0 && (run.starts[index] ?? 0) > offset) index--;
  return index;
}

/** Text nodes of the same inline flow on one side, nearest first. */
function gather(from: Text, forward: boolean): Text[] {
  const found: Text[] = [];
  let length = 0;
  for (let at = beside(from, forward); at; at = beside(at, forward)) {
    found.push(at);
    length += at.data.length;
    if (found.length >= MOST_NODES || length >= MOST_LENGTH) break;
  }
  return found;
}

/** The next text node on one side that no block, image or line break keeps apart. */
function beside(from: Node, forward: boolean): Text | undefined {
  let at: Node | undefined = nextInline(from, forward);
  while (at && at.nodeType !== Node.TEXT_NODE) at = nextInline(at, forward);
  return at as Text | undefined;
}

/** The next leaf on one side, up and down through inline elements; undefined at anything else. */
function nextInline(from: Node, forward: boolean): Node | undefined {
  let at = from;
  let next = forward ? at.nextSibling : at.previousSibling;
  while (!next) {
    const parent: Node | null = at.parentNode;
    if (!isInline(parent)) return undefined;
    at = parent as Node;
    next = forward ? at.nextSibling : at.previousSibling;
  }
  return leafOf(next, forward);
}

function leafOf(from: Node, forward: boolean): Node | undefined {
  let at = from;
  while (at.nodeType === Node.ELEMENT_NODE) {
    if (!isInline(at)) return undefined;
    const inner = forward ? at.firstChild : at.lastChild;
    if (!inner) return at;
    at = inner;
  }
  return at;
}
