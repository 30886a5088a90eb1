import type { Highlighter } from './highlighter';
import type { Job } from './slices';

/** Up to so many marks all are painted; of more, those near the viewport. */
const ALL = 200;
/** Marks that are looked at between two pauses. */
const AT_ONCE = 16;
/** How long scrolling goes on before what comes near is painted, in milliseconds. */
const SETTLE_MS = 100;
/** What may bring other text into view without a change of the page's nodes. */
const STIRS = ['scroll', 'click', 'keyup', 'toggle', 'transitionend'];

/** Something with a range to paint. */
export interface Paintable {
  range: StaticRange;
  confidence: Parameters<Highlighter['add']>[1];
  painted?: boolean;
}

/**
 * Paints marks, and of very many only those that a person can see soon: each painted range is
 * looked at by the browser whenever anything on the page changes (measured in Chromium 156: 4,000
 * ranges add 40 ms to every such frame).
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
  let due = false;

  const paint = (mark: Paintable, on: boolean) => {
    if (on === (mark.painted ?? false)) return;
    mark.painted = on;
    if (on) highlighter.add(mark.range, mark.confidence);
    else highlighter.remove(mark.range);
  };
  function* pass(): Job {
    due = false;
    const all = stirred ? marks : fresh;
    stirred = false;
    fresh = [];
    let looked = 0;
    for (const mark of all) {
      if (marks.has(mark)) paint(mark, isNear(mark.range));
      if (++looked % AT_ONCE === 0) yield;
    }
  }
  const look = () => {
    if (due) return;
    due = true;
    later(() => run(pass()), SETTLE_MS);
  };
  const onStir = () => {
    stirred = true;
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
      if (!sparing) return paint(mark, true);
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
