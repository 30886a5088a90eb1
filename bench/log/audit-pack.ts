import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'puppeteer-core';
import { type Measurement, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';
import { fillChain } from './full-chain';

const CALLS = 100_000;
/** A page that answers later than this is felt to be stuck. */
const TARGET_MS = 50;
/** An export may take this long on a busy machine. */
const PATIENCE_MS = 600_000;

/** Measures how long Options does not answer while it exports a long log, and how soon Cancel ends it. */
export async function measureAuditPack(): Promise<Measurement[]> {
  const downloads = await mkdtemp(join(tmpdir(), 'handset-'));
  const { rig, popup, stop } = await openConnectedBrowser('chromium', { rig: { downloads } });
  try {
    await fillChain(popup, CALLS);
    const page = await rig.openOwn('options.html');
    await page.waitForSelector('#audit-from');
    await page.$eval('#audit-from', chooseFirstDay);
    const cancelled = await timeToCancel(page);
    await page.evaluate(watchGaps);
    const start = performance.now();
    await press(page, 'Export audit pack');
    const find = async () => (await readdir(downloads)).find((name) => name.endsWith('.zip'));
    await waitUntil(async () => (await find()) !== undefined, 'the file', PATIENCE_MS);
    const seconds = (performance.now() - start) / 1000;
    const longest = await page.evaluate(longestGap);
    verify(join(downloads, (await find()) ?? ''));
    const what = `of ${CALLS.toLocaleString('en')} calls`;
    return [
      rowOf(
        `longest time without an answer, audit pack ${what} (${seconds.toFixed(0)} s)`,
        longest,
      ),
      rowOf(`Cancel of an audit pack ${what}`, cancelled),
    ];
  } finally {
    await stop();
    await rm(downloads, { recursive: true, force: true });
  }
}

function rowOf(what: string, measured: number): Measurement {
  const ratio = measured / TARGET_MS;
  return { what, measured: ms(measured), target: ms(TARGET_MS), ratio };
}

/** Throws if the auditor's command does not find the file whole: it exits with 2, because no key is given. */
function verify(path: string): void {
  const command = [join(root, 'scripts/verify-audit-pack.mjs'), path];
  try {
    execFileSync(process.execPath, command, { encoding: 'utf8' });
  } catch (error) {
    const { stdout } = error as { stdout: string };
    if (!stdout.includes('NOT DECIDED: whole')) throw new Error(stdout, { cause: error });
  }
}

function press(page: Page, words: string): Promise<void> {
  return page.$$eval(
    '#audit button',
    (buttons, name) => buttons.find((each) => each.textContent === name)?.click(),
    words,
  );
}

/** Cancels half-way. */
async function timeToCancel(page: Page): Promise<number> {
  await press(page, 'Export audit pack');
  const isShown = async () => (await page.$('#audit progress')) !== null;
  const isHalfDone = () =>
    page.$eval('#audit progress', (bar) => (bar as HTMLProgressElement).value > 0.5);
  await waitUntil(isShown, 'the progress');
  await waitUntil(isHalfDone, 'half of the file', PATIENCE_MS);
  const start = performance.now();
  await press(page, 'Cancel');
  await page.waitForFunction(() => document.querySelector('#audit progress') === null);
  return performance.now() - start;
}

/** Runs in the page. */
function chooseFirstDay(field: Element): void {
  Reflect.set(field, 'value', '2020-01-01');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs in the page. Measures how late a timer comes. */
function watchGaps(): void {
  const state = { longest: 0 };
  Reflect.set(window, 'gaps', state);
  let due = performance.now() + 5;
  setInterval(() => {
    state.longest = Math.max(state.longest, performance.now() - due);
    due = performance.now() + 5;
  }, 5);
}

/** Runs in the page. */
function longestGap(): number {
  return Reflect.get(window, 'gaps').longest;
}
