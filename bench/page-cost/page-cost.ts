import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, median, ms } from '@/bench/table';
import { launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { buildEmptyExtension } from './build-empty';
import { startTenFrames } from './ten-frames';

const ROUNDS = 21;
/** Time after which everything that a page starts on load has ended. */
const SETTLED_MS = 1_200;
const MAX_TIMES_EMPTY = 2;

/**
 * Compares the script time of a ten-frame page with Handset and with an empty content script, in
 * alternating rounds. The empty script is the output of `defineContentScript` for an empty function.
 * An empty file would cost a hundredth of it.
 */
export async function measurePageCost(): Promise<Measurement[]> {
  const pages = await startTenFrames();
  const empty = await launch('chromium', { extensionDir: await buildEmptyExtension() });
  const handset = await launch('chromium');
  try {
    const plain = await compare(pages.plainUrl, handset, empty);
    const numbers = await compare(pages.numbersUrl, handset, empty);
    return [...rowsOf('without numbers', plain), ...rowsOf('with 100 numbers', numbers)];
  } finally {
    await Promise.all([empty.close(), handset.close()]);
    pages.stop();
  }
}

/** CPU time of the main thread in ms. Wall-clock time would include other load of the machine. */
interface ScriptTime {
  /** Running JavaScript. */
  script: number;
  /** Running and compiling. The finder is compiled eagerly (docs/decisions/0013). */
  compiled: number;
}

type Comparison = Record<'handset' | 'empty', ScriptTime[]>;

function rowsOf(kind: string, runs: Comparison): Measurement[] {
  return [
    rowOf(`script time, ten frames ${kind}`, runs, 'script'),
    rowOf('the same, with compile time', runs, 'compiled'),
  ];
}

function rowOf(what: string, runs: Comparison, time: keyof ScriptTime): Measurement {
  const handset = median(runs.handset.map((run) => run[time]));
  const empty = median(runs.empty.map((run) => run[time]));
  return {
    what,
    measured: ms(handset),
    target: `${MAX_TIMES_EMPTY} × ${ms(empty)}`,
    ratio: handset / (empty * MAX_TIMES_EMPTY),
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
