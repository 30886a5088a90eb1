import { median } from '@/bench/table';
import { type Guest, type Lab, openLab, type Run } from './chromium';
import { FINDERS, type FinderName } from './finders';
import { ABOUT, PAGES, type PageName } from './html';

/** Medians of a finder's runs on a page; the page's own cost is taken off the main thread's time. */
export type Figures = Pick<Run, 'longestSliceMs' | 'markedMs' | 'heapKeptMb' | 'backgroundMs'> & {
  mainThreadMs: number;
};

/** What was measured in Chromium. */
export interface Measured {
  pages: Record<PageName, Record<FinderName, Figures>>;
  /** Main-thread time of the stream's own changes, without any finder; in each figure of `stream`. */
  streamAloneMs: number;
  /** Bytes of script that each finder puts into a frame. */
  bytes: Lab['bytes'];
}

const finderNames = Object.keys(FINDERS) as FinderName[];
const guests: Guest[] = ['nobody', ...finderNames];
const ROUNDS = { still: 5, stream: 3 };
const CHANGES = 1000;

/** Every finder on every page, turn about, each time on a fresh page in the same browser. */
export async function measureInChromium(origin: string): Promise<Measured> {
  const lab = await openLab(origin);
  try {
    const pages: Partial<Measured['pages']> = {};
    for (const page of PAGES.filter((name) => name !== 'stream')) {
      pages[page] = await measureStill(lab, page);
    }
    const { figures, streamAloneMs } = await measureStream(lab);
    const all = { ...pages, stream: figures } as Measured['pages'];
    return { pages: all, streamAloneMs, bytes: lab.bytes };
  } finally {
    await lab.close();
  }
}

/** A first round shows what each finder finds, and is thrown away. */
async function measureStill(lab: Lab, page: PageName) {
  console.log(`  ${ABOUT[page]} …`);
  const wanted = new Map<Guest, string>();
  for (const guest of finderNames) wanted.set(guest, (await lab.run(page, guest)).seen);
  const runs = await inTurns(ROUNDS.still, guests, (guest) => {
    const seen = wanted.get(guest);
    return lab.run(page, guest, seen ? { wanted: seen } : {});
  });
  return figuresOf(runs, middle(runs, 'nobody', 'taskMs'));
}

async function measureStream(lab: Lab) {
  console.log(`  ${ABOUT.stream} …`);
  const { taskMs: idle } = await lab.run('stream', 'nobody', { changes: 0 });
  const runs = await inTurns(ROUNDS.stream, guests, (guest) =>
    lab.run('stream', guest, { changes: CHANGES }),
  );
  const streamAloneMs = middle(runs, 'nobody', 'taskMs') - idle;
  return { figures: figuresOf(runs, idle), streamAloneMs };
}

type Runs = Map<Guest, Run[]>;

async function inTurns(
  rounds: number,
  all: readonly Guest[],
  run: (guest: Guest) => Promise<Run>,
): Promise<Runs> {
  const runs: Runs = new Map(all.map((guest) => [guest, []]));
  for (let round = 0; round < rounds; round++) {
    for (const guest of all) runs.get(guest)?.push(await run(guest));
  }
  return runs;
}

function figuresOf(runs: Runs, idleMs: number): Record<FinderName, Figures> {
  const figures = finderNames.map((name): [FinderName, Figures] => [
    name,
    {
      mainThreadMs: middle(runs, name, 'taskMs') - idleMs,
      longestSliceMs: middle(runs, name, 'longestSliceMs'),
      markedMs: middle(runs, name, 'markedMs'),
      heapKeptMb: middle(runs, name, 'heapKeptMb'),
      backgroundMs: middle(runs, name, 'backgroundMs'),
    },
  ]);
  return Object.fromEntries(figures) as Record<FinderName, Figures>;
}

function middle(runs: Runs, guest: Guest, what: Exclude<keyof Run, 'seen'>): number {
  return median((runs.get(guest) ?? []).map((run) => run[what]));
}
