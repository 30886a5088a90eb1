import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { z } from 'zod';
import type { Rig } from '@/test/support/browsers/rig';
import { launchChromium } from '@/test/support/chromium/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { timeBackground } from './background';
import { FINDERS, type FinderName, openWorkshop, STYLES, type Workshop } from './finders';
import type { PageName } from './html';
import { type Tab, tabOf } from './tab';
import { longestSlice, TRACED } from './trace';

/** One run on a fresh page, in Chromium. */
export interface Run {
  /** Tasks of the renderer's main thread until two frames after all is marked: processor time. */
  taskMs: number;
  /** The longest time that a script held the main thread at once: processor time. */
  longestSliceMs: number;
  /** From putting the finder in (on the stream: from the last change) until all is marked. */
  markedMs: number;
  /** What the page's isolate holds more than before, rubbish collected. */
  heapKeptMb: number;
  /** Scripts in the extension's background. */
  backgroundMs: number;
  /** What was found; the same in each run. */
  seen: string;
}

/** What is put into a page: a finder, or nobody to see what the page costs by itself. */
export type Guest = FinderName | 'nobody';

/** What else is known before a run. */
export interface Plan {
  /** What was seen in an earlier run. */
  wanted?: string;
  /** Changes of the stream's lists. */
  changes?: number;
}

/** A browser in which every finder can be put into a page that stands loaded. */
export interface Lab {
  run(page: PageName, guest: Guest, plan?: Plan): Promise<Run>;
  /** Bytes of script that each finder puts into a frame. */
  bytes: Workshop['bytes'];
  close(): Promise<void>;
}

/** By then a loaded page has drawn itself. */
const SETTLED_MS = 400;
/** Nothing new for so long: all is found. Nobody is not waited for: to look for marks costs a little too. */
const QUIET_MS = { nobody: 0, stream: 600, else: 2000 };
/** A sweep of what left the page is over by then. */
const SWEPT_MS = 2500;

/** Opens the lab for the pages of a site. */
export async function openLab(origin: string): Promise<Lab> {
  const workshop = await openWorkshop();
  const rig = await launchChromium({ extensionDir: workshop.dir });
  const popup = await rig.openOwn('popup.html');
  await writeSettings(popup, { defaultCountry: 'US' });
  await rig.open('about:blank');
  await popup.close();
  return {
    bytes: workshop.bytes,
    run: (name, guest, plan = {}) => run(rig, `${origin}/${name}`, guest, plan),
    async close() {
      await rig.close();
      await workshop.close();
    },
  };
}

async function run(rig: Rig, url: string, guest: Guest, plan: Plan): Promise<Run> {
  const { page, tab } = await openPage(rig, url, guest);
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heap = await heapOf(cdp);
  const scripts = ['watch.js', ...(guest === 'nobody' ? [] : FINDERS[guest])];
  const act =
    plan.changes === undefined
      ? () => still(tab, guest, scripts, plan.wanted)
      : await stream(page, tab, scripts, plan.changes);
  const timed = await timeTasks(page, cdp, async () =>
    guest.startsWith('handset')
      ? timeBackground(await rig.background(), act)
      : untimed(await act()),
  );
  if (plan.changes !== undefined) await sleep(SWEPT_MS);
  const heapKeptMb = (await heapOf(cdp)) - heap;
  await page.close();
  return { ...timed, heapKeptMb };
}

const untimed = <T>(result: T) => ({ ...result, backgroundMs: 0 });

/** What was seen when all was marked, and how long that took. */
type Seen = Pick<Run, 'seen' | 'markedMs'>;

async function still(tab: Tab, guest: Guest, scripts: string[], wanted = ''): Promise<Seen> {
  const from = await tab.put(scripts);
  const { seen, at } = await tab.until(wanted, QUIET_MS[guest === 'nobody' ? guest : 'else']);
  return { seen, markedMs: at - from };
}

/** The finder has read what stands there before the lists begin to change. */
async function stream(
  page: Page,
  tab: Tab,
  scripts: string[],
  changes: number,
): Promise<() => Promise<Seen>> {
  await tab.put(scripts);
  await tab.until('', QUIET_MS.stream);
  return async () => {
    const changed = `changeLists(${changes}).then(() => performance.now())`;
    const from = z.number().parse(await page.evaluate(changed));
    const { seen, at } = await tab.until('', QUIET_MS.stream);
    return { seen, markedMs: Math.max(0, at - from) };
  };
}

/** Opens a page that no finder is in yet; what is found would be styled as Handset's marks are. */
async function openPage(rig: Rig, url: string, guest: Guest): Promise<{ page: Page; tab: Tab }> {
  const background = await rig.background();
  // Else Handset would be in the page before the others.
  await background.evaluate('chrome.scripting.unregisterContentScripts()');
  const page = await rig.open(url);
  const tab = await tabOf(background, url);
  const style = guest === 'nobody' ? undefined : STYLES[guest];
  if (style) await tab.style(style);
  await sleep(SETTLED_MS);
  return { page, tab };
}

async function timeTasks<T>(page: Page, cdp: CDPSession, act: () => Promise<T>) {
  await page.tracing.start({ categories: TRACED });
  const before = await metric(cdp, 'TaskDuration');
  const result = await act();
  const taskMs = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
  const longestSliceMs = longestSlice((await page.tracing.stop()) ?? new Uint8Array());
  return { ...result, taskMs, longestSliceMs };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}
