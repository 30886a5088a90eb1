import { shadowRootOf } from '@/lib/platform/shadow-root';
import type { CandidateText } from './candidate-text';
import type { Desk, FinderMeans } from './desk';
import { dialLinkAround, dialLinksUnder, dialText } from './dial-links';
import { holdsMoreThan } from './holds-more';
import { isInline } from './inline';
import { linkMark } from './link-mark';
import { LARGE, longListsOf, longListsUnder, splitAround, textsFrom } from './long-lists';
import { mayBeNumber, mayHoldNumber } from './may-hold';
import { isStill, pace } from './read-run';
import { readText, readTexts } from './read-texts';
import { REST, type Step } from './slices';
import { readingOf } from './unread';
import { hasDigit, mayHaveShadows, shadowRootsUnder } from './walk';

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
export function createFinder(means: FinderMeans): Finder {
  const desk: Desk = {
    ...means,
    entered: new WeakSet(),
    barren: new WeakSet(),
  };
  return {
    read: (root) => read(desk, root),
    readChanged: (nodes) => readChanged(desk, nodes),
    readRows: (rows, done) => readRows(desk, rows, done),
    readNewShadows: (root) => readNewShadows(desk, root),
  };
}

function* read(desk: Desk, root: Node): Generator<Step> {
  if (!root.isConnected || desk.rows.isPutOff(root)) return;
  desk.records.renew();
  if (root.nodeType === Node.TEXT_NODE) {
    yield* readText(desk, root as Text);
    const link = dialLinkAround(root.parentElement);
    if (link) readLink(desk, link);
  }
  if (!isParent(root)) return;
  // Most frames are small, and compile nothing for long lists.
  const lists = holdsMoreThan(root, LARGE) ? longListsUnder(root) : undefined;
  if (lists?.size) return yield* readBeside(desk, root, lists);
  desk.marks.forget(root);
  for (const link of dialLinksUnder(root)) yield readLink(desk, link);
  if (isPart(root) || mayHoldNumber(root, desk.recogniser.fewestDigits())) {
    yield* readTexts(desk, root);
  }
  yield* readShadows(desk, root);
}

/** Reads what stands beside long lists, and rows of theirs that were read before. */
function* readBeside(desk: Desk, root: Node, lists: ReadonlySet<Element>): Generator<Step> {
  const taken = desk.rows.meet(lists);
  const { around, parts } = splitAround(lists, root);
  for (const each of around) {
    const shadow = each instanceof Element && shadowRootOf(each);
    if (shadow) readShadow(desk, shadow);
  }
  for (const part of [...parts, ...taken]) {
    yield* readPart(desk, part);
    yield pace(desk.recogniser);
  }
}

/** Most texts between elements hold nothing and never did. */
function* readPart(desk: Desk, part: Node): Generator<Step> {
  const isVoid = part instanceof Text && !hasDigit(part.data) && !desk.marks.taken(part);
  if (!isVoid) yield* read(desk, part);
}

function* readChanged(desk: Desk, nodes: readonly Node[]): Generator<Step> {
  const filled = longListsOf(nodes);
  if (filled.length > 0) desk.rows.meetFilled(filled, nodes);
  for (const node of nodes) {
    yield* read(desk, node);
    yield;
  }
}

function* readRows(desk: Desk, rows: Iterable<Element>, done?: () => void): Generator<Step> {
  desk.records.renew();
  for (const row of rows) {
    if (!row.isConnected || !desk.rows.take(row)) continue;
    yield* readRow(desk, row);
    for (const text of textsFrom(row.nextSibling)) yield* readPart(desk, text);
    yield pace(desk.recogniser);
  }
  while (done && desk.recogniser.waiting() > 0) yield REST;
  done?.();
}

/** Rows are many and small: little is asked about each. */
function* readRow(desk: Desk, row: Element): Generator<Step> {
  if (holdsMoreThan(row, MOST_IN_ROW)) return yield* read(desk, row);
  for (const link of dialLinksUnder(row)) yield readLink(desk, link);
  if (isPart(row) || mayBeNumber(row.textContent ?? '', desk.recogniser.fewestDigits())) {
    yield* readTexts(desk, row);
  }
  if (mayHaveShadows(row)) yield* readShadows(desk, row);
}

function* readShadows(desk: Desk, root: ParentNode & Node): Generator<Step> {
  for (const shadow of shadowRootsUnder(root, false)) {
    desk.expectShadows();
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
