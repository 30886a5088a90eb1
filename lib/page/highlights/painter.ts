import { onViewportChange } from '@/lib/page/dom/viewport-changes';
import {
  nearViewport,
  type ViewportDistance,
  viewportDistanceOf,
} from '@/lib/page/dom/viewport-distance';
import { createAdaptiveDebounce } from '@/lib/page/schedule/adaptive-debounce';
import type { Delay } from '@/lib/page/schedule/delay';
import type { Job } from '@/lib/page/schedule/idle-jobs';
import { createThoroughScan } from '@/lib/page/schedule/thorough-scan';
import { breaksGlyphs, type Highlighter, isMarked } from './highlighter';
import type { Mark } from './marks';

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
export interface PainterDeps {
  highlighter: Highlighter;
  run: (job: Job) => void;
  /** Whether more marks are on their way: those there are wait for them, but for the first. */
  busy: () => boolean;
  delay: Delay;
  signal: AbortSignal;
}

/** A painter for one frame. */
export function createPainter({ highlighter, run, busy, delay, signal }: PainterDeps): Painter {
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
    const near = yield* nearViewport(looked, placeOfMark, thorough);
    for (const mark of near) if (marks.has(mark)) brush.paint(mark);
    for (const mark of before) if (!near.has(mark)) brush.unpaint(mark);
    if (!thorough) lookThoroughly();
  }
  let lookThoroughly = () => {};
  const rhythm = createAdaptiveDebounce({
    busy,
    delay,
    act: () => (sparing ? run(paintNear(false)) : paintFresh()),
  });
  const spare = () => {
    sparing = true;
    stirred = true;
    const look = () => run(paintNear(true));
    lookThoroughly = createThoroughScan({ look, busy, delay, signal });
    onViewportChange(() => {
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

function placeOfMark({ nodes: [node] }: Mark): ViewportDistance {
  const isText = node?.nodeType === Node.TEXT_NODE;
  const element = isText ? node?.parentElement : (node as Element | undefined);
  return element ? viewportDistanceOf(element) : 'nowhere';
}

/** Puts single marks on the page and takes them off. */
function createBrush(highlighter: Highlighter) {
  /** What stands for each mark in the browser. */
  const painted = new Map<Mark, StaticRange>();
  return {
    paint(mark: Mark) {
      const { confidence } = mark.found;
      if (painted.has(mark) || !mark.range || !isMarked(confidence)) return;
      if (!import.meta.env.FIREFOX && breaksGlyphs(mark.range)) return;
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
