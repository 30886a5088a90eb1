/**
 * The DOM of foreign pages: `lib/page` finds the numbers of a frame and marks them (`find/`), offers
 * the one that the rep points at (`point/`), holds the call card (`card/`) and decides which press
 * counts (`trust/`). `entrypoints/finder` starts this module in a frame that may hold a number, and
 * `entrypoints/card` starts the rest. It reads texts, links, fields and what is around them, and asks
 * the background for verdicts and offers. It paints CSS highlights and adds one element of ours. It
 * never changes a node or an attribute of the page.
 */

import type { Ask } from '@/lib/messages/client';
import { countryFactsOfPage } from '@/lib/page/context/page-facts';
import { createRecordReader } from '@/lib/page/context/record-text';
import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { createHighlighter, createShadowStyle } from '@/lib/page/highlights/highlighter';
import { createMarks } from '@/lib/page/highlights/marks';
import { createPainter } from '@/lib/page/highlights/painter';
import { createDeferredRows } from '@/lib/page/rows/deferred-rows';
import { createRowReader } from '@/lib/page/rows/row-reader';
import { createIdleJobs, type JobPause, whenIdle } from '@/lib/page/schedule/idle-jobs';
import { createDelay, createLateChecks } from '@/lib/page/schedule/timers';
import { withContext } from '@/lib/page/text/candidate-text';
import { createFinder } from './finder';
import { followChanges } from './follow-changes';
import type { FrameState } from './frame-state';
import { createRecogniser } from './recogniser';

/** Maximum number of elements read in the first pass. */
const MAX_FIRST = 5000;

/** Keeps the numbers of a frame marked until the signal aborts. */
export function startFinding(
  document: Document,
  ask: Ask,
  abortSignal: AbortSignal,
): Pick<FrameState, 'marks' | 'deferredRows' | 'readRows'> {
  const now = () => performance.now();
  const delay = createDelay(abortSignal);
  const onPause = (more: boolean) => recogniser.flush(more);
  const jobs = createIdleJobs({ abortSignal, now, whenIdle, onPause });
  const recordReader = createRecordReader();
  const recogniser = createRecogniser({
    ask,
    withEvidence: (candidate, node) => withContext(candidate, node, recordReader),
    facts: () => countryFactsOfPage({ marks }),
    delay,
    onVerdicts: jobs.resume,
    abortSignal,
  });
  const busy = () => jobs.busy() || recogniser.waitingLines() > 0;
  const run = jobs.add;
  const schedule = { run, busy, delay, now, abortSignal };
  const marks = createMarks(createPainter(createHighlighter(abortSignal), schedule));
  const rows = createDeferredRows((list) => rowReader.watch(list));
  const styleShadow = import.meta.env.FIREFOX ? createShadowStyle(abortSignal) : undefined;
  const finder = createFinder({
    marks,
    recogniser,
    recordReader,
    rows,
    run,
    expectShadowRoots: createLateChecks(() => run(finder.readNewShadows(document)), delay),
    enterShadowRoot(root) {
      styleShadow?.(root);
      observe(root);
    },
  });
  const { readRows, readChanged } = finder;
  const rowReader = createRowReader(rows, readRows, schedule);
  const readRowsSoon = rowReader.readNearSoon;
  const observe = followChanges({ recogniser, marks, readChanged, readRowsSoon }, schedule);

  function* readAll(): Generator<JobPause> {
    // Not before the first slice: it makes the browser lay out the page.
    const seen = elementInView(document);
    if (seen) yield* finder.read(seen);
    yield* finder.read(document);
    yield* rowReader.readNear();
  }

  observe(document);
  run(readAll());
  return {
    marks,
    deferredRows: rows.all,
    readRows: (some) => new Promise((done) => run(readRows(some, done))),
  };
}

/** Returns what fills the middle of the viewport on a page that is scrolled: it is read first. */
function elementInView(document: Document): Element | undefined {
  if (window.scrollY < innerHeight) return undefined;
  let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (at && at.clientHeight < innerHeight / 2) at = at.parentElement;
  return at && !hasMoreElementsThan(at, MAX_FIRST) ? at : undefined;
}
