import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import type { Row } from '@/bench/table';
import { buildOf } from '@/test/support/browsers/launch';
import { launchChromium } from '@/test/support/chromium/launch';
import { waitUntil } from '@/test/support/wait';
import { startSpaPage } from './spa-page';

/** A view a second, for an hour; here each stays a moment only. */
const VIEWS = 3600;
const MOMENT_MS = 20;
/** By then caches are full: what grows from here on grows all day. */
const QUARTER = VIEWS / 4;
const START = 60;
/** Marks in one view: fifty rows and five shadow roots. */
const MARKS = 55;
/** By then the finder has swept what left the page, and looked for late shadow roots the last time. */
const SETTLED_MS = 6500;
/** What may be kept more at the end than after a quarter. */
const MOST_GROWTH = 1.1;

interface Kept {
  heapMb: number;
  nodes: number;
  ranges: number;
}

/** What is kept of an hour in a page that never loads anew: heap, nodes and painted ranges. */
export async function measureSpaHour(): Promise<Row[]> {
  const site = await startSpaPage();
  const rig = await launchChromium({ extensionDir: buildOf('chromium') });
  try {
    const page = await rig.open(site.url);
    const start = await keptAfter(page, 0, START);
    const quarter = await keptAfter(page, START, QUARTER);
    const end = await keptAfter(page, QUARTER, VIEWS);
    return rowsOf(start, quarter, end);
  } finally {
    await rig.close();
    site.stop();
  }
}

function rowsOf(start: Kept, quarter: Kept, end: Kept): Row[] {
  const row = (what: string, of: (kept: Kept) => number, unit: string): Row => ({
    what: `${what} (start, quarter, end)`,
    measured: `${[start, quarter, end].map((kept) => `${of(kept)}${unit}`).join(', ')}`,
    target: `${MOST_GROWTH} × quarter`,
    ratio: of(end) / (of(quarter) * MOST_GROWTH),
  });
  return [
    row('heap kept of an hour of views', ({ heapMb }) => heapMb, ' MB'),
    row('nodes kept', ({ nodes }) => nodes, ''),
    row('ranges painted', ({ ranges }) => ranges, ''),
  ];
}

/** Shows views `from` to `to`, waits until the last is marked and swept, and collects garbage. */
async function keptAfter(page: Page, from: number, to: number): Promise<Kept> {
  await page.evaluate(replay, from, to, MOMENT_MS);
  const ranges = await waitUntil(
    async () => {
      const painted = await page.evaluate(countRanges);
      return painted === MARKS && painted;
    },
    `the ${MARKS} numbers of view ${to} to be marked, and no other`,
    60_000,
  );
  await sleep(SETTLED_MS);
  const cdp = await page.createCDPSession();
  await collect(cdp);
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  await cdp.detach();
  return { heapMb: Math.round(usedSize / 1e4) / 100, nodes, ranges };
}

async function collect(cdp: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
}

/** Runs in the page: shows one view after the other. */
async function replay(from: number, to: number, momentMs: number): Promise<void> {
  const show: unknown = Reflect.get(globalThis, 'show');
  if (typeof show !== 'function') throw new Error('The page cannot change its view');
  for (let view = from + 1; view <= to; view++) {
    show(view);
    await new Promise((resolve) => setTimeout(resolve, momentMs));
  }
}

/** Runs in the page: how many ranges are painted. */
function countRanges(): number {
  return [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0);
}
