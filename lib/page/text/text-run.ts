import { areGlyphsInLine, flowsThrough, textsTouch } from '@/lib/page/dom/inline-flow';
import { isElement, isText } from '@/lib/page/dom/tree';
import { textBeyondCut } from './cut-number';

/** Separates two texts of a run that do not touch on screen: no number crosses it. */
export const RUN_BREAK = '\u2028';

/** Limits of a run on each side: a page may consist of inline elements only. */
const MAX_NODES = 64;
const MAX_LENGTH = 4000;

/** The text nodes of one inline flow, read as one text. */
export interface TextRun {
  text: string;
  nodes: Text[];
  /** Offset of each node's text in `text`. */
  starts: readonly number[];
}

/** The offsets of a run of one node. */
const ALONE: readonly number[] = [0];

/** Returns the run that a text node is part of: `<b>+1</b> 212 …` is one number. */
export function textRunAround(node: Text): TextRun {
  if (standsAlone(node)) return { text: node.data, nodes: [node], starts: ALONE };
  const nodes = [...gather(node, false).reverse(), node, ...gather(node, true)];
  return joined(nodes);
}

/** Returns the range in the page of `start` to `end` of a run's text. */
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

/** Returns the text nodes that `start` to `end` touches. */
export function nodesOf(run: TextRun, start: number, end: number): Text[] {
  if (run.nodes.length === 1) return run.nodes;
  return run.nodes.slice(indexAt(run, start), indexAt(run, end - 1) + 1);
}

/** Returns the text node at an offset. */
export function nodeAt(run: TextRun, offset: number): Text | undefined {
  return run.nodes[indexAt(run, offset)];
}

/** Returns whether a text node is a run by itself. Cheap, and may be wrongly false. */
function standsAlone(node: Text): boolean {
  return !node.nextSibling && startsFlow(node) && !textBeyondCut(node, true);
}

/** Returns whether nothing flows into a text node from before it. Cheap, and may be wrongly false. */
export function startsFlow(node: Text): boolean {
  return !node.previousSibling && !flowsThrough(node.parentNode) && !textBeyondCut(node, false);
}

function joined(nodes: Text[]): TextRun {
  const starts: number[] = [];
  let text = '';
  let before: Text | undefined;
  for (const node of nodes) {
    const isBlank = !node.data.trim();
    if (before && !isBlank) text += jointOf(before, node, text);
    starts.push(text.length);
    // Digits that are boxes have line breaks of the source between them, which are not drawn.
    text += isBlank && before?.length === 1 ? ' ' : node.data;
    if (!isBlank) before = node;
  }
  return { text, nodes, starts };
}

/** Returns what stands between two texts of a run. */
function jointOf(left: Text, right: Text, text: string): string {
  if (textBeyondCut(left, true) === right) return '\n';
  if (textsTouch(left, right, text)) return '';
  if (!areGlyphsInLine(left, right)) return RUN_BREAK;
  return text.endsWith(' ') || right.data === ')' ? '' : ' ';
}

function indexAt(run: TextRun, offset: number): number {
  let index = run.starts.length - 1;
  while (index > 0 && (run.starts[index] ?? 0) > offset) index--;
  return index;
}

/** Returns the text nodes of the same inline flow on one side, nearest first. */
function gather(from: Text, forward: boolean): Text[] {
  const found: Text[] = [];
  let length = 0;
  for (let at = nextText(from, forward); at; at = nextText(at, forward)) {
    found.push(at);
    length += at.data.length;
    if (found.length >= MAX_NODES || length >= MAX_LENGTH) break;
  }
  return found;
}

/** Returns the next text node on one side, unless a block, an image, or a line break outside a number is between. */
function nextText(from: Text, forward: boolean): Text | undefined {
  let at: Node | undefined = nextInline(from, forward);
  while (at && !isText(at)) at = nextInline(at, forward);
  return at ?? textBeyondCut(from, forward);
}

/** Returns the next leaf on one side, through inline elements only. */
function nextInline(from: Node, forward: boolean): Node | undefined {
  for (let at: Node | null = from; at; at = at.parentNode) {
    const next = forward ? at.nextSibling : at.previousSibling;
    if (next) return leafOf(next, forward);
    if (!flowsThrough(at.parentNode)) return undefined;
  }
  return undefined;
}

function leafOf(from: Node, forward: boolean): Node | undefined {
  let at = from;
  while (isElement(at)) {
    if (!flowsThrough(at)) return undefined;
    const inner = forward ? at.firstChild : at.lastChild;
    if (!inner) return at;
    at = inner;
  }
  return at;
}
