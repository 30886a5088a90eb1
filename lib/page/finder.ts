import { type Candidate, findCandidates } from '@/lib/phone/candidates';
import { type CandidateText, candidateIn, recordAround } from './candidate-text';
import { dialLinkAround, dialLinksUnder, dialText } from './dial-links';
import { linkMark } from './link-mark';
import type { Marks } from './marks';
import { mayHoldNumber } from './may-hold';
import type { Recogniser } from './recogniser';
import { createRecordTexts, type RecordTexts } from './record-text';
import { type Job, REST, type Step } from './slices';
import { nodesOf, type Run, rangeOf, runAround } from './text-run';
import { needsCare, readingOf } from './unread';
import { digitTexts, shadowRootsUnder } from './walk';

/** Longest text that is looked through at once, in UTF-16 units. */
const WINDOW = 4096;
/** With so many candidates unanswered the walk rests: the background has enough to do. */
const MOST_WAITING = 2000;
/** Texts with digits that are read between two pauses. */
const AT_ONCE = 8;
/** More numbers than this one frame never holds. */
const MOST_MARKS = 150_000;

/** What a finder works with. */
export interface FinderMeans {
  marks: Marks;
  recogniser: Recogniser;
  /** A shadow root was met for the first time: watch it, and make marks visible in it. */
  enter: (root: ShadowRoot) => void;
  /** Takes on more work: roots nest deeper than calls can. */
  run: (job: Job) => void;
}

/** Finds the numbers of a page: from text and links to marks. */
export interface Finder {
  /** Reads a node and all under it, shadow roots included; pauses at each step. */
  read(root: Node): Generator<Step>;
  /** Reads shadow roots that were not met before, under a node and in the roots under it. */
  readNewShadows(root: ParentNode & Node): Generator<Step>;
  /** Whether elements were met that authors give shadow roots. */
  metHosts(): boolean;
}

/** What a finder works with, and what it remembers. */
interface Desk extends FinderMeans {
  /** The newest run or link text read for a node: older verdicts are no longer for it. */
  current: WeakMap<Node, unknown>;
  entered: WeakSet<ShadowRoot>;
  metHosts: boolean;
  /** Dial links whose target is no number: their text is read like any other. */
  barren: WeakSet<Element>;
  /** Of the page as it stood when the newest reading began. */
  records: RecordTexts;
}

/** A finder for one frame. */
export function createFinder(means: FinderMeans): Finder {
  const desk: Desk = {
    ...means,
    current: new WeakMap(),
    entered: new WeakSet(),
    metHosts: false,
    barren: new WeakSet(),
    records: createRecordTexts(),
  };
  return {
    read: (root) => read(desk, root),
    readNewShadows: (root) => readNewShadows(desk, root),
    metHosts: () => desk.metHosts,
  };
}

function* read(desk: Desk, root: Node): Generator<Step> {
  if (!root.isConnected) return;
  desk.records = createRecordTexts();
  if (root.nodeType === Node.TEXT_NODE) {
    yield* readText(desk, root as Text, true);
    const link = dialLinkAround(root.parentElement);
    if (link) readLink(desk, link);
  }
  if (!isParent(root)) return;
  desk.marks.forget(root);
  for (const link of dialLinksUnder(root)) yield readLink(desk, link);
  if (mayHoldNumber(root)) yield* readTexts(desk, root);
  yield* readShadows(desk, root);
}

function* readTexts(desk: Desk, root: Node): Generator<Step> {
  const care = needsCare(root);
  let last: Run | undefined;
  let read = 0;
  for (const node of digitTexts(root)) {
    if (node && !last?.nodes.includes(node)) {
      last = runAround(node);
      if (last.text.length > WINDOW) yield* readLong(desk, node, last, care);
      else readShort(desk, node, last, care);
    }
    if (desk.recogniser.waiting() > MOST_WAITING) yield REST;
    else if (!node || ++read % AT_ONCE === 0) yield;
    if (desk.marks.size > MOST_MARKS) return;
  }
}

function* readShadows(desk: Desk, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, false)) {
    desk.metHosts = true;
    yield;
    if (shadow) readShadow(desk, shadow);
  }
}

function readShadow(desk: Desk, shadow: ShadowRoot): void {
  if (!desk.entered.has(shadow)) desk.enter(shadow);
  desk.entered.add(shadow);
  desk.run(read(desk, shadow));
}

/** Finds roots that came without a change of nodes: elements are defined and attached late. */
function* readNewShadows(desk: Desk, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, true)) {
    yield;
    if (!shadow) continue;
    if (desk.entered.has(shadow)) desk.run(readNewShadows(desk, shadow));
    else readShadow(desk, shadow);
  }
}

function* readText(desk: Desk, node: Text, care: boolean): Generator<Step> {
  const run = runAround(node);
  if (run.text.length > WINDOW) yield* readLong(desk, node, run, care);
  else readShort(desk, node, run, care);
}

/** Most texts with digits hold no candidate: they are to cost as little as can be. */
function readShort(desk: Desk, node: Text, run: Run, care: boolean): void {
  const candidates = findCandidates(run.text);
  // Nodes that never held anything need not be remembered.
  const known = candidates.length > 0 || run.nodes.some((each) => desk.current.has(each));
  if (known) take(desk, run);
  const reading = candidates.length > 0 ? readingOf(node.parentElement, care) : 'none';
  if (reading === 'none') return;
  for (const at of candidates) readCandidate(desk, run, at, reading === 'plus');
}

function* readLong(desk: Desk, node: Text, run: Run, care: boolean): Generator<Step> {
  const reading = readingOf(node.parentElement, care);
  take(desk, run);
  for (let from = 0; reading !== 'none' && from < run.text.length; ) {
    const to = windowEnd(run.text, from);
    for (const { start, end } of findCandidates(run.text.slice(from, to))) {
      readCandidate(desk, run, { start: from + start, end: from + end }, reading === 'plus');
    }
    from = to;
    yield desk.recogniser.waiting() > MOST_WAITING ? REST : undefined;
  }
}

/** From now on these nodes hold what this run says. */
function take({ marks, current }: Desk, run: Run): void {
  for (const node of run.nodes) {
    marks.forget(node);
    current.set(node, run);
  }
}

function readCandidate(desk: Desk, run: Run, at: Candidate, plusOnly: boolean): void {
  const candidate = candidateIn(run, at, desk.records);
  if (!candidate || (plusOnly && !candidate.raw.includes('+'))) return;
  if (inDialLink(run, at.start, desk.barren)) return;
  desk.recogniser.judge(candidate, (found) => {
    for (const [index, number] of found.entries()) {
      const [start, end] = [at.start + number.start, at.start + number.end];
      const nodes = nodesOf(run, start, end);
      if (nodes.some((node) => desk.current.get(node) !== run)) continue;
      desk.marks.put({ candidate, index, found: number, nodes, range: rangeOf(run, start, end) });
    }
  });
}

function readLink(desk: Desk, link: Element): undefined {
  const { marks, current, barren, recogniser } = desk;
  marks.forget(link);
  const raw = readingOf(link, true) === 'none' ? undefined : dialText(link);
  if (!raw) return;
  const around = { before: '', after: '', ...recordAround(raw, link, desk.records) };
  const candidate: CandidateText = { raw, hint: 'tel-link', ...around };
  current.set(link, candidate);
  recogniser.judge(candidate, ([found]) => {
    if (current.get(link) !== candidate) return;
    if (found) return marks.put(linkMark(link, candidate, found));
    barren.add(link);
    for (const node of digitTexts(link)) if (node) readText(desk, node, true).next();
  });
}

/** Where to stop in a long text: where no number can go on, if such a place is near. */
function windowEnd(text: string, from: number): number {
  const end = from + WINDOW;
  if (end >= text.length) return text.length;
  const tail = /[\p{L}\n][^\p{L}\n]*$/u.exec(text.slice(end - 256, end));
  return tail ? end - 256 + tail.index : end;
}

function inDialLink(run: Run, offset: number, barren: WeakSet<Element>): boolean {
  const [node] = nodesOf(run, offset, offset + 1);
  const link = dialLinkAround(node?.parentElement ?? null);
  return link !== null && !barren.has(link);
}

function isParent(node: Node): node is Element | Document | ShadowRoot {
  return 'querySelectorAll' in node;
}
