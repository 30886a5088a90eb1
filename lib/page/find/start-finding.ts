import type { ask } from '@/lib/messages/client';
import { pageLanguage } from '@/lib/page/context/page-facts';
import { createRecordReader } from '@/lib/page/context/record-text';
import { createMutationWatch } from '@/lib/page/dom/mutation-watch';
import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { createHighlighter } from '@/lib/page/highlights/highlighter';
import { createMarks } from '@/lib/page/highlights/marks';
import { createPainter } from '@/lib/page/highlights/painter';
import { createShadowStyle } from '@/lib/page/highlights/shadow-style';
import { delay } from '@/lib/page/schedule/delay';
import { createIdleJobs, type Step, WAIT, whenIdle } from '@/lib/page/schedule/idle-jobs';
import { createLateChecks } from '@/lib/page/schedule/late-checks';
import { throttle } from '@/lib/page/schedule/throttle';
import { withContext } from '@/lib/page/text/candidate-text';
import { createFinder, type Finder } from './finder';
import type { FrameState } from './frame-state';
import { stepFor } from './read-run';
import { createRecogniser } from './recogniser';
import { createRowReader } from './row-reader';

/** How long a change waits to be read, in milliseconds: most come in several steps. */
const WAIT_MS = 20;
/** On a page that changes all the time, most of what came is gone again when its turn comes. */
const BUSY_WAIT_MS = 200;
const QUIET_MS = 1000;
/** What is read first has at most so many elements. */
const MOST_FIRST = 5000;
/** Wait between two sweeps of nodes that left the page, in milliseconds. */
const SWEEP_MS = 2000;

/** Keeps the numbers of a frame marked until the signal ends. */
export function startFinding(
  document: Document,
  tell: typeof ask,
  signal: AbortSignal,
): Pick<FrameState, 'marks' | 'recogniser' | 'putOff' | 'read'> {
  const now = () => performance.now();
  const records = createRecordReader();
  const recogniser = createRecogniser({
    ask: tell,
    inFull: (candidate, node) => withContext(candidate, node, records),
    lang: pageLanguage,
    countries: () => marks.countries(),
    delay,
    answered: () => slices.resume(),
    signal,
  });
  const slices = createIdleJobs({ signal, now, whenIdle, paused: recogniser.flush });
  const busy = () => slices.busy() || recogniser.waiting() > 0;
  const run = slices.add;
  const painting = { highlighter: createHighlighter(signal), run, busy, delay, signal };
  const marks = createMarks(createPainter(painting));
  const readRows: Finder['readRows'] = (rows, done) => finder.readRows(rows, done);
  const reader = createRowReader({ finder: { readRows }, run, busy, delay, signal });
  const styleShadow = import.meta.env.FIREFOX ? createShadowStyle(signal) : undefined;
  const finder = createFinder({
    marks,
    recogniser,
    records,
    rows: reader.rows,
    run,
    expectShadowRoots: createLateChecks(() => run(finder.readNewShadows(document)), delay, signal),
    enterShadowRoot(root) {
      styleShadow?.(root);
      watch.over(root);
    },
  });
  let due = false;
  let last = Number.NEGATIVE_INFINITY;
  const watch = createMutationWatch(() => {
    if (due) return;
    due = true;
    const wait = now() - last < QUIET_MS ? BUSY_WAIT_MS : WAIT_MS;
    delay(() => run(catchUp()), wait);
  }, signal);
  const sweep = throttle(() => run(marks.sweep()), delay, SWEEP_MS);

  function* catchUp(): Generator<Step> {
    // While the background is silent one waits for it, with all that changes meanwhile: each begun would stay.
    while (stepFor(recogniser)) yield WAIT;
    due = false;
    last = now();
    const changed = watch.changed();
    const gone = watch.removed();
    if (gone) sweep();
    if (gone && recogniser.renew()) changed.push(...nationalOnes());
    yield* finder.readChanged(changed);
    reader.look();
  }

  /** Where numbers are marked that do not name their country: they may have hung on one that left. */
  function nationalOnes(): Node[] {
    return [...marks.painted()].flatMap(({ found, nodes }) => (found.country ? [] : nodes));
  }

  function* readAll(): Generator<Step> {
    // Asked before the first slice, the browser would lay the page out for it.
    const seen = elementInView(document);
    if (seen) yield* finder.read(seen);
    yield* finder.read(document);
    yield* reader.readNear();
  }

  watch.over(document);
  run(readAll());
  return {
    marks,
    recogniser,
    putOff: reader.rows.all,
    read: (rows) => new Promise((done) => run(readRows(rows, done))),
  };
}

/** On a page that stands scrolled: what fills the middle of the viewport, to be read first. */
function elementInView(document: Document): Element | undefined {
  if (window.scrollY < innerHeight) return undefined;
  let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (at && at.clientHeight < innerHeight / 2) at = at.parentElement;
  return at && !hasMoreElementsThan(at, MOST_FIRST) ? at : undefined;
}
