import type { ask } from '@/lib/messages/client';
import { inFull } from './candidate-text';
import { elementsUnder } from './elements-under';
import { createFinder } from './finder';
import { createHighlighter } from './highlighter';
import { createMarks, type Marks } from './marks';
import { pageLanguage } from './page-facts';
import { createPainter } from './painter';
import { createRecogniser, type Recogniser } from './recogniser';
import { createRecordTexts } from './record-text';
import { styleShadow } from './shadow-style';
import { createSlices, type Step, whenIdle } from './slices';
import { createWatch } from './watch';

/** How long a change waits to be read, in milliseconds: most come in several steps. */
const WAIT_MS = 20;
/** On a page that changes all the time, most of what came is gone again when its turn comes. */
const BUSY_WAIT_MS = 200;
const QUIET_MS = 1000;
/** What is read first has at most so many elements. */
const MOST_FIRST = 5000;
/** Waits between looks for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 1500, 4000];
/** Wait between two sweeps of nodes that left the page, in milliseconds. */
const SWEEP_MS = 2000;

/** Keeps the numbers of a frame marked until the signal ends. */
export function startFinding(
  document: Document,
  tell: typeof ask,
  signal: AbortSignal,
): { marks: Marks; recogniser: Recogniser } {
  const later = (run: () => void, ms: number) => void setTimeout(run, ms);
  const records = createRecordTexts();
  const recogniser = createRecogniser({
    ask: tell,
    inFull: (candidate, node) => inFull(candidate, node, records),
    lang: pageLanguage,
    later,
    answered: () => slices.wake(),
    signal,
  });
  const slices = createSlices({
    signal,
    now: () => performance.now(),
    whenIdle,
    paused: recogniser.flush,
  });
  const highlighter = createHighlighter(signal);
  const busy = () => slices.busy() || recogniser.waiting() > 0;
  const marks = createMarks(createPainter({ highlighter, run: slices.add, busy, later, signal }));
  const finder = createFinder({
    marks,
    recogniser,
    records,
    run: slices.add,
    enter(root) {
      if (import.meta.env.FIREFOX) styleShadow(root, signal);
      watch.over(root);
    },
  });
  let due = false;
  let last = Number.NEGATIVE_INFINITY;
  const watch = createWatch(() => {
    if (due) return;
    due = true;
    const wait = performance.now() - last < QUIET_MS ? BUSY_WAIT_MS : WAIT_MS;
    later(() => slices.add(catchUp()), wait);
  }, signal);
  const sweep = onceAWhile(() => {
    if (!signal.aborted) slices.add(marks.sweep());
  }, later);

  // Where the page stands is asked in a slice: asked at once, the browser would lay the page out for it.
  function* readInView(): Generator<Step> {
    const seen = elementInView(document);
    if (seen) yield* finder.read(seen);
  }

  function* catchUp(): Generator<Step> {
    due = false;
    last = performance.now();
    for (const node of watch.changed()) yield* finder.read(node);
    lookAgain();
    if (watch.removed()) sweep();
  }

  function* readAll(): Generator<Step> {
    yield* readInView();
    yield* finder.read(document);
    lookAgain();
  }

  let looking = false;
  const lookAgain = () => {
    // Many frames hold text and tables alone.
    if (looking || !finder.mayGetShadows()) return;
    looking = true;
    lookLater(LATE_MS);
  };
  const lookLater = ([wait, ...waits]: readonly number[]) => {
    if (wait === undefined || signal.aborted) return;
    later(() => {
      slices.add(finder.readNewShadows(document));
      lookLater(waits);
    }, wait);
  };

  watch.over(document);
  slices.add(readAll());
  return { marks, recogniser };
}

/** On a page that stands scrolled: what fills the middle of the viewport, to be read first. */
function elementInView(document: Document): Element | undefined {
  if (window.scrollY < innerHeight) return undefined;
  let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (at && at.clientHeight < innerHeight / 2) at = at.parentElement;
  return at && elementsUnder(at) < MOST_FIRST ? at : undefined;
}

/** Runs once a while after it was asked to, however often that is. */
function onceAWhile(run: () => void, later: (run: () => void, ms: number) => void): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    later(() => {
      due = false;
      run();
    }, SWEEP_MS);
  };
}
