import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { type Measurement, median, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { root } from '@/test/support/tree';
import type { TimedImport, TimedRound } from './timed-registry';

const NUMBERS = 5_000_000;
/** The most that looking up a number may take, in ms. */
const MAX_MS = 5;
/** The same, times reading an entry of the list: a look-up reads three tables, and unpacks 4,096 numbers. */
const MAX_TIMES = 10;
/** The page must answer within this time, in ms, besides what it takes at rest. */
const MAX_PAUSE_MS = 100;
const MAX_IMPORT_S = 60;
const MAX_BYTES = 16;

/** What `timedLookUps` returns. */
interface TimedLookUps {
  rounds: TimedRound[];
  bytesPerNumber: number;
}

/**
 * Measures a national registry of 5 million numbers in Chromium: its import from a file, by the dashboard, and
 * then looking up 1,000 numbers in the transaction of a call, beside plain reads of the list.
 */
export async function measureRegistry(): Promise<Measurement[]> {
  const connected = await openConnectedBrowser('chromium');
  try {
    const page = await openDashboardPage(connected.rig, '#/donotcall');
    await page.waitForSelector('.registries input[type=file]');
    const imported = (await run(page, 'timedImport')) as TimedImport;
    const looked = (await run(page, 'timedLookUps')) as TimedLookUps;
    return [...importRows(imported), ...lookUpRows(looked)];
  } finally {
    await connected.stop();
  }
}

/**
 * Runs a function of `timed-registry.ts` in the page, after a turn. Until then the driver allows `eval` there: zod
 * would find out that it may, and fail later.
 */
async function run(page: Page, name: string): Promise<unknown> {
  const entryPoints = [join(root, 'bench/do-not-call/timed-registry.ts')];
  const options = { bundle: true, format: 'iife', globalName: 'bench', write: false } as const;
  const { outputFiles } = await build({ entryPoints, ...options });
  page.setDefaultTimeout(0);
  const turn = 'new Promise((resolve) => setTimeout(resolve))';
  const script = outputFiles[0]?.text ?? '';
  return page.evaluate(`${turn}.then(() => { ${script}; return bench.${name}(${NUMBERS}); })`);
}

function importRows({ ms: taken, longestMs, restingMs }: TimedImport): Measurement[] {
  const seconds = taken / 1000;
  const target = `${MAX_IMPORT_S} s`;
  return [
    {
      what: `a registry of ${NUMBERS.toLocaleString('en')} numbers imported`,
      ...{ measured: `${seconds.toFixed(0)} s`, target, ratio: seconds / MAX_IMPORT_S },
    },
    {
      what: 'the longest time without an answer of the page meanwhile',
      measured: ms(longestMs),
      target: `${MAX_PAUSE_MS} ms + ${ms(restingMs)}`,
      ratio: longestMs / (MAX_PAUSE_MS + restingMs),
    },
  ];
}

/** The slowest look-up and read of the calmest round: other programs make any of them slow. */
function slowestOf(rounds: readonly TimedRound[]): [lookUp: number, read: number] {
  const slowest = rounds.map(
    ({ lookUps, plain }) => [Math.max(...lookUps), Math.max(...plain)] as [number, number],
  );
  return slowest.sort(([a], [b]) => a - b)[0] ?? [Number.NaN, Number.NaN];
}

function lookUpRows({ rounds, bytesPerNumber }: TimedLookUps): Measurement[] {
  const middle = median(rounds.flatMap(({ lookUps }) => lookUps));
  const floor = median(rounds.flatMap(({ plain }) => plain));
  const [slowest, slowestRead] = slowestOf(rounds);
  return [
    {
      what: 'a number looked up in it',
      ...{ measured: ms(middle), target: `${MAX_MS} ms`, ratio: middle / MAX_MS },
    },
    {
      what: 'the slowest of 1,000, beside the slowest entry of the list',
      measured: ms(slowest),
      target: `${MAX_MS} ms + ${ms(slowestRead)}`,
      ratio: slowest / (MAX_MS + slowestRead),
    },
    {
      what: 'a number looked up, times an entry of the list',
      measured: (middle / floor).toFixed(1),
      ...{ target: String(MAX_TIMES), ratio: middle / floor / MAX_TIMES },
    },
    {
      what: 'the size of a number in it',
      measured: `${bytesPerNumber.toFixed(1)} bytes`,
      ...{ target: `${MAX_BYTES} bytes`, ratio: bytesPerNumber / MAX_BYTES },
    },
  ];
}
