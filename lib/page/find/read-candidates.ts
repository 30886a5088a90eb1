import type { RecordReader } from '@/lib/page/context/record-text';
import { readingModeOf } from '@/lib/page/dom/reading-mode';
import { textsUnder } from '@/lib/page/dom/tree';
import type { Mark } from '@/lib/page/highlights/mark';
import type { Marks } from '@/lib/page/highlights/marks';
import type { IdleJob, JobPause } from '@/lib/page/schedule/idle-jobs';
import { candidateAt } from '@/lib/page/text/candidate-text';
import { dialLinkAround, dialText } from '@/lib/page/text/dial-links';
import {
  type FoundRun,
  findRunAround,
  findRunsUnder,
  type RunBatches,
  type Texts,
} from '@/lib/page/text/find-runs';
import { nodeAt, nodesOf, rangeOf, type TextRun, textRunAround } from '@/lib/page/text/text-run';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { Candidate, CandidateText, FoundNumber } from '@/lib/phone/candidates/types';
import { finderHandle } from './frame-state';
import { pauseFor, type Recogniser } from './recogniser';

/** A frame never holds more marks than this. */
const MAX_MARKS = 150_000;
/** With more marks than this, doubtful numbers are dropped: only the context menu offers them. */
const MAX_WITH_DOUBTFUL = 20_000;

/** What leads from text runs to marks. */
interface RunDeps {
  marks: Marks;
  recogniser: Recogniser;
  recordReader: RecordReader;
}

/** What a dial link is read as when its target is not a number: its text is read like other text. */
const NO_NUMBER = 'none';

/**
 * Reads the texts under a node, or `texts`: asks for verdicts on their candidates, and marks the
 * numbers.
 */
export function readTexts(deps: RunDeps, root: Node, texts?: Texts): Generator<JobPause> {
  return readRuns(deps, findRunsUnder(root, deps, texts));
}

/** Reads one text, with the run that it is part of. */
export function readText(deps: RunDeps, node: Text): Generator<JobPause> {
  return readRuns(deps, findRunAround(node, deps));
}

function* readRuns(deps: RunDeps, batches: RunBatches): Generator<JobPause> {
  for (const batch of batches) {
    for (const found of batch) readRun(deps, found);
    yield pauseFor(deps.recogniser);
    if (deps.marks.size > MAX_MARKS) return;
  }
}

function readRun(deps: RunDeps, { run, candidateSpans }: FoundRun): void {
  const { marks } = deps;
  // Nodes that never held a candidate are not remembered.
  if (candidateSpans.length > 0 || run.nodes.some(marks.claimOf)) {
    for (const node of run.nodes) marks.claimNode(node, run);
  }
  for (const at of candidateSpans) readCandidate(deps, run, at);
}

function readCandidate(deps: RunDeps, run: TextRun, at: Candidate): void {
  const node = nodeAt(run, at.start);
  const mode = node ? readingModeOf(node.parentElement) : 'none';
  if (!node || mode === 'none' || isInDialLink(node, deps)) return;
  const candidate = candidateAt(run.text, at, node, deps.recordReader);
  if (!candidate || (mode === 'plus' && !candidate.raw.includes('+'))) return;
  const { marks, recogniser } = deps;
  recogniser.judgeCandidate(candidate, node, (verdict) => {
    for (const found of verdict) {
      if (found.confidence === 'doubtful' && marks.size > MAX_WITH_DOUBTFUL) continue;
      const start = at.start + found.start;
      const end = at.start + found.end;
      const nodes = nodesOf(run, start, end);
      if (!nodes.every((each) => isVerdictCurrent(marks, each, run))) continue;
      marks.add({ candidate, found, nodes, range: rangeOf(run, start, end) });
    }
  });
}

/** Returns whether a verdict applies: the node is in the page, was not read again since, and is not ignored. */
function isVerdictCurrent(marks: Marks, node: Node, source: unknown): boolean {
  const isSame = node.isConnected && marks.claimOf(node) === source;
  return isSame && !finderHandle()?.ignores(node);
}

function isInDialLink(node: Text, { marks }: RunDeps): boolean {
  const link = dialLinkAround(node.parentElement);
  return link !== null && marks.claimOf(link) !== NO_NUMBER;
}

/** What leads from a dial link to its mark. */
export interface LinkDeps extends RunDeps {
  /** Adds a job. */
  run: (job: IdleJob) => void;
}

/** Reads a dial link: marks the number of its target. Without one its text is read. */
export function readLink(deps: LinkDeps, link: Element): undefined {
  const { marks, recogniser } = deps;
  marks.removeAt(link);
  const raw = readingModeOf(link) === 'none' ? undefined : dialText(link);
  if (!raw) return;
  const candidate: CandidateText = { raw, hint: 'tel-link', before: '', after: '' };
  marks.claimNode(link, candidate);
  recogniser.judgeCandidate(candidate, link, ([found]) => {
    if (!isVerdictCurrent(marks, link, candidate)) return;
    if (found) return marks.add(linkMark(link, candidate, found));
    marks.claimNode(link, NO_NUMBER);
    deps.run(readTexts(deps, link));
  });
}

/** A dial link marks the number that it shows, or all of its text if it shows none. */
function linkMark(link: Element, candidate: CandidateText, found: FoundNumber): Mark {
  const range = numberShown(link) ?? wholeTextOf(link);
  return { candidate, found, nodes: [link], ...(range && { range }) };
}

function numberShown(link: Element): StaticRangeInit | undefined {
  const texts = textsUnder(link);
  let node = texts.nextNode() as Text | null;
  while (node && !hasDigit(node.data)) node = texts.nextNode() as Text | null;
  const run = node && textRunAround(node);
  const [only, ...others] = run ? findCandidates(run.text) : [];
  return run && only && others.length === 0 ? rangeOf(run, only.start, only.end) : undefined;
}

function wholeTextOf(link: Element): StaticRangeInit | undefined {
  if (!link.textContent?.trim()) return undefined;
  return {
    startContainer: link,
    startOffset: 0,
    endContainer: link,
    endOffset: link.childNodes.length,
  };
}
