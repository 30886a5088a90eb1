import { flowsThrough } from '@/lib/page/dom/inline-flow';
import { textsUnder } from '@/lib/page/dom/tree';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { Candidate } from '@/lib/phone/candidates/types';
import { mayBeNumber } from './may-hold-number';
import { createTextBoundaries, type TextBoundaries } from './text-boundaries';
import { startsFlow, type TextRun, textRunAround } from './text-run';

/** Texts between two pauses. A text that may hold a number costs as much as several others. */
const AT_ONCE = 64;
const COST = 8;
/** Longest text that is searched at once, in UTF-16 units. */
const WINDOW = 4096;

/** A text run, and where in it there may be numbers. A long run is found once for each window of it. */
export interface FoundRun {
  run: TextRun;
  candidateSpans: readonly Candidate[];
}

/** The runs found up to a pause. Empty if there were none. */
export type RunBatches = Generator<readonly FoundRun[]>;

/** What finding runs needs to know. */
export interface RunFinderDeps {
  /** Minimum digits of a number on this page; undefined until the background has answered. */
  recogniser: { minimumDigits(): number | undefined };
  /** What a node was read as before. Such a node is found again, even if it now holds nothing. */
  marks: { claimOf(node: Node): unknown };
}

/** Texts in document order. */
export interface Texts {
  nextNode(): Node | null | undefined;
}

/**
 * Finds the text runs under a node that may hold a number, or held one. `texts` are read in place of
 * the node's: those of blocks that follow each other, of which the node is the first.
 */
export function* findRunsUnder(
  root: Node,
  deps: RunFinderDeps,
  texts: Texts = textsUnder(root),
): RunBatches {
  const inline = flowsThrough(root);
  const scan: Scan = { texts, boundaries: createTextBoundaries(inline) };
  for (let stop: TextRun | 'pause' | 'end' = 'pause'; stop !== 'end'; ) {
    const batch: FoundRun[] = [];
    stop = fill(batch, scan, deps);
    if (stop === 'pause' || batch.length > 0) yield batch;
    if (typeof stop === 'object') yield* windowsOf(stop, deps);
  }
  const { boundaries, lastWithDigits, run } = scan;
  const flowsOn =
    inline && boundaries.endsOpen() && lastWithDigits && !run?.nodes.includes(lastWithDigits);
  if (flowsOn) yield* findRunAround(lastWithDigits, deps);
}

/** Finds the run that a text node is part of. */
export function findRunAround(node: Text, deps: RunFinderDeps): RunBatches {
  return windowsOf(textRunAround(node), deps);
}

/** How far the texts under a node are read. */
interface Scan {
  texts: Texts;
  boundaries: TextBoundaries;
  /** The last text with a digit, and the last run. */
  lastWithDigits?: Text;
  run?: TextRun;
}

/**
 * Adds runs up to the next pause; returns a run that is too long to be searched at once. Not a
 * generator: engines do not optimize them well.
 */
function fill(batch: FoundRun[], scan: Scan, deps: RunFinderDeps): TextRun | 'pause' | 'end' {
  for (let left = AT_ONCE; left > 0; left--) {
    const node = scan.texts.nextNode() as Text | null | undefined;
    if (!node) return 'end';
    const own = candidatesOf(node, scan, deps);
    if (!own) continue;
    left -= COST;
    const run = runAround(node, scan);
    if (run.text.length > WINDOW) return run;
    const alone = run.nodes.length === 1;
    batch.push({ run, candidateSpans: alone ? own : candidatesInText(run.text, deps) });
  }
  return 'pause';
}

/**
 * Returns the candidates in a text by itself. Undefined if its run need not be read: the text holds
 * nothing and never did, no number continues into it, or its run was read with the text before.
 */
function candidatesOf(node: Text, scan: Scan, deps: RunFinderDeps): Candidate[] | undefined {
  const { data } = node;
  const fewest = deps.recogniser.minimumDigits();
  const some = hasDigit(data);
  const continues = scan.boundaries.next(data, some, fewest ?? 0);
  if (some) scan.lastWithDigits = node;
  if (isIn(scan.run, node)) return undefined;
  if (some && mayBeNumber(data, fewest)) {
    // A long text is searched window by window.
    if (data.length > WINDOW) return [];
    const own = findCandidates(data, fewest);
    if (own.length > 0) return own;
  }
  // A text that held a number is read again: its marks must go.
  const held = some && deps.marks.claimOf(node) !== undefined;
  return held || (continues && mayFlowOn(node, scan)) ? [] : undefined;
}

function runAround(node: Text, scan: Scan): TextRun {
  const run = textRunAround(node);
  scan.run = run;
  if (run.nodes[0] === node) scan.boundaries.end(node.data);
  return run;
}

/** Most texts into which a number might continue are the first in their box: their run is not read. */
function mayFlowOn(node: Text, { boundaries }: Scan): boolean {
  if (!startsFlow(node)) return true;
  boundaries.end(node.data);
  return false;
}

function isIn(run: TextRun | undefined, node: Text): boolean {
  return run !== undefined && run.nodes.length > 1 && run.nodes.includes(node);
}

function* windowsOf(run: TextRun, deps: RunFinderDeps): RunBatches {
  const { text } = run;
  let from = 0;
  do {
    const offset = from;
    from = windowEnd(text, offset);
    const found = candidatesInText(text.slice(offset, from), deps);
    const candidateSpans = found.map(({ start, end, digits }) => {
      return { start: offset + start, end: offset + end, digits };
    });
    yield [{ run, candidateSpans }];
  } while (from < text.length);
}

function candidatesInText(text: string, { recogniser }: RunFinderDeps): Candidate[] {
  return findCandidates(text, recogniser.minimumDigits());
}

/** Returns where a window ends: nearby, where no number can continue. */
function windowEnd(text: string, from: number): number {
  const end = from + WINDOW;
  if (end >= text.length) return text.length;
  const tail = /[\p{L}\n][^\p{L}\n]*$/u.exec(text.slice(end - 256, end));
  return tail ? end - 256 + tail.index : end;
}
