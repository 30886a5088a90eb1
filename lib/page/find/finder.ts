import { isInline } from '@/lib/page/dom/inline-flow';
import { readingModeOf } from '@/lib/page/dom/reading-mode';
import { mayHaveShadowRoots, shadowRootsUnder } from '@/lib/page/dom/shadow-roots';
import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { linkMark } from '@/lib/page/highlights/link-mark';
import { type Step, WAIT } from '@/lib/page/schedule/idle-jobs';
import type { PageCandidate } from '@/lib/page/text/candidate-text';
import { dialLinkAround, dialLinksUnder, dialText } from '@/lib/page/text/dial-links';
import { mayBeNumber, mayHoldNumber } from '@/lib/page/text/may-hold-number';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import type { FinderContext, FinderDeps } from './finder-context';
import { LARGE, longListsOf, longListsUnder, splitAround, textsFrom } from './long-lists';
import { isCurrent, stepFor } from './read-run';
import { readTextNode, readTexts } from './read-texts';

/** A row of more elements is read as a page is. */
const MOST_IN_ROW = 100;

/** Finds the numbers of a page: from text and links to marks. */
export interface Finder {
  /**
   * Reads a node and all under it, shadow roots included, but rows of long lists that are put off;
   * pauses at each step.
   */
  read(root: Node): Generator<Step>;
  /** Reads nodes that came or changed. */
  readChanged(nodes: readonly Node[]): Generator<Step>;
  /** Reads rows that were put off; `done` is called when all that was asked by then is answered. */
  readRows(rows: Iterable<Element>, done?: () => void): Generator<Step>;
  /** Reads shadow roots that were not met before, under a node and in the roots under it. */
  readNewShadows(root: ParentNode & Node): Generator<Step>;
}

/** A finder for one frame. */
export function createFinder(deps: FinderDeps): Finder {
  const desk: FinderContext = {
    ...deps,
    knownShadowRoots: new WeakSet(),
    linksWithoutNumber: new WeakSet(),
  };
  return {
    read: (root) => read(desk, root),
    readChanged: (nodes) => readChanged(desk, nodes),
    readRows: (rows, done) => readRows(desk, rows, done),
    readNewShadows: (root) => readNewShadows(desk, root),
  };
}

function* read(desk: FinderContext, root: Node): Generator<Step> {
  if (!root.isConnected || desk.rows.isDeferred(root)) return;
  desk.records.clear();
  if (root.nodeType === Node.TEXT_NODE) {
    yield* readTextNode(desk, root as Text);
    const link = dialLinkAround(root.parentElement);
    if (link) readLink(desk, link);
  }
  if (!isParent(root)) return;
  // Most frames are small, and compile nothing for long lists.
  const lists = hasMoreElementsThan(root, LARGE) ? longListsUnder(root) : undefined;
  if (lists?.size) return yield* readBeside(desk, root, lists);
  desk.marks.removeAt(root);
  for (const link of dialLinksUnder(root)) yield readLink(desk, link);
  if (isPart(root) || mayHoldNumber(root, desk.recogniser.fewestDigits())) {
    yield* readTexts(desk, root);
  }
  yield* readShadows(desk, root);
}

/** Reads what stands beside long lists, and rows of theirs that were read before. */
function* readBeside(
  desk: FinderContext,
  root: Node,
  lists: ReadonlySet<Element>,
): Generator<Step> {
  const taken = desk.rows.meet(lists);
  const { around, parts } = splitAround(lists, root);
  for (const each of around) {
    const shadow = each instanceof Element && shadowRootOf(each);
    if (shadow) readShadow(desk, shadow);
  }
  for (const part of [...parts, ...taken]) {
    yield* readPart(desk, part);
    yield stepFor(desk.recogniser);
  }
}

/** Most texts between elements hold nothing and never did. */
function* readPart(desk: FinderContext, part: Node): Generator<Step> {
  const isVoid = part instanceof Text && !hasDigit(part.data) && !desk.marks.claimOf(part);
  if (!isVoid) yield* read(desk, part);
}

function* readChanged(desk: FinderContext, nodes: readonly Node[]): Generator<Step> {
  const filled = longListsOf(nodes);
  if (filled.length > 0) desk.rows.meetFilled(filled, nodes);
  for (const node of nodes) {
    yield* read(desk, node);
    yield;
  }
}

function* readRows(
  desk: FinderContext,
  rows: Iterable<Element>,
  done?: () => void,
): Generator<Step> {
  desk.records.clear();
  for (const row of rows) {
    if (!row.isConnected || !desk.rows.take(row)) continue;
    yield* readRow(desk, row);
    for (const text of textsFrom(row.nextSibling)) yield* readPart(desk, text);
    yield stepFor(desk.recogniser);
  }
  while (done && desk.recogniser.waiting() > 0) yield WAIT;
  done?.();
}

/** Rows are many and small: little is asked about each. */
function* readRow(desk: FinderContext, row: Element): Generator<Step> {
  if (hasMoreElementsThan(row, MOST_IN_ROW)) return yield* read(desk, row);
  for (const link of dialLinksUnder(row)) yield readLink(desk, link);
  if (isPart(row) || mayBeNumber(row.textContent ?? '', desk.recogniser.fewestDigits())) {
    yield* readTexts(desk, row);
  }
  if (mayHaveShadowRoots(row)) yield* readShadows(desk, row);
}

function* readShadows(desk: FinderContext, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, false)) {
    desk.expectShadowRoots();
    yield;
    if (shadow) readShadow(desk, shadow);
  }
}

function readShadow(desk: FinderContext, shadow: ShadowRoot): void {
  if (!desk.knownShadowRoots.has(shadow)) desk.enterShadowRoot(shadow);
  desk.knownShadowRoots.add(shadow);
  desk.run(read(desk, shadow));
}

/** Finds roots that came without a change of nodes: elements are defined and attached late. */
function* readNewShadows(desk: FinderContext, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, true)) {
    yield;
    if (!shadow) continue;
    if (desk.knownShadowRoots.has(shadow)) desk.run(readNewShadows(desk, shadow));
    else readShadow(desk, shadow);
  }
}

function readLink(desk: FinderContext, link: Element): undefined {
  const { marks, linksWithoutNumber, recogniser } = desk;
  marks.removeAt(link);
  const raw = readingModeOf(link, true) === 'none' ? undefined : dialText(link);
  if (!raw) return;
  const candidate: PageCandidate = { raw, hint: 'tel-link', before: '', after: '' };
  marks.claim(link, candidate);
  recogniser.judge(candidate, link, ([found]) => {
    if (!isCurrent(desk, link, candidate)) return;
    if (found) return marks.add(linkMark(link, candidate, found));
    linksWithoutNumber.add(link);
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
