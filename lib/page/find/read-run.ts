import { type ReadTreeTraits, readingModeOf, type TreeTraits } from '@/lib/page/dom/reading-mode';
import { type Step, WAIT } from '@/lib/page/schedule/idle-jobs';
import { candidateAt } from '@/lib/page/text/candidate-text';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { nodeAt, nodesOf, rangeOf, type TextRun } from '@/lib/page/text/text-run';
import { findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { Candidate } from '@/lib/phone/candidates/types';
import type { FinderContext } from './finder-context';
import type { Recogniser } from './recogniser';

/** Longest text that is looked through at once, in UTF-16 units. */
const WINDOW = 4096;
/** With so many candidates unanswered the walk rests: the background has enough to do. */
const MOST_WAITING = 2000;
/** Doubtful ones stand in the context menu alone: in a frame with more marks they are let go. */
const MOST_WITH_DOUBT = 20_000;

/** Whether a text is too long to be looked through at once. */
export function isLong(text: string): boolean {
  return text.length > WINDOW;
}

/** Where in a text there may be numbers, as far as is known what is none on this page. */
export function candidatesIn({ recogniser }: FinderContext, text: string): Candidate[] {
  return findCandidates(text, recogniser.fewestDigits());
}

/** Asks about the candidates in a run. */
export function readRun(
  desk: FinderContext,
  run: TextRun,
  facts: ReadTreeTraits,
  candidates: readonly Candidate[],
): void {
  // Nodes that never held anything need not be remembered.
  const known = candidates.length > 0 || run.nodes.some((each) => desk.marks.claimOf(each));
  if (known) take(desk, run);
  for (const at of candidates) readCandidate(desk, run, at, facts());
}

/** Asks about the candidates in a long run, piece by piece. */
export function* readLongRun(
  desk: FinderContext,
  run: TextRun,
  facts: ReadTreeTraits,
): Generator<Step> {
  take(desk, run);
  for (let from = 0; from < run.text.length; ) {
    const to = windowEnd(run.text, from);
    for (const { start, end, digits } of candidatesIn(desk, run.text.slice(from, to))) {
      readCandidate(desk, run, { start: from + start, end: from + end, digits }, facts());
    }
    from = to;
    yield stepFor(desk.recogniser);
  }
}

/** Reading waits for the first answer, which spares it most of what is no number, and for a busy background. */
export function stepFor(recogniser: Recogniser): Step {
  const waiting = recogniser.waiting();
  const first = waiting > 0 && recogniser.fewestDigits() === undefined;
  return first || waiting > MOST_WAITING ? WAIT : undefined;
}

/** From now on these nodes hold what this run says. */
function take({ marks }: FinderContext, run: TextRun): void {
  for (const node of run.nodes) marks.claim(node, run);
}

/** Whether an answer is still for a node: other text may be there by now, or the node be gone from the page. */
export function isCurrent({ marks }: FinderContext, node: Node, reading: unknown): boolean {
  return node.isConnected && marks.claimOf(node) === reading;
}

function readCandidate(desk: FinderContext, run: TextRun, at: Candidate, facts: TreeTraits): void {
  const node = nodeAt(run, at.start);
  const reading = node ? readingModeOf(node.parentElement, facts.hasEditorsOrCode) : 'none';
  if (!node || reading === 'none' || inDialLink(node, desk.linksWithoutNumber)) return;
  const candidate = candidateAt(run.text, at, node, desk.records, facts);
  if (!candidate || (reading === 'plus' && !candidate.raw.includes('+'))) return;
  desk.recogniser.judge(candidate, node, (found) => {
    for (const number of found) {
      if (number.confidence === 'doubtful' && desk.marks.size > MOST_WITH_DOUBT) continue;
      const start = at.start + number.start;
      const end = at.start + number.end;
      const nodes = nodesOf(run, start, end);
      if (!nodes.every((each) => isCurrent(desk, each, run))) continue;
      desk.marks.add({ candidate, found: number, nodes, range: rangeOf(run, start, end) });
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
