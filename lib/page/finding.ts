import type { ask } from '@/lib/messages/client';
import { inFull } from './candidate-text';
import { createFinder, type Finder } from './finder';
import { createHighlighter } from './highlighter';
import { holdsMoreThan } from './holds-more';
import { lateLooks } from './late-looks';
import { later } from './later';
import { createMarks } from './marks';
import { onceAWhile } from './once-a-while';
import { pageLanguage } from './page-facts';
import { createPainter } from './painter';
import { pace } from './read-run';
import { createRecogniser } from './recogniser';
import { createRecordTexts } from './record-text';
import { createRowReader } from './row-reader';
import { createShadowStyle } from './shadow-style';
import { createSlices, REST, type Step, whenIdle } from './slices';
import type { Finding } from './wake';
import { createWatch } from './watch';

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
): Pick<Finding, 'marks' | 'recogniser' | 'putOff' | 'read'> {
  const now = () => performance.now();
  const records = createRecordTexts();
  const recogniser = createRecogniser({
    ask: tell,
    inFull: (candidate, node) => inFull(candidate, node, records),
    lang: pageLanguage,
    countries: () => marks.countries(),
    later,
    answered: () => slices.wake(),
    signal,
  });
  const slices = createSlices({ signal, now, whenIdle, paused: recogniser.flush });
  const busy = () => slices.busy() || recogniser.waiting() > 0;
  const run = slices.add;
  const painting = { highlighter: createHighlighter(signal), run, busy, later, signal };
  const marks = createMarks(createPainter(painting));
  const readRows: Finder['readRows'] = (rows, done) => finder.readRows(rows, done);
  const reader = createRowReader({ finder: { readRows }, run, busy, later, signal });
  const styleShadow = import.meta.env.FIREFOX ? createShadowStyle(signal) : undefined;
  const finder = createFinder({
    marks,
    recogniser,
    records,
    rows: reader.rows,
    run,
    expectShadows: lateLooks(() => run(finder.readNewShadows(document)), later, signal),
    enter(root) {
      styleShadow?.(root);
      watch.over(root);
    },
  });
  let due = false;
  let last = Number.NEGATIVE_INFINITY;
  const watch = createWatch(() => {
    if (due) return;
    due = true;
    const wait = now() - last < QUIET_MS ? BUSY_WAIT_MS : WAIT_MS;
    later(() => run(catchUp()), wait);
  }, signal);
  const sweep = onceAWhile(() => run(marks.sweep()), later, SWEEP_MS);

  function* catchUp(): Generator<Step> {
    // While the background is silent one waits for it, with all that changes meanwhile: each begun would stay.
    while (pace(recogniser)) yield REST;
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
  return at && !holdsMoreThan(at, MOST_FIRST) ? at : undefined;
}
