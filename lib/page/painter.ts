import type { Highlighter } from './highlighter';
import type { Job } from './slices';

/** Up to so many marks all are painted; of more, those near the viewport. */
const ALL = 200;
/** Marks that are looked at between two pauses. */
const AT_ONCE = 16;
/** Waits between two looks at what to paint, in milliseconds: longer while more and more comes. */
const SETTLE_MS = 100;
const LONGEST_MS = 800;
/** What may bring other text into view without a change of the page's nodes. */
const STIRS = ['scroll', 'click', 'keyup', 'toggle', 'transitionend'];

/** Something with a range to paint. */
export interface Paintable {
  range: StaticRange;
  confidence: Parameters<Highlighter['add']>[1];
  painted?: boolean;
}

/**
 * Paints marks, many at a time, and of very many only those that a person can see soon: whenever
 * anything is painted the browser looks at the whole page (7 ms for 5 MB of text), and whenever
 * anything changes at each painted range (measured in Chromium 156: 4,000 add 40 ms to every frame).
 */
export interface Painter {
  add(mark: Paintable): void;
  remove(mark: Paintable): void;
  /** What is painted now. */
  painted(): Iterable<Paintable>;
}

/** What painting needs of the world. */
export interface PainterMeans {
  highlighter: Highlighter;
  run: (job: Job) => void;
  later: (run: () => void, ms: number) => void;
  signal: AbortSignal;
}

/** A painter for one frame. */
export function createPainter({ highlighter, run, later, signal }: PainterMeans): Painter {
  const marks = new Set<Paintable>();
  /** Not looked at yet; everything else need be looked at only when the page stirs. */
  let fresh: Paintable[] = [];
  let sparing = false;
  let stirred = false;
  let resting = false;
  let rest = SETTLE_MS;
  let due = false;

  const paint = (mark: Paintable, on: boolean) => {
    if (on === (mark.painted ?? false)) return;
    mark.painted = on;
    if (on) highlighter.add(mark.range, mark.confidence);
    else highlighter.remove(mark.range);
  };
  const paintFresh = () => {
    due = false;
    for (const mark of fresh) if (marks.has(mark)) paint(mark, true);
    fresh = [];
  };
  function* paintNear(): Job {
    due = false;
    const all = stirred ? [...marks] : fresh;
    stirred = false;
    fresh = [];
    const looks: [Paintable, boolean][] = [];
    for (const mark of all) {
      looks.push([mark, marks.has(mark) && isNear(mark.range)]);
      if (looks.length % AT_ONCE === 0) yield;
    }
    for (const [mark, on] of looks) paint(mark, on && marks.has(mark));
  }
  /** Soon after a rest, else when the rest is over. */
  const look = () => {
    if (due) return;
    due = true;
    if (!resting) later(start, 0);
  };
  const start = () => {
    resting = true;
    later(() => {
      resting = false;
      rest = due ? Math.min(2 * rest, LONGEST_MS) : SETTLE_MS;
      if (due) start();
    }, rest);
    if (sparing) run(paintNear());
    else paintFresh();
  };
  const onStir = () => {
    stirred = true;
    rest = SETTLE_MS;
    look();
  };
  const spare = () => {
    sparing = true;
    stirred = true;
    const options = { capture: true, passive: true, signal };
    for (const stir of STIRS) document.addEventListener(stir, onStir, options);
    window.addEventListener('resize', onStir, options);
  };

  return {
    add(mark) {
      marks.add(mark);
      if (!sparing && marks.size > ALL) spare();
      fresh.push(mark);
      look();
    },
    remove(mark) {
      marks.delete(mark);
      paint(mark, false);
    },
    *painted() {
      for (const mark of marks) if (mark.painted) yield mark;
    },
  };
}

/** Within a viewport's height of the viewport. */
function isNear({ startContainer }: StaticRange): boolean {
  const element = startContainer.parentElement ?? (startContainer as Element);
  const box = element.getBoundingClientRect();
  return box.height > 0 && box.bottom > -innerHeight && box.top < 2 * innerHeight;
}
