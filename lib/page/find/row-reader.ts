import { onViewportChange } from '@/lib/page/dom/viewport-changes';
import type { Delay } from '@/lib/page/schedule/delay';
import type { Job, Step } from '@/lib/page/schedule/idle-jobs';
import { createThoroughScan } from '@/lib/page/schedule/thorough-scan';
import { throttle } from '@/lib/page/schedule/throttle';
import { createDeferredRows, type DeferredRows } from './deferred-rows';
import type { Finder } from './finder';

/** How long what came near waits to be looked for, in milliseconds: a page scrolls in many steps. */
const WAIT_MS = 30;

/** Reads rows that were put off when it is their turn. */
export interface RowReader {
  /** The rows that it reads. */
  rows: DeferredRows;
  /** Rows may have come near the viewport: they are looked for soon. */
  look(): void;
  /** Reads the rows that are near the viewport now. */
  readNear(): Generator<Step>;
}

/** What reading rows needs of the world. */
export interface RowReaderDeps {
  finder: Pick<Finder, 'readRows'>;
  run: (job: Job) => void;
  busy: () => boolean;
  delay: Delay;
  signal: AbortSignal;
}

/** A reader of rows for one frame. */
export function createRowReader(deps: RowReaderDeps): RowReader {
  const { finder, run, delay, signal } = deps;
  let sizes: ResizeObserver | undefined;
  const rows = createDeferredRows((list) => {
    sizes ??= watchPage();
    sizes.observe(list);
  });
  const lookThoroughly = createThoroughScan({ ...deps, look: () => run(readNear(true)) });

  function* readNear(thorough: boolean): Generator<Step> {
    if (!rows.any()) return;
    yield* finder.readRows(yield* rows.near(thorough));
    if (!thorough) lookThoroughly();
  }
  const lookSoon = throttle(() => run(readNear(false)), delay, WAIT_MS);
  const look = () => {
    if (rows.any()) lookSoon();
  };
  const watchPage = () => {
    onViewportChange(look, signal);
    let told = 0;
    // The first time it tells how things stand.
    const observer = new ResizeObserver(() => told++ && look());
    signal.addEventListener('abort', () => observer.disconnect());
    // A document of SVG has no body.
    observer.observe(document.body ?? document.documentElement);
    return observer;
  };
  return {
    rows,
    look,
    readNear: () => readNear(false),
  };
}
