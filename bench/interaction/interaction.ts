import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { servePage } from '@/bench/page-server';
import { FINDERS, type FinderName } from '@/bench/pages/lab/finder-build';
import { type InjectingBrowser, openInjectingBrowser } from '@/bench/pages/lab/injecting-browser';
import { type Measurement, ms } from '@/bench/table';
import { busyPage } from './busy-page';

const ROUNDS = 5;
/** Keys, and turns of the wheel, in each round; time between two of them. */
const TIMES = 40;
const PAUSE_MS = 70;
/** Time after which a finder has read the page. */
const READ_MS = 2000;
/** Most milliseconds that Handset may add to the 75th percentile. */
const MAX_MORE_MS = 8;

const finders = ['noFinder', 'handset', 'libphonenumberJs', 'ringcentralC2d'] as const;
type Interacting = (typeof finders)[number];
const actions = ['typing', 'scrolling'] as const;
type Action = (typeof actions)[number];

/**
 * Measures the time from an interaction to the next paint on a page with 4,000 numbers, with Handset, with peers
 * that can be injected, and without any. They take turns, each on a fresh page.
 */
export async function measureInteraction(): Promise<Measurement[]> {
  const page = await servePage(await busyPage());
  const browser = await openInjectingBrowser();
  const delays = new Map<string, number[]>();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const finder of finders) {
        for (const [action, some] of Object.entries(await interact(browser, page.url, finder))) {
          const key = `${finder} ${action}`;
          delays.set(key, [...(delays.get(key) ?? []), ...some]);
        }
      }
    }
  } finally {
    await browser.close();
    page.stop();
  }
  const p75 = (finder: Interacting, action: Action) =>
    percentile75(delays.get(`${finder} ${action}`) ?? []);
  return actions.flatMap((action) =>
    finders
      .slice(1)
      .map((finder) => rowOf(finder, action, p75(finder, action), p75('noFinder', action))),
  );
}

async function interact(
  browser: InjectingBrowser,
  url: string,
  finder: Interacting,
): Promise<Record<Action, number[]>> {
  const { page, tab } = await browser.open(url, finder);
  if (finder !== 'noFinder') await tab.put(['watch.js', ...FINDERS[finder as FinderName]]);
  await sleep(READ_MS);
  const take = async () => z.array(z.number()).parse(await page.evaluate('takeDelays()'));
  await page.focus('input');
  for (let nth = 0; nth < TIMES; nth++) {
    await page.keyboard.press(nth % 10 === 9 ? 'Backspace' : 'a');
    await sleep(PAUSE_MS);
  }
  const typing = await take();
  await page.hover('#long');
  for (let nth = 0; nth < TIMES; nth++) {
    await page.mouse.wheel({ deltaY: 400 });
    await sleep(PAUSE_MS);
  }
  const scrolling = await take();
  await page.close();
  return { typing, scrolling };
}

function percentile75(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.75)] ?? Number.NaN;
}

function rowOf(finder: Interacting, action: Action, measured: number, floor: number): Measurement {
  const more = measured - floor;
  return {
    what: `${finder}: next paint after ${action}, p75, beyond ${ms(floor)}`,
    measured: ms(more),
    target: ms(MAX_MORE_MS),
    ratio: more / MAX_MORE_MS,
  };
}
