import type { Candidate } from '@/lib/phone/candidates';
import type { Desk } from './desk';
import { isInline } from './inline';
import { mayBeNumber } from './may-hold';
import { candidatesIn, isLong, pace, readLongRun, readRun } from './read-run';
import { createSeams, type Seams } from './seams';
import type { Step } from './slices';
import { type Run, runAround, standsAlone } from './text-run';
import { ANY_TREE, type LookAtTree, treeFacts } from './tree-facts';
import { hasDigit, textsUnder } from './walk';

/** Texts between two pauses; one in which there may be a number takes as long as so many others. */
const AT_ONCE = 64;
const COST = 8;
/** More numbers than this one frame never holds. */
const MOST_MARKS = 150_000;

/** Reads the texts under a node. */
export function* readTexts(desk: Desk, root: Node): Generator<Step> {
  const reading: Reading = {
    texts: textsUnder(root),
    seams: createSeams(isInline(root)),
    facts: treeFacts(root),
  };
  for (let long = readSome(desk, reading); long !== 'end'; long = readSome(desk, reading)) {
    if (long) yield* readLongRun(desk, long, reading.facts);
    yield pace(desk.recogniser);
    if (desk.marks.size > MOST_MARKS) return;
  }
  const { seams, digits, run } = reading;
  const flowsOn = isInline(root) && seams.isOpen() && digits && !run?.nodes.includes(digits);
  if (flowsOn) yield* readText(desk, digits);
}

/** How far the texts under a node are read. */
interface Reading {
  texts: NodeIterator;
  seams: Seams;
  facts: LookAtTree;
  /** The newest text with a digit, and the newest run. */
  digits?: Text;
  run?: Run;
}

/** Reads on to the next pause, or to a run too long to be read at once. No generator: engines make none fast. */
function readSome(desk: Desk, reading: Reading): Run | 'end' | undefined {
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
function candidatesOf(desk: Desk, reading: Reading, node: Text): Candidate[] | undefined {
  const { data } = node;
  const fewest = desk.recogniser.fewestDigits();
  const some = hasDigit(data);
  const goesOn = reading.seams.meet(data, some, fewest ?? 0);
  if (some) reading.digits = node;
  if (isIn(reading.run, node)) return undefined;
  if (some && mayBeNumber(data, fewest)) {
    // A long text is looked through piece by piece.
    if (isLong(data)) return [];
    const own = candidatesIn(desk, data);
    if (own.length > 0) return own;
  }
  // What held something is read again whatever it holds now: its marks must go.
  const held = some && desk.marks.taken(node) !== undefined;
  return held || (goesOn && mayFlowOn(reading, node)) ? [] : undefined;
}

function runOf(reading: Reading, node: Text): Run {
  const run = runAround(node);
  reading.run = run;
  if (run.nodes[0] === node) reading.seams.part(node.data);
  return run;
}

/** Most texts that digits might go on into stand in a box of their own: no more is done for them. */
function mayFlowOn({ seams }: Reading, node: Text): boolean {
  if (!standsAlone(node)) return true;
  seams.part(node.data);
  return false;
}

function isIn(run: Run | undefined, node: Text): boolean {
  return run !== undefined && run.nodes.length > 1 && run.nodes.includes(node);
}

/** Reads one text, with what flows on around it. */
export function* readText(desk: Desk, node: Text): Generator<Step> {
  const run = runAround(node);
  if (isLong(run.text)) yield* readLongRun(desk, run, ANY_TREE);
  else readRun(desk, run, ANY_TREE, candidatesIn(desk, run.text));
}
