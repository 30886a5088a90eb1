import { isText } from '@/lib/page/dom/tree';
import {
  nearViewport,
  onViewportChange,
  type ViewportDistance,
  viewportDistanceOf,
} from '@/lib/page/dom/viewport';
import { createAdaptiveDebounce } from '@/lib/page/schedule/adaptive-debounce';
import type { IdleJob } from '@/lib/page/schedule/idle-jobs';
import { createThoroughScan, type Schedule } from '@/lib/page/schedule/schedule';
import type { Highlighter } from './highlighter';
import type { Mark } from './mark';

/** Up to this many marks all are painted; of more, those near the viewport. */
const MAX_PAINTED = 200;

/**
 * Decides when marks are painted, and which. Many are painted together: on each painting the browser
 * looks at the whole page (7 ms for 5 MB of text). Of very many, only those near the viewport are:
 * on each change the browser looks at every painted range (measured in Chromium 156:
 * 4,000 ranges add 40 ms to every frame).
 */
export interface Painter {
  add(mark: Mark): void;
  remove(mark: Mark): void;
  /** The marks that are painted now. */
  painted(): Iterable<Mark>;
}

/** A painter for one frame. While the schedule is busy, more marks may come: all but the first wait. */
export function createPainter(highlighter: Highlighter, schedule: Schedule): Painter {
  const { run, abortSignal } = schedule;
  const marks = new Set<Mark>();
  /** Marks that were not checked yet. The others are checked only when the viewport changes. */
  let fresh: Mark[] = [];
  /** Whether only marks near the viewport are painted. */
  let selective = false;
  let viewportChanged = false;

  const paintFresh = () => {
    for (const mark of fresh) if (marks.has(mark)) highlighter.paint(mark);
    fresh = [];
  };
  function* paintNear(thorough: boolean): IdleJob {
    const all = viewportChanged || thorough;
    const checked = all ? [...marks] : fresh.filter((mark) => marks.has(mark));
    const before = all ? [...highlighter.painted()] : [];
    viewportChanged = false;
    fresh = [];
    const near = yield* nearViewport(checked, distanceOfMark, thorough);
    for (const mark of near) if (marks.has(mark)) highlighter.paint(mark);
    for (const mark of before) if (!near.has(mark)) highlighter.unpaint(mark);
    if (!thorough) scanThoroughly();
  }
  const scanThoroughly = createThoroughScan(() => run(paintNear(true)), schedule);
  const debounce = createAdaptiveDebounce(
    () => (selective ? run(paintNear(false)) : paintFresh()),
    schedule,
  );
  const becomeSelective = () => {
    selective = true;
    viewportChanged = true;
    onViewportChange(() => {
      viewportChanged = true;
      debounce.hurry();
    }, abortSignal);
  };

  return {
    add(mark) {
      marks.add(mark);
      if (!selective && marks.size > MAX_PAINTED) becomeSelective();
      fresh.push(mark);
      debounce.request();
    },
    remove(mark) {
      marks.delete(mark);
      highlighter.unpaint(mark);
    },
    painted: highlighter.painted,
  };
}

function distanceOfMark({ nodes: [node] }: Mark): ViewportDistance {
  const element = isText(node) ? node.parentElement : (node as Element | undefined);
  return element ? viewportDistanceOf(element) : 'flat';
}
