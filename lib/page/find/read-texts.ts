import { isInline } from '@/lib/page/dom/inline-flow';
import { ANY_TRAITS, type ReadTreeTraits, treeTraits } from '@/lib/page/dom/reading-mode';
import { textsUnder } from '@/lib/page/dom/tree';
import type { Step } from '@/lib/page/schedule/idle-jobs';
import { mayBeNumber } from '@/lib/page/text/may-hold-number';
import { createTextBoundaries, type TextBoundaries } from '@/lib/page/text/text-boundaries';
import { standsAlone, type TextRun, textRunAround } from '@/lib/page/text/text-run';
import { hasDigit } from '@/lib/phone/candidates/chars';
import type { Candidate } from '@/lib/phone/candidates/types';
import type { FinderContext } from './finder-context';
import { candidatesIn, isLong, readLongRun, readRun, stepFor } from './read-run';

/** Texts between two pauses; one in which there may be a number takes as long as so many others. */
const AT_ONCE = 64;
const COST = 8;
/** More numbers than this one frame never holds. */
const MOST_MARKS = 150_000;

/** Reads the texts under a node. */
export function* readTexts(desk: FinderContext, root: Node): Generator<Step> {
  const reading: Reading = {
    texts: textsUnder(root),
    seams: createTextBoundaries(isInline(root)),
    facts: treeTraits(root),
  };
  for (let long = readSome(desk, reading); long !== 'end'; long = readSome(desk, reading)) {
    if (long) yield* readLongRun(desk, long, reading.facts);
    yield stepFor(desk.recogniser);
    if (desk.marks.size > MOST_MARKS) return;
  }
  const { seams, digits, run } = reading;
  const flowsOn = isInline(root) && seams.isOpen() && digits && !run?.nodes.includes(digits);
  if (flowsOn) yield* readTextNode(desk, digits);
}

/** How far the texts under a node are read. */
interface Reading {
  texts: NodeIterator;
  seams: TextBoundaries;
  facts: ReadTreeTraits;
  /** The newest text with a digit, and the newest run. */
  digits?: Text;
  run?: TextRun;
}

/** Reads on to the next pause, or to a run too long to be read at once. No generator: engines make none fast. */
function readSome(desk: FinderContext, reading: Reading): TextRun | 'end' | undefined {
  const { texts, facts } = reading;
  for (let left = AT_ONCE; left > 0; left--) {
    const node = texts.nextNode() as Text | null;
    if (!node) return 'end';
    const own = candidatesOf(desk, reading, node);
    if (!own) continue;
    left -= COST;
    const run = runOf(reading, node);
    if (isLong(run.text)) return run;
    const alone = run.nodes.length === 1;
    readRun(desk, run, facts, alone ? own : candidatesIn(desk, run.text));
  }
  return undefined;
}

/**
 * What stands in a text by itself; undefined where it need not be read: it holds nothing and never
 * did, nothing flows on into it, or the text before was part of the same run.
 */
function candidatesOf(desk: FinderContext, reading: Reading, node: Text): Candidate[] | undefined {
  const { data } = node;
  const fewest = desk.recogniser.fewestDigits();
  const some = hasDigit(data);
  const goesOn = reading.seams.next(data, some, fewest ?? 0);
  if (some) reading.digits = node;
  if (isIn(reading.run, node)) return undefined;
  if (some && mayBeNumber(data, fewest)) {
    // A long text is looked through piece by piece.
    if (isLong(data)) return [];
    const own = candidatesIn(desk, data);
    if (own.length > 0) return own;
  }
  // What held something is read again whatever it holds now: its marks must go.
  const held = some && desk.marks.claimOf(node) !== undefined;
  return held || (goesOn && mayFlowOn(reading, node)) ? [] : undefined;
}

function runOf(reading: Reading, node: Text): TextRun {
  const run = textRunAround(node);
  reading.run = run;
  if (run.nodes[0] === node) reading.seams.end(node.data);
  return run;
}

/** Most texts that digits might go on into stand in a box of their own: no more is done for them. */
function mayFlowOn({ seams }: Reading, node: Text): boolean {
  if (!standsAlone(node)) return true;
  seams.end(node.data);
  return false;
}

function isIn(run: TextRun | undefined, node: Text): boolean {
  return run !== undefined && run.nodes.length > 1 && run.nodes.includes(node);
}

/** Reads one text, with what flows on around it. */
export function* readTextNode(desk: FinderContext, node: Text): Generator<Step> {
  const run = textRunAround(node);
  if (isLong(run.text)) yield* readLongRun(desk, run, ANY_TRAITS);
  else readRun(desk, run, ANY_TRAITS, candidatesIn(desk, run.text));
}
