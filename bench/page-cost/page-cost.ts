import { setTimeout as sleep } from 'node:timers/promises';
import { median, ms, type Row } from '@/bench/table';
import { buildOf } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { launchChromium } from '@/test/support/chromium/launch';
import { buildEmptyExtension } from './build-empty';
import { startTenFrames } from './ten-frames';

const ROUNDS = 21;
/** By then everything that a page starts by itself is done. */
const SETTLED_MS = 1_200;
const MOST_TIMES_EMPTY = 2;

/**
 * Script time of a ten-frame page with Handset and with an empty content script, turn about. Empty
 * is what `defineContentScript` makes of a function that does nothing, in a project with the same
 * modules; a file with nothing in it costs a hundredth of that.
 */
export async function measurePageCost(): Promise<Row[]> {
  const pages = await startTenFrames();
  const empty = await launchChromium({ extensionDir: await buildEmptyExtension() });
  const handset = await launchChromium({ extensionDir: buildOf('chromium') });
  try {
    const plain = await compare(pages.plainUrl, handset, empty);
    const numbers = await compare(pages.numbersUrl, handset, empty);
    return [...rowsOf('without numbers', plain), ...rowsOf('with 100 numbers', numbers)];
  } finally {
    await Promise.all([empty.close(), handset.close()]);
    pages.stop();
  }
}

/** Milliseconds of the main thread's own time (not the clock's: others use the machine). */
interface ScriptTime {
  /** In JavaScript. */
  script: number;
  /** In it and in what compiles it: what the finder's hint (docs/decisions/0013) moves there counts too. */
  compiled: number;
}

type Comparison = Record<'handset' | 'empty', ScriptTime[]>;

function rowsOf(kind: string, runs: Comparison): Row[] {
  return [
    rowOf(`script time, ten frames ${kind}`, runs, 'script'),
    rowOf('the same, compiling included', runs, 'compiled'),
  ];
}

function rowOf(what: string, runs: Comparison, time: keyof ScriptTime): Row {
  const handset = median(runs.handset.map((run) => run[time]));
  const empty = median(runs.empty.map((run) => run[time]));
  return {
    what,
    measured: ms(handset),
    target: `${MOST_TIMES_EMPTY} × ${ms(empty)}`,
    ratio: handset / (empty * MOST_TIMES_EMPTY),
  };
}

async function compare(url: string, handset: Rig, empty: Rig): Promise<Comparison> {
  const runs: Comparison = { handset: [], empty: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.empty.push(await scriptTime(empty, url));
    runs.handset.push(await scriptTime(handset, url));
  }
  return runs;
}

async function scriptTime(rig: Rig, url: string): Promise<ScriptTime> {
  const page = await rig.open('about:blank');
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await sleep(SETTLED_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  const msOf = (wanted: string) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  const script = msOf('ScriptDuration');
  return { script, compiled: script + msOf('V8CompileDuration') };
}
