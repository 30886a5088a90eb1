import { mayBeOrContainHost } from '@/lib/page/dom/shadow-roots';
import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import type { DeferredRows } from '@/lib/page/rows/deferred-rows';
import { textsFrom } from '@/lib/page/rows/long-lists';
import { type JobPause, STALL } from '@/lib/page/schedule/idle-jobs';
import { dialLinksUnder, mayHoldLinks } from '@/lib/page/text/dial-links';
import { createRowTexts, type RowTexts } from '@/lib/page/text/row-texts';
import { type LinkDeps, readLink, readTexts } from './read-candidates';
import { pauseFor } from './recogniser';

/** Rows between two pauses, at most. */
const ROWS_AT_ONCE = 16;
/** The rows of a list with more elements are counted one by one. */
const MAX_ELEMENTS = 30_000;

/** What reading rows needs. */
export interface RowReadingDeps extends LinkDeps {
  rows: Pick<DeferredRows, 'release'>;
  /** Reads a row, or text beside it, like any other part of a page. */
  readPart: (part: Node) => Generator<JobPause>;
  readShadows: (row: Element) => Generator<JobPause>;
}

/** Rows of one list that are read together. */
interface RowGroup {
  list: Element;
  rows: Element[];
  rowTexts: RowTexts;
}

/** Reads deferred rows. Calls `done` once there is a verdict on everything asked until then. */
export function* readRows(
  deps: RowReadingDeps,
  rows: Iterable<Element>,
  done?: () => void,
): Generator<JobPause> {
  const { recordReader, recogniser } = deps;
  recordReader.clear();
  let group: RowGroup | undefined;
  for (const row of rows) {
    const list = row.parentElement;
    if (!list || !row.isConnected || !deps.rows.release(row)) continue;
    if (group?.list !== list) {
      if (group) yield* readGroup(deps, group);
      group = startGroup(list);
    }
    if (!group.rowTexts.add(row, recogniser.minimumDigits())) yield* readAlone(deps, row);
    else if (group.rows.push(row) === ROWS_AT_ONCE || group.rowTexts.isFull()) {
      yield* readGroup(deps, group);
    }
  }
  if (group) yield* readGroup(deps, group);
  while (done && recogniser.waitingLines() > 0) yield STALL;
  done?.();
}

function startGroup(list: Element): RowGroup {
  const isLarge = hasMoreElementsThan(list, MAX_ELEMENTS);
  return { list, rows: [], rowTexts: createRowTexts(list, isLarge) };
}

/** Large, or numbers may continue from one row into the next. */
function* readAlone({ readPart, recogniser }: RowReadingDeps, row: Element): Generator<JobPause> {
  for (const part of [row, ...textsFrom(row.nextSibling)]) yield* readPart(part);
  yield pauseFor(recogniser);
}

/** Reads rows together: they are many and small. */
function* readGroup(deps: RowReadingDeps, group: RowGroup): Generator<JobPause> {
  const { list, rows } = group;
  const texts = group.rowTexts.take();
  if (rows[0] && texts) yield* readTexts(deps, rows[0], texts);
  group.rows = [];
  const linked = mayHoldLinks(list);
  for (const row of rows) {
    if (linked) for (const link of dialLinksUnder(row)) readLink(deps, link);
    if (mayBeOrContainHost(row)) yield* deps.readShadows(row);
  }
  yield pauseFor(deps.recogniser);
}
