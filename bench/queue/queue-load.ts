import { join } from 'node:path';
import { build } from 'esbuild';
import { type Measurement, median, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { root } from '@/test/support/tree';
import type { QueueTimes } from './timed-queue';

const ENTRIES = 5_000;
/** The most that loading the queue may take, in ms. */
const MAX_MS = 1_000;
/** The most that adding them may take, in ms. The dashboard adds them in parts and shows how far it is. */
const MAX_ADD_MS = 3_000;

/** Measures a queue of 5,000 in Chromium's IndexedDB: adding them, and reading the first and the last page. */
export async function measureQueueLoad(): Promise<Measurement[]> {
  const entryPoints = [join(root, 'bench/queue/timed-queue.ts')];
  const options = { bundle: true, format: 'iife', globalName: 'bench', write: false } as const;
  const { outputFiles } = await build({ entryPoints, ...options });
  const connected = await openConnectedBrowser('chromium');
  try {
    const script = `${outputFiles[0]?.text ?? ''};bench.timedQueue(${ENTRIES})`;
    const { add, first, last } = (await connected.popup.evaluate(script)) as QueueTimes;
    const of = `of ${ENTRIES.toLocaleString('en')}`;
    return [
      rowOf(`a queue ${of} loaded: the next contact and the first page`, median(first)),
      rowOf(`the last page of a queue ${of}`, median(last)),
      rowOf(`a list ${of} queued`, add, MAX_ADD_MS),
    ];
  } finally {
    await connected.stop();
  }
}

function rowOf(what: string, measured: number, most = MAX_MS): Measurement {
  return { what, measured: ms(measured), target: `${most} ms`, ratio: measured / most };
}
