import { type Candidate, findCandidates } from '@/lib/phone/candidates';
import { candidateIn } from './candidate-text';
import type { Desk } from './desk';
import { dialLinkAround } from './dial-links';
import { isInline } from './inline';
import { mayBeNumber } from './may-hold';
import type { Recogniser } from './recogniser';
import { createSeams, type Seams } from './seams';
import { REST, type Step } from './slices';
import { nodeAt, nodesOf, type Run, rangeOf, runAround, standsAlone } from './text-run';
import { ANY_TREE, type TreeFacts, treeFacts } from './tree-facts';
import { readingOf } from './unread';
import { hasDigit, textsUnder } from './walk';

/** Longest text that is looked through at once, in UTF-16 units. */
const WINDOW = 4096;
/** With so many candidates unanswered the walk rests: the background has enough to do. */
const MOST_WAITING = 2000;
/** Texts between two pauses; one in which there may be a number takes as long as so many others. */
const AT_ONCE = 64;
const COST = 8;
/** More numbers than this one frame never holds. */
const MOST_MARKS = 150_000;
/** Doubtful ones stand in the context menu alone: in a frame with more marks they are let go. */
const MOST_WITH_DOUBT = 20_000;

/** Reads the texts under a node. */
export function* readTexts(desk: Desk, root: Node): Generator<Step> {
  const reading: Reading = {
    texts: textsUnder(root),
    seams: createSeams(isInline(root)),
    facts: onlyOnce(() => treeFacts(root)),
  };
  for (let long = readSome(desk, reading); long !== 'end'; long = readSome(desk, reading)) {
    if (long) yield* readLong(desk, long, reading.facts);
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
  facts: () => TreeFacts;
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
    if (run.text.length > WINDOW) return run;
    const alone = run.nodes.length === 1;
    readShort(desk, run, facts, alone ? own : candidatesIn(desk, run.text));
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
    const own = data.length > WINDOW ? [] : candidatesIn(desk, data);
    if (own.length > 0 || data.length > WINDOW) return own;
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

const anyTree = () => ANY_TREE;

/** Reads one text, with what flows on around it. */
export function* readText(desk: Desk, node: Text): Generator<Step> {
  const run = runAround(node);
  if (run.text.length > WINDOW) yield* readLong(desk, run, anyTree);
  else readShort(desk, run, anyTree, candidatesIn(desk, run.text));
}

/** Most texts with digits hold no candidate: they are to cost as little as can be. */
function readShort(
  desk: Desk,
  run: Run,
  facts: () => TreeFacts,
  candidates: readonly Candidate[],
): void {
  // Nodes that never held anything need not be remembered.
  const known = candidates.length > 0 || run.nodes.some((each) => desk.marks.taken(each));
  if (known) take(desk, run);
  for (const at of candidates) readCandidate(desk, run, at, facts());
}

function* readLong(desk: Desk, run: Run, facts: () => TreeFacts): Generator<Step> {
  take(desk, run);
  for (let from = 0; from < run.text.length; ) {
    const to = windowEnd(run.text, from);
    for (const { start, end, digits } of candidatesIn(desk, run.text.slice(from, to))) {
      readCandidate(desk, run, { start: from + start, end: from + end, digits }, facts());
    }
    from = to;
    yield pace(desk.recogniser);
  }
}

/** Reading waits for the first answer, which spares it most of what is no number, and for a busy background. */
function pace(recogniser: Recogniser): Step {
  const waiting = recogniser.waiting();
  const first = waiting > 0 && recogniser.fewestDigits() === undefined;
  return first || waiting > MOST_WAITING ? REST : undefined;
}

/** From now on these nodes hold what this run says. */
function take({ marks }: Desk, run: Run): void {
  for (const node of run.nodes) marks.take(node, run);
}

function candidatesIn({ recogniser }: Desk, text: string): Candidate[] {
  return findCandidates(text, recogniser.fewestDigits());
}

function readCandidate(desk: Desk, run: Run, at: Candidate, facts: TreeFacts): void {
  const node = nodeAt(run, at.start);
  const reading = node ? readingOf(node.parentElement, facts.care) : 'none';
  if (!node || reading === 'none' || inDialLink(node, desk.barren)) return;
  const candidate = candidateIn(run.text, at, node, desk.records, facts);
  if (!candidate || (reading === 'plus' && !candidate.raw.includes('+'))) return;
  desk.recogniser.judge(candidate, node, (found) => {
    for (const number of found) {
      if (number.confidence === 'doubtful' && desk.marks.size > MOST_WITH_DOUBT) continue;
      const start = at.start + number.start;
      const end = at.start + number.end;
      const nodes = nodesOf(run, start, end);
      if (nodes.some((each) => desk.marks.taken(each) !== run)) continue;
      desk.marks.put({ candidate, found: number, nodes, range: rangeOf(run, start, end) });
    }
  });
}

/** Where to stop in a long text: where no number can go on, if such a place is near. */
function windowEnd(text: string, from: number): number {
  const end = from + WINDOW;
  if (end >= text.length) return text.length;
  const tail = /[\p{L}\n][^\p{L}\n]*$/u.exec(text.slice(end - 256, end));
  return tail ? end - 256 + tail.index : end;
}

function inDialLink(node: Text, barren: WeakSet<Element>): boolean {
  const link = dialLinkAround(node.parentElement);
  return link !== null && !barren.has(link);
}

function onlyOnce<T>(look: () => T): () => T {
  let seen: T | undefined;
  return () => {
    seen ??= look();
    return seen;
  };
}
