import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { type Measurement, median, ms } from '@/bench/table';
import { startSmallPage } from './small-page';
import { idleStates, openWithout } from './states';
import { readUsage, type Usage } from './usage';

const TABS = 50;
const ROUNDS = 15;
/** Time after which everything that a page starts on load has ended. */
const SETTLED_MS = 1_200;
/** Time for 50 tabs to come to rest, and time over which they are watched then. */
const RESTED_MS = 10_000;
const WATCHED_MS = 20_000;
/** Time of the main thread on the page, in ms more than without Handset. */
const MAX_MORE_MS = 5;
const MAX_TIMES_WITHOUT = 1.25;

/** Compares what Handset costs where it has nothing to do with Chromium without it. */
export async function measureIdle(): Promise<Measurement[]> {
  const page = await startSmallPage();
  const without = await openWithout();
  try {
    const floor = await usageOfTabs(without.browser, page.url);
    const rows: Measurement[] = [];
    for (const [state, open] of Object.entries(idleStates)) {
      const handset = await open();
      rows.push(await pageRow(state, handset.browser, without.browser, page.url));
      rows.push(...usageRows(state, await usageOfTabs(handset.browser, page.url), floor));
      await handset.stop();
    }
    return rows;
  } finally {
    await without.stop();
    page.stop();
  }
}

/** Loads the page in both browsers in turn, so that other load of the machine meets both. */
async function pageRow(
  state: string,
  handset: Browser,
  without: Browser,
  url: string,
): Promise<Measurement> {
  const [times, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await mainThreadTime(without, url));
    times.push(await mainThreadTime(handset, url));
  }
  const more = median(times) - median(floors);
  return {
    what: `${state}: main thread of a small page, beyond ${ms(median(floors))}`,
    measured: ms(more),
    target: ms(MAX_MORE_MS),
    ratio: more / MAX_MORE_MS,
  };
}

function usageRows(state: string, usage: Usage, floor: Usage): Measurement[] {
  return [
    usageRow(`${state}: processor time of ${TABS} tabs in 20 s`, usage.cpuMs, floor.cpuMs, 'ms'),
    usageRow(`${state}: wake-ups of the same`, usage.wakeUps, floor.wakeUps, ''),
    usageRow(`${state}: memory of the same`, usage.memoryMb, floor.memoryMb, 'MB'),
  ];
}

function usageRow(what: string, measured: number, floor: number, unit: string): Measurement {
  const show = (value: number) => `${Math.round(value)} ${unit}`.trimEnd();
  return {
    what,
    measured: show(measured),
    target: `${MAX_TIMES_WITHOUT} × ${show(floor)}`,
    ratio: measured / (floor * MAX_TIMES_WITHOUT),
  };
}

async function mainThreadTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await sleep(SETTLED_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function usageOfTabs(browser: Browser, url: string): Promise<Usage> {
  const pid = browser.process()?.pid;
  if (!pid) throw new Error('The browser has no process');
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.newPage()));
  for (const tab of tabs) await tab.goto(url);
  await sleep(RESTED_MS);
  const before = readUsage(pid);
  await sleep(WATCHED_MS);
  const after = readUsage(pid);
  await Promise.all(tabs.map((tab) => tab.close()));
  return {
    cpuMs: after.cpuMs - before.cpuMs,
    wakeUps: after.wakeUps - before.wakeUps,
    memoryMb: after.memoryMb,
  };
}
