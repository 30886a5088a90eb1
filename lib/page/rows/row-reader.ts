import { onViewportChange } from '@/lib/page/dom/viewport';
import type { JobPause } from '@/lib/page/schedule/idle-jobs';
import { createThoroughScan, type Schedule } from '@/lib/page/schedule/schedule';
import { throttle } from '@/lib/page/schedule/timers';
import type { DeferredRows } from './deferred-rows';

/** How long the search for rows that came near waits, in milliseconds: a page scrolls in many steps. */
const WAIT_MS = 30;

/** Reads deferred rows when they come near the viewport. */
export interface RowReader {
  /** Watches the size of a list, and from the first one on the viewport. */
  watch(list: Element): void;
  /** Rows may have come near the viewport: reads them soon. */
  readNearSoon(): void;
  /** Reads the rows that are near the viewport now. */
  readNear(): Generator<JobPause>;
}

/** A reader of rows for one frame. `readRows` reads rows as they are. */
export function createRowReader(
  rows: Pick<DeferredRows, 'any' | 'near'>,
  readRows: (rows: Iterable<Element>) => Generator<JobPause>,
  schedule: Schedule,
): RowReader {
  const { run, delay, abortSignal } = schedule;
  let sizes: ResizeObserver | undefined;
  const scanThoroughly = createThoroughScan(() => run(readNear(true)), schedule);

  function* readNear(thorough: boolean): Generator<JobPause> {
    if (!rows.any()) return;
    yield* readRows(yield* rows.near(thorough));
    if (!thorough) scanThoroughly();
  }
  const scanSoon = throttle(() => run(readNear(false)), delay, WAIT_MS);
  const readNearSoon = () => {
    if (rows.any()) scanSoon();
  };
  const watchPage = () => {
    onViewportChange(readNearSoon, abortSignal);
    let calls = 0;
    // The first call reports the sizes as they are.
    const observer = new ResizeObserver(() => calls++ && readNearSoon());
    abortSignal.addEventListener('abort', () => observer.disconnect());
    // A document of SVG has no body.
    observer.observe(document.body ?? document.documentElement);
    return observer;
  };
  return {
    watch(list) {
      sizes ??= watchPage();
      sizes.observe(list);
    },
    readNearSoon,
    readNear: () => readNear(false),
  };
}
