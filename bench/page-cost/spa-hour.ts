import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import type { Measurement } from '@/bench/table';
import { launch } from '@/test/support/browsers/launch';
import { waitUntil } from '@/test/support/wait';
import { startSpaPage } from './spa-page';

/** Views of an hour at one per second. Here each is shown only briefly. */
const VIEWS = 3600;
const VIEW_MS = 20;
/** Views after which caches are full. Later growth would continue all day. */
const QUARTER = VIEWS / 4;
const START = 60;
/** Marks in one view: in fifty rows and five shadow roots. */
const MARKS = 55;
/** Time after which the finder has removed old marks and searched late shadow roots for the last time. */
const SETTLED_MS = 6500;
/** Maximum growth from the first quarter to the end. */
const MAX_GROWTH = 1.1;

interface Memory {
  heapMb: number;
  nodes: number;
  ranges: number;
}

/** Measures heap, nodes and painted ranges after an hour in a single-page application. */
export async function measureSpaHour(): Promise<Measurement[]> {
  const site = await startSpaPage();
  const rig = await launch('chromium');
  try {
    const page = await rig.open(site.url);
    const start = await memoryAfter(page, 0, START);
    const quarter = await memoryAfter(page, START, QUARTER);
    const end = await memoryAfter(page, QUARTER, VIEWS);
    return rowsOf(start, quarter, end);
  } finally {
    await rig.close();
    site.stop();
  }
}

function rowsOf(start: Memory, quarter: Memory, end: Memory): Measurement[] {
  const row = (what: string, of: (kept: Memory) => number, unit: string): Measurement => ({
    what: `${what} (start, quarter, end)`,
    measured: `${[start, quarter, end].map((kept) => `${of(kept)}${unit}`).join(', ')}`,
    target: `${MAX_GROWTH} × quarter`,
    ratio: of(end) / (of(quarter) * MAX_GROWTH),
  });
  return [
    row('heap after an hour of views', ({ heapMb }) => heapMb, ' MB'),
    row('nodes kept', ({ nodes }) => nodes, ''),
    row('ranges painted', ({ ranges }) => ranges, ''),
  ];
}

/** Shows views `from` to `to`, waits until the last is marked, and collects garbage. */
async function memoryAfter(page: Page, from: number, to: number): Promise<Memory> {
  await page.evaluate(replay, from, to, VIEW_MS);
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

/** Runs in the page. Shows one view after the other. */
async function replay(from: number, to: number, momentMs: number): Promise<void> {
  const show: unknown = Reflect.get(globalThis, 'show');
  if (typeof show !== 'function') throw new Error('The page cannot change its view');
  for (let view = from + 1; view <= to; view++) {
    show(view);
    await new Promise((resolve) => setTimeout(resolve, momentMs));
  }
}

/** Runs in the page. Returns the number of painted ranges. */
function countRanges(): number {
  return [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0);
}
