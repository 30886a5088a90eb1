import { median } from '@/bench/table';
import { type Guest, type Lab, openLab, type Run } from './chromium';
import { FINDERS, type FinderName } from './finders';
import { ABOUT, PAGES, type PageName } from './html';

/** Medians of a guest's runs on a page; the main thread's time has in it what the page costs with nobody in it. */
export type Figures = Pick<Run, 'longestSliceMs' | 'markedMs' | 'heapKeptMb' | 'backgroundMs'> & {
  mainThreadMs: number;
};

/** What was measured in Chromium. */
export interface Measured {
  pages: Record<PageName, Record<Guest, Figures>>;
  /** Bytes of script that each finder puts into a frame. */
  bytes: Lab['bytes'];
}

const finderNames = Object.keys(FINDERS) as FinderName[];
const guests: readonly Guest[] = ['nobody', ...finderNames];
const ROUNDS = { still: 7, stream: 3 };
const CHANGES = 1000;

/** Every finder on every page, turn about, each time on a fresh page in the same browser. */
export async function measureInChromium(origin: string): Promise<Measured> {
  const lab = await openLab(origin);
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

/** A first round shows what each finder finds, and is thrown away. */
async function measureStill(lab: Lab, page: PageName) {
  console.log(`  ${ABOUT[page]} …`);
  const wanted = new Map<Guest, string>();
  for (const guest of finderNames) wanted.set(guest, (await lab.run(page, guest)).seen);
  const runs = await inTurns(ROUNDS.still, (guest) => {
    const seen = wanted.get(guest);
    return lab.run(page, guest, seen ? { wanted: seen } : {});
  });
  return figuresOf(runs);
}

async function measureStream(lab: Lab) {
  console.log(`  ${ABOUT.stream} …`);
  const runs = await inTurns(ROUNDS.stream, (guest) =>
    lab.run('stream', guest, { changes: CHANGES }),
  );
  return figuresOf(runs);
}

type Runs = Map<Guest, Run[]>;

async function inTurns(rounds: number, run: (guest: Guest) => Promise<Run>): Promise<Runs> {
  const runs: Runs = new Map(guests.map((guest) => [guest, []]));
  for (let round = 0; round < rounds; round++) {
    for (const guest of guests) runs.get(guest)?.push(await run(guest));
  }
  return runs;
}

function figuresOf(runs: Runs): Record<Guest, Figures> {
  const figures = guests.map((name): [Guest, Figures] => [
    name,
    {
      mainThreadMs: middle(runs, name, 'taskMs'),
      longestSliceMs: middle(runs, name, 'longestSliceMs'),
      markedMs: middle(runs, name, 'markedMs'),
      heapKeptMb: middle(runs, name, 'heapKeptMb'),
      backgroundMs: middle(runs, name, 'backgroundMs'),
    },
  ]);
  return Object.fromEntries(figures) as Record<Guest, Figures>;
}

function middle(runs: Runs, guest: Guest, what: Exclude<keyof Run, 'seen'>): number {
  return median((runs.get(guest) ?? []).map((run) => run[what]));
}
