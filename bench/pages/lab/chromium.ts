import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { z } from 'zod';
import type { PageName } from '@/bench/pages/site/html';
import { measureBackground } from './background';
import { FINDERS, type FinderBuild } from './finder-build';
import { type InjectingBrowser, openInjectingBrowser, type PageFinder } from './injecting-browser';
import type { BenchTab } from './tab';
import { longestSlice, TRACED } from './trace';

/** One run on a fresh page, in Chromium. */
export interface Run {
  /** CPU time of the renderer's main thread until two frames after all numbers are marked. */
  taskMs: number;
  /** Longest CPU time of one script task on the main thread. */
  longestSliceMs: number;
  /** Time from injecting the finder (on the stream: from the last change) until all numbers are marked. */
  markedMs: number;
  /** Growth of the page's heap after garbage collection. */
  heapKeptMb: number;
  /** Script time in the extension's background. */
  backgroundMs: number;
  /** What was found. It is the same in each run. */
  seen: string;
}

/** Options of a run. */
interface RunOptions {
  /** What an earlier run found. The run ends when it is reached. */
  wanted?: string;
  /** Number of changes to the stream's lists. */
  changes?: number;
  /** Writes a CPU profile of the page to this file, for Chromium's Performance panel. */
  profile?: string;
}

/** A browser in which each finder can be injected into a loaded page. */
export interface BenchBrowser {
  run(page: PageName, finder: PageFinder, options?: RunOptions): Promise<Run>;
  /** Bytes of script that each finder adds to a frame. */
  bytes: FinderBuild['bytes'];
  close(): Promise<void>;
}

/** Time without new marks after which a run ends. Without a finder there is no wait, because polling costs time. */
const QUIET_MS = { noFinder: 0, stream: 600, else: 2000 };
/** Time after which the finder has removed the marks of removed nodes. */
const SWEPT_MS = 2500;

/** Time between two samples of a profile, in microseconds. */
const PROFILE_US = 100;

/** Starts the browser for the pages of a site. `scripts` replace Handset's, by file name. */
export async function openBenchBrowser(
  origin: string,
  scripts?: Readonly<Record<string, string>>,
): Promise<BenchBrowser> {
  const browser = await openInjectingBrowser(scripts);
  return {
    bytes: browser.bytes,
    run: (name, finder, options = {}) => run(browser, `${origin}/${name}`, finder, options),
    close: browser.close,
  };
}

async function run(
  { open, background }: InjectingBrowser,
  url: string,
  finder: PageFinder,
  options: RunOptions,
): Promise<Run> {
  const { page, tab } = await open(url, finder);
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heap = await heapOf(cdp);
  const scripts = ['watch.js', ...(finder === 'noFinder' ? [] : FINDERS[finder])];
  const act =
    options.changes === undefined
      ? () => runStaticPage(tab, finder, scripts, options.wanted)
      : await prepareStream(page, tab, scripts, options.changes);
  const timed = await withProfile(cdp, options.profile, () =>
    measureTasks(page, cdp, async () =>
      finder.startsWith('handset')
        ? measureBackground(await background(), act)
        : withoutBackground(await act()),
    ),
  );
  if (options.changes !== undefined) await sleep(SWEPT_MS);
  const heapKeptMb = (await heapOf(cdp)) - heap;
  await page.close();
  return { ...timed, heapKeptMb };
}

const withoutBackground = <T>(result: T) => ({ ...result, backgroundMs: 0 });

/** What was found, and how long it took. */
type MarkedResult = Pick<Run, 'seen' | 'markedMs'>;

async function runStaticPage(
  tab: BenchTab,
  finder: PageFinder,
  scripts: string[],
  wanted = '',
): Promise<MarkedResult> {
  const from = await tab.put(scripts);
  const { seen, at } = await tab.until(wanted, QUIET_MS[finder === 'noFinder' ? finder : 'else']);
  return { seen, markedMs: at - from };
}

/** Injects the finder and waits until it has read the page. The result starts the changes. */
async function prepareStream(
  page: Page,
  tab: BenchTab,
  scripts: string[],
  changes: number,
): Promise<() => Promise<MarkedResult>> {
  await tab.put(scripts);
  await tab.until('', QUIET_MS.stream);
  return async () => {
    const changed = `changeLists(${changes}).then(() => performance.now())`;
    const from = z.number().parse(await page.evaluate(changed));
    const { seen, at } = await tab.until('', QUIET_MS.stream);
    return { seen, markedMs: Math.max(0, at - from) };
  };
}

async function measureTasks<T>(page: Page, cdp: CDPSession, act: () => Promise<T>) {
  await page.tracing.start({ categories: TRACED });
  const before = await metric(cdp, 'TaskDuration');
  const result = await act();
  const taskMs = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
  const longestSliceMs = longestSlice((await page.tracing.stop()) ?? new Uint8Array());
  return { ...result, taskMs, longestSliceMs };
}

/** Sampling costs time: figures of a run with a profile are not to be compared. */
async function withProfile<T>(
  cdp: CDPSession,
  file: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  if (!file) return act();
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: PROFILE_US });
  await cdp.send('Profiler.start');
  const result = await act();
  const { profile } = await cdp.send('Profiler.stop');
  await writeFile(file, JSON.stringify(profile));
  return result;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}
