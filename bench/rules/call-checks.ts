import { join } from 'node:path';
import { build } from 'esbuild';
import { type Measurement, median, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { root } from '@/test/support/tree';

const ENTRIES = 100_000;
/** The most that a check may take, in ms: the median of numbers with one zone and with seven. */
const MAX_MS = 5;

/**
 * Measures the check of a call, rules and do-not-call list, in Chromium's IndexedDB with 100,000 entries on
 * the list.
 */
export async function measureCallChecks(): Promise<Measurement[]> {
  const entryPoints = [join(root, 'bench/rules/timed-checks.ts')];
  const options = { bundle: true, format: 'iife', globalName: 'bench', write: false } as const;
  const { outputFiles } = await build({ entryPoints, ...options });
  const script = outputFiles[0]?.text ?? '';
  const connected = await openConnectedBrowser('chromium');
  try {
    const times = (await connected.popup.evaluate(
      `${script};bench.timedChecks(${ENTRIES})`,
    )) as number[];
    const measured = median(times);
    const what = `a call checked with ${ENTRIES.toLocaleString('en')} entries on the do-not-call list`;
    return [{ what, measured: ms(measured), target: `${MAX_MS} ms`, ratio: measured / MAX_MS }];
  } finally {
    await connected.stop();
  }
}
