import { cutsItsText, type Highlighter, isMarked } from './highlighter';
import type { Later } from './later';
import type { Mark } from './marks';
import { nearOnes, type Place, placeOf } from './near';
import { createRhythm } from './rhythm';
import type { Job } from './slices';
import { onStir } from './stirs';
import { createThoroughLook } from './thorough-look';

/** Up to so many marks all are painted; of more, those near the viewport. */
const ALL = 200;

/**
 * Paints marks, many at a time, and of very many only those that a person can see soon: whenever
 * anything is painted the browser looks at the whole page (7 ms for 5 MB of text), and whenever
 * anything changes at each painted range (measured in Chromium 156: 4,000 add 40 ms to every frame).
 */
export interface Painter {
  add(mark: Mark): void;
  remove(mark: Mark): void;
  /** What is painted now. */
  painted(): Iterable<Mark>;
}

/** What painting needs of the world. */
export interface PainterMeans {
  highlighter: Highlighter;
  run: (job: Job) => void;
  /** Whether more marks are on their way: those there are wait for them, but for the first. */
  busy: () => boolean;
  later: Later;
  signal: AbortSignal;
}

/** A painter for one frame. */
export function createPainter({ highlighter, run, busy, later, signal }: PainterMeans): Painter {
  const marks = new Set<Mark>();
  const brush = createBrush(highlighter);
  /** Not looked at yet; everything else need be looked at only when the page stirs. */
  let fresh: Mark[] = [];
  let sparing = false;
  let stirred = false;

  const paintFresh = () => {
    for (const mark of fresh) if (marks.has(mark)) brush.paint(mark);
    fresh = [];
  };
  function* paintNear(thorough: boolean): Job {
    const all = stirred || thorough;
    const looked = all ? [...marks] : fresh.filter((mark) => marks.has(mark));
    const before = all ? [...brush.painted()] : [];
    stirred = false;
    fresh = [];
    const near = yield* nearOnes(looked, placeOfMark, thorough);
    for (const mark of near) if (marks.has(mark)) brush.paint(mark);
    for (const mark of before) if (!near.has(mark)) brush.unpaint(mark);
    if (!thorough) lookThoroughly();
  }
  let lookThoroughly = () => {};
  const rhythm = createRhythm({
    busy,
    later,
    act: () => (sparing ? run(paintNear(false)) : paintFresh()),
  });
  const spare = () => {
    sparing = true;
    stirred = true;
    const look = () => run(paintNear(true));
    lookThoroughly = createThoroughLook({ look, busy, later, signal });
    onStir(() => {
      stirred = true;
      rhythm.hurry();
    }, signal);
  };

  return {
    add(mark) {
      marks.add(mark);
      if (!sparing && marks.size > ALL) spare();
      fresh.push(mark);
      rhythm.ask();
    },
    remove(mark) {
      marks.delete(mark);
      brush.unpaint(mark);
    },
    painted: brush.painted,
  };
}

function placeOfMark({ nodes: [node] }: Mark): Place {
  const isText = node?.nodeType === Node.TEXT_NODE;
  const element = isText ? node?.parentElement : (node as Element | undefined);
  return element ? placeOf(element) : 'nowhere';
}

/** Puts single marks on the page and takes them off. */
function createBrush(highlighter: Highlighter) {
  /** What stands for each mark in the browser. */
  const painted = new Map<Mark, StaticRange>();
  return {
    paint(mark: Mark) {
      const { confidence } = mark.found;
      if (painted.has(mark) || !mark.range || !isMarked(confidence)) return;
      if (!import.meta.env.FIREFOX && cutsItsText(mark.range)) return;
      const range = new StaticRange(mark.range);
      painted.set(mark, range);
      highlighter.add(range, confidence);
    },
    unpaint(mark: Mark) {
      const range = painted.get(mark);
      if (!range) return;
      painted.delete(mark);
      highlighter.remove(range);
    },
    painted: () => painted.keys(),
  };
}
