import type { Finder } from './finder';
import type { Later } from './later';
import { onceAWhile } from './once-a-while';
import { createRows, type Rows } from './rows';
import type { Job, Step } from './slices';
import { onStir } from './stirs';
import { createThoroughLook } from './thorough-look';

/** How long what came near waits to be looked for, in milliseconds: a page scrolls in many steps. */
const WAIT_MS = 30;

/** Reads rows that were put off when it is their turn. */
export interface RowReader {
  /** The rows that it reads. */
  rows: Rows;
  /** Rows may have come near the viewport: they are looked for soon. */
  look(): void;
  /** Reads the rows that are near the viewport now. */
  readNear(): Generator<Step>;
}

/** What reading rows needs of the world. */
export interface RowReaderMeans {
  finder: Pick<Finder, 'readRows'>;
  run: (job: Job) => void;
  busy: () => boolean;
  later: Later;
  signal: AbortSignal;
}

/** A reader of rows for one frame. */
export function createRowReader(means: RowReaderMeans): RowReader {
  const { finder, run, later, signal } = means;
  let sizes: ResizeObserver | undefined;
  const rows = createRows((list) => {
    sizes ??= watchPage();
    sizes.observe(list);
  });
  const lookThoroughly = createThoroughLook({ ...means, look: () => run(readNear(true)) });

  function* readNear(thorough: boolean): Generator<Step> {
    if (!rows.any()) return;
    yield* finder.readRows(yield* rows.near(thorough));
    if (!thorough) lookThoroughly();
  }
  const lookSoon = onceAWhile(() => run(readNear(false)), later, WAIT_MS);
  const look = () => {
    if (rows.any()) lookSoon();
  };
  const watchPage = () => {
    onStir(look, signal);
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
