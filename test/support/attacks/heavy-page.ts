import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';
import type { AttackSite } from './site';

/** What a very large page reports of itself. Times in ms. */
export interface PageReport {
  /** How many the browser accepted. */
  put: number;
  /** Until all was put in, and until the frames that it has were loaded. */
  built: number;
  loaded: number;
  /** From then until a number that came last was marked. */
  marked: number;
  /** The longest time after putting in for which the page could not run. */
  pause: number;
}

/** What a page puts in; runs in the page and answers how many it put there. */
export type Load = (count: number) => number;

const FIRST = '(212) 555-0134';
const LATE = '(646) 555-0177';

/** How a page is loaded. */
export interface Weight {
  load: Load;
  count: number;
  /** Begins once the first number is marked, and waits for the mark of the last. */
  isMarked: boolean;
  /** Rests first, until the driver has let go of the browser; 0 by default. */
  restMs?: number;
}

/**
 * A page that puts a load in and tells its server what came of it, with no help of the driver, which
 * would wait in the same queue.
 */
export function heavyPage({ load, count, isMarked, restMs = 0 }: Weight): string {
  const request = JSON.stringify({ count, isMarked, restMs, FIRST, LATE });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heavy</title>
<body><p>Call ${FIRST}</p><script>(${measure})(${load}, ${request})</script></body></html>`;
}

/** Opens such a page; `told` resolves with what it tells. */
export async function openHeavy(
  rig: Rig,
  site: AttackSite,
  html: string,
  host?: 'localhost',
): Promise<{ page: Page; told: (ms: number) => Promise<PageReport> }> {
  const before = site.asked().length;
  const page = await rig.open(site.serve(html, host));
  const find = () =>
    site
      .asked()
      .slice(before)
      .find((path) => path.startsWith('/told?'));
  return { page, told: async (ms) => readTold(await waitUntil(find, 'what the page tells', ms)) };
}

function readTold(path: string): PageReport {
  const read = new URLSearchParams(path.split('?')[1]);
  const number = (name: keyof PageReport) => Number(read.get(name));
  return {
    put: number('put'),
    built: number('built'),
    loaded: number('loaded'),
    marked: number('marked'),
    pause: number('pause'),
  };
}

type MeasureOptions = Required<Omit<Weight, 'load'>> & { FIRST: string; LATE: string };

/** Runs in the page. */
async function measure(
  load: Load,
  { count, isMarked, restMs, FIRST, LATE }: MeasureOptions,
): Promise<void> {
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let last = performance.now();
  let pause = 0;
  const note = () => {
    pause = Math.max(pause, performance.now() - last);
    last = performance.now();
  };
  const holds = (number: string) =>
    [...CSS.highlights].some(
      ([name, painted]) =>
        name.startsWith('handset-') &&
        [...painted].some(({ startContainer }) => startContainer.textContent?.includes(number)),
    );
  /** Polls for the mark. Waits longer between slow polls, and does not count a poll's own time as a pause. */
  const mark = async (number: string) => {
    for (;;) {
      note();
      const begun = performance.now();
      const found = holds(number);
      last = performance.now();
      if (found) return;
      await sleep(50 + 10 * (last - begun));
    }
  };
  const since = (begun: number) => Math.round(performance.now() - begun);

  let loads = 0;
  document.addEventListener('load', () => loads++, true);
  await sleep(restMs);
  if (isMarked) await mark(FIRST);
  const begun = performance.now();
  const put = load(count);
  const built = since(begun);
  [last, pause] = [performance.now(), 0];
  setInterval(note, 5);
  // Firefox, without us too, ends a page that gets a text before 10,000 roots which it has not drawn yet.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const late = document.createElement('p');
  late.textContent = `Call ${LATE}`;
  const added = performance.now();
  document.body.prepend(late);
  const marking = isMarked ? mark(LATE).then(() => since(added)) : Promise.resolve(0);
  while (loads < window.length) await sleep(50);
  const loaded = since(begun);
  const marked = await marking;
  note();
  const told = { put, built, loaded, marked, pause: Math.round(pause) };
  await fetch(
    `/told?${Object.entries(told)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
  );
}
