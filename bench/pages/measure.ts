import { median } from '@/bench/table';
import { type BenchBrowser, openBenchBrowser, type Run } from './lab/chromium';
import { FINDERS, type FinderName } from './lab/finder-build';
import type { PageFinder } from './lab/injecting-browser';
import { PAGE_TITLES, PAGES, type PageName } from './site/html';

/** Medians of a finder's runs on a page. The main thread's time includes the cost of the page alone. */
export type Figures = Pick<Run, 'longestSliceMs' | 'markedMs' | 'heapKeptMb' | 'backgroundMs'> & {
  mainThreadMs: number;
};

/** Figures of all finders on all pages in Chromium. */
export interface Measured {
  pages: Record<PageName, Record<PageFinder, Figures>>;
  /** Bytes of script that each finder adds to a frame. */
  bytes: BenchBrowser['bytes'];
}

const finderNames = Object.keys(FINDERS) as FinderName[];
const pageFinders: readonly PageFinder[] = ['noFinder', ...finderNames];
const ROUNDS = { still: 7, stream: 3 };
const CHANGES = 1000;

/** Measures each finder on each page in alternating rounds, always on a new page in the same browser. */
export async function measureInChromium(origin: string): Promise<Measured> {
  const lab = await openBenchBrowser(origin);
  try {
    const pages: Partial<Measured['pages']> = {};
    for (const page of PAGES.filter((name) => name !== 'stream')) {
      pages[page] = await measureStill(lab, page);
    }
    pages.stream = await measureStream(lab);
    return { pages: pages as Measured['pages'], bytes: lab.bytes };
  } finally {
    await lab.close();
  }
}

/** Runs a first round, which is not measured, to know what each finder finds. */
async function measureStill(lab: BenchBrowser, page: PageName) {
  console.log(`  ${PAGE_TITLES[page]} …`);
  const wanted = new Map<PageFinder, string>();
  for (const finder of finderNames) wanted.set(finder, (await lab.run(page, finder)).seen);
  const runs = await inTurns(ROUNDS.still, (finder) => {
    const seen = wanted.get(finder);
    return lab.run(page, finder, seen ? { wanted: seen } : {});
  });
  return figuresOf(runs);
}

async function measureStream(lab: BenchBrowser) {
  console.log(`  ${PAGE_TITLES.stream} …`);
  const runs = await inTurns(ROUNDS.stream, (finder) =>
    lab.run('stream', finder, { changes: CHANGES }),
  );
  return figuresOf(runs);
}

type Runs = Map<PageFinder, Run[]>;

async function inTurns(rounds: number, run: (finder: PageFinder) => Promise<Run>): Promise<Runs> {
  const runs: Runs = new Map(pageFinders.map((finder) => [finder, []]));
  for (let round = 0; round < rounds; round++) {
    for (const finder of pageFinders) runs.get(finder)?.push(await run(finder));
  }
  return runs;
}

function figuresOf(runs: Runs): Record<PageFinder, Figures> {
  const figures = pageFinders.map((name): [PageFinder, Figures] => [
    name,
    {
      mainThreadMs: medianOf(runs, name, 'taskMs'),
      longestSliceMs: medianOf(runs, name, 'longestSliceMs'),
      markedMs: medianOf(runs, name, 'markedMs'),
      heapKeptMb: medianOf(runs, name, 'heapKeptMb'),
      backgroundMs: medianOf(runs, name, 'backgroundMs'),
    },
  ]);
  return Object.fromEntries(figures) as Record<PageFinder, Figures>;
}

function medianOf(runs: Runs, finder: PageFinder, what: Exclude<keyof Run, 'seen'>): number {
  return median((runs.get(finder) ?? []).map((run) => run[what]));
}
