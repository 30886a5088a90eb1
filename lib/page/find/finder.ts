import { flowsThrough } from '@/lib/page/dom/inline-flow';
import { shadowRootsUnder } from '@/lib/page/dom/shadow-roots';
import { hasMoreElementsThan, isElement, isText } from '@/lib/page/dom/tree';
import type { DeferredRows } from '@/lib/page/rows/deferred-rows';
import { LARGE, longListsUnder, nodesBeside } from '@/lib/page/rows/long-lists';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';
import { dialLinkAround, dialLinksUnder } from '@/lib/page/text/dial-links';
import { mayHoldNumber } from '@/lib/page/text/may-hold-number';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';
import { type LinkDeps, readLink, readText, readTexts } from './read-candidates';
import { type RowReadingDeps, readRows } from './read-rows';
import { pauseFor } from './recogniser';

/** Reads parts of a page: finds their numbers and marks them. Each reading pauses at its steps. */
export interface Finder {
  /** Reads a node and everything under it, shadow roots included, except deferred rows. */
  read(root: Node): Generator<JobPause>;
  /** Reads nodes that were added or changed. */
  readChanged(nodes: readonly Node[]): Generator<JobPause>;
  /** Reads deferred rows. Calls `done` once there is a verdict on everything asked until then. */
  readRows(rows: Iterable<Element>, done?: () => void): Generator<JobPause>;
  /** Reads shadow roots that are new, under a node and nested. */
  readNewShadows(root: ParentNode & Node): Generator<JobPause>;
}

/** What a finder works with. */
export interface FinderDeps extends LinkDeps {
  rows: DeferredRows;
  /** A new shadow root: watch it, and make marks visible in it. */
  enterShadowRoot: (root: ShadowRoot) => void;
  /** There are elements that have shadow roots, or may get one. */
  expectShadowRoots: () => void;
}

interface FinderContext extends FinderDeps {
  seenRoots: WeakSet<ShadowRoot>;
}

/** A finder for one frame. */
export function createFinder(deps: FinderDeps): Finder {
  const finder: FinderContext = {
    ...deps,
    seenRoots: new WeakSet(),
  };
  const rowDeps: RowReadingDeps = {
    ...deps,
    readPart: (part) => readPart(finder, part),
    readShadows: (row) => readShadows(finder, row),
  };
  return {
    read: (root) => read(finder, root),
    readChanged: (nodes) => readChanged(finder, nodes),
    readRows: (rows, done) => readRows(rowDeps, rows, done),
    readNewShadows: (root) => readNewShadows(finder, root),
  };
}

function* readChanged(finder: FinderContext, nodes: readonly Node[]): Generator<JobPause> {
  finder.rows.deferAdded(nodes);
  for (const node of nodes) {
    yield* read(finder, node);
    yield;
  }
}

function* read(finder: FinderContext, root: Node): Generator<JobPause> {
  const { marks, recordReader, recogniser, rows } = finder;
  if (!root.isConnected) return;
  // It may have been read before its list grew long. Marks of its old content must go.
  if (rows.isDeferred(root)) return marks.removeAt(root);
  recordReader.clear();
  if (isText(root)) {
    yield* readText(finder, root);
    const link = dialLinkAround(root.parentElement);
    if (link) readLink(finder, link);
  }
  if (!isParent(root)) return;
  // Most frames are small: they compile nothing of what long lists need.
  const lists = hasMoreElementsThan(root, LARGE) ? longListsUnder(root) : undefined;
  if (lists?.size) return yield* readBeside(finder, root, lists);
  marks.removeAt(root);
  for (const link of dialLinksUnder(root)) yield readLink(finder, link);
  if (isPart(root) || mayHoldNumber(root, recogniser.minimumDigits())) {
    yield* readTexts(finder, root);
  }
  yield* readShadows(finder, root);
}

/** Reads everything but the rows of long lists, and rows of these that were read before. */
function* readBeside(
  finder: FinderContext,
  root: Node,
  lists: ReadonlySet<Element>,
): Generator<JobPause> {
  const readBefore = finder.rows.defer(lists);
  const { listAncestors, listSiblings } = nodesBeside(lists, root);
  for (const each of listAncestors) {
    const shadow = isElement(each) && shadowRootOf(each);
    if (shadow) readShadow(finder, shadow);
  }
  for (const part of [...listSiblings, ...readBefore]) {
    yield* readPart(finder, part);
    yield pauseFor(finder.recogniser);
  }
}

/** Most texts between elements hold nothing and never did. */
function* readPart(finder: FinderContext, part: Node): Generator<JobPause> {
  const isVoid = isText(part) && !hasDigit(part.data) && !finder.marks.claimOf(part);
  if (!isVoid) yield* read(finder, part);
}

function* readShadows(finder: FinderContext, root: ParentNode & Node): Generator<JobPause> {
  for (const shadow of shadowRootsUnder(root, false)) {
    finder.expectShadowRoots();
    yield;
    if (shadow) readShadow(finder, shadow);
  }
}

/** A job of its own: shadow roots are nested deeper than generators can be. */
function readShadow(finder: FinderContext, shadow: ShadowRoot): void {
  if (!finder.seenRoots.has(shadow)) finder.enterShadowRoot(shadow);
  finder.seenRoots.add(shadow);
  finder.run(read(finder, shadow));
}

/** Finds roots that came without a change of nodes: elements are defined and attached late. */
function* readNewShadows(finder: FinderContext, root: ParentNode & Node): Generator<JobPause> {
  for (const shadow of shadowRootsUnder(root, true)) {
    yield;
    if (!shadow) continue;
    if (finder.seenRoots.has(shadow)) finder.run(readNewShadows(finder, shadow));
    else readShadow(finder, shadow);
  }
}

/** Returns whether a number may continue from an element into the text around it. */
function isPart(root: Node): boolean {
  return flowsThrough(root) && hasDigit(root.textContent ?? '');
}

function isParent(node: Node): node is Element | Document | ShadowRoot {
  return 'querySelectorAll' in node;
}
