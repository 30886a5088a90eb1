import type { CandidateText } from './candidate-text';
import type { Desk, FinderMeans } from './desk';
import { dialLinkAround, dialLinksUnder, dialText } from './dial-links';
import { isInline } from './inline';
import { linkMark } from './link-mark';
import { mayHoldNumber } from './may-hold';
import { isStill } from './read-run';
import { readText, readTexts } from './read-texts';
import type { Step } from './slices';
import { readingOf } from './unread';
import { hasDigit, shadowRootsUnder } from './walk';

/** Finds the numbers of a page: from text and links to marks. */
export interface Finder {
  /** Reads a node and all under it, shadow roots included; pauses at each step. */
  read(root: Node): Generator<Step>;
  /** Reads shadow roots that were not met before, under a node and in the roots under it. */
  readNewShadows(root: ParentNode & Node): Generator<Step>;
  /** Whether elements were met that have shadow roots, or may be given some. */
  mayGetShadows(): boolean;
}

/** A finder for one frame. */
export function createFinder(means: FinderMeans): Finder {
  const desk: Desk = {
    ...means,
    entered: new WeakSet(),
    mayGetShadows: false,
    barren: new WeakSet(),
  };
  return {
    read: (root) => read(desk, root),
    readNewShadows: (root) => readNewShadows(desk, root),
    mayGetShadows: () => desk.mayGetShadows,
  };
}

function* read(desk: Desk, root: Node): Generator<Step> {
  if (!root.isConnected) return;
  desk.records.renew();
  if (root.nodeType === Node.TEXT_NODE) {
    yield* readText(desk, root as Text);
    const link = dialLinkAround(root.parentElement);
    if (link) readLink(desk, link);
  }
  if (!isParent(root)) return;
  desk.marks.forget(root);
  for (const link of dialLinksUnder(root)) yield readLink(desk, link);
  if (isPart(root) || mayHoldNumber(root, desk.recogniser.fewestDigits())) {
    yield* readTexts(desk, root);
  }
  yield* readShadows(desk, root);
}

function* readShadows(desk: Desk, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, false)) {
    desk.mayGetShadows = true;
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

function readLink(desk: Desk, link: Element): undefined {
  const { marks, barren, recogniser } = desk;
  marks.forget(link);
  const raw = readingOf(link, true) === 'none' ? undefined : dialText(link);
  if (!raw) return;
  const candidate: CandidateText = { raw, hint: 'tel-link', before: '', after: '' };
  marks.take(link, candidate);
  recogniser.judge(candidate, link, ([found]) => {
    if (!isStill(desk, link, candidate)) return;
    if (found) return marks.put(linkMark(link, candidate, found));
    barren.add(link);
    desk.run(readTexts(desk, link));
  });
}

/** Whether an element may hold some digits of a number that others around it hold with it. */
function isPart(root: Node): boolean {
  return isInline(root) && hasDigit(root.textContent ?? '');
}

function isParent(node: Node): node is Element | Document | ShadowRoot {
  return 'querySelectorAll' in node;
}
