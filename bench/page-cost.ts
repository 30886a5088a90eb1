import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '@/test/support/chromium';
import { buildOf } from '@/test/support/launch';
import type { Rig } from '@/test/support/rig';
import { buildEmptyExtension } from './build-empty';
import { median, ms, type Row } from './table';
import { startTenFrames } from './ten-frames';

const ROUNDS = 11;
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
    return [rowOf('without numbers', plain), rowOf('with 100 numbers', numbers)];
  } finally {
    await Promise.all([empty.close(), handset.close()]);
    pages.stop();
  }
}

interface Comparison {
  handset: number;
  empty: number;
}

function rowOf(kind: string, { handset, empty }: Comparison): Row {
  return {
    what: `script time, ten frames ${kind}`,
    measured: ms(handset),
    target: `${MOST_TIMES_EMPTY} × ${ms(empty)}`,
    ratio: handset / (empty * MOST_TIMES_EMPTY),
  };
}

async function compare(url: string, handset: Rig, empty: Rig): Promise<Comparison> {
  const times = { handset: [] as number[], empty: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.empty.push(await scriptTime(empty, url));
    times.handset.push(await scriptTime(handset, url));
  }
  return { handset: median(times.handset), empty: median(times.empty) };
}

/**
 * Milliseconds of the main thread's own time (not the clock's: others use the machine) in JavaScript,
 * what compiles it included.
 */
async function scriptTime(rig: Rig, url: string): Promise<number> {
  const page = await rig.open('about:blank');
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await sleep(SETTLED_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  const seconds = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (seconds('ScriptDuration') + seconds('V8CompileDuration')) * 1000;
}
