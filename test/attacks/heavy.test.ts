import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameLoads, loads } from '@/test/support/attacks/heavy-loads';
import {
  heavyPage,
  openHeavy,
  type PageReport,
  type Weight,
} from '@/test/support/attacks/heavy-page';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { soak } from '@/test/support/soak';

/** A page that gives no answer for this many ms hangs: a browser would ask whether to wait. */
const HUNG_MS = 10_000;
/** How many times as long as without Handset a page may pause with it. */
const WORSE = 4;

/** Longest wait for a number behind a million others. */
const MAX_MS = 500_000;

describe.each(browserNames)('a very large page, in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
    await leaveAlone(lab);
  });
  afterAll(() => lab?.stop());

  it.each(loads)(
    '%s: stays responsive, and its numbers are marked',
    async (what, count, load) => {
      const measure = async (isMarked: boolean) => {
        const { page, told } = await open(lab, { load, count, isMarked });
        const came = await told(MAX_MS);
        expect(await answers(page)).toBeLessThan(HUNG_MS);
        await page.close();
        return came;
      };
      await expectToGoOn(browser, what, measure);
    },
    1_200_000,
  );
});

describe.each(browserNames)('a page with many frames, in %s', (browser) => {
  it.each(frameLoads)(
    '%s: stays responsive, and its numbers are marked',
    async (what, count, load) => {
      const measure = (isMarked: boolean) => letGo(browser, { load, count, isMarked });
      await expectToGoOn(browser, what, measure);
    },
    1_200_000,
  );
});

/** Measures with Handset; with `npm run soak` also without it, because the browser itself is busy for a while. */
async function expectToGoOn(
  browser: BrowserName,
  what: string,
  measure: (isMarked: boolean) => Promise<PageReport>,
): Promise<void> {
  const came = await measure(true);
  say(browser, what, came);
  const without = soak && (await measure(false));
  if (without) say(browser, `${what}, without Handset`, without);
  const most = without ? WORSE * without.pause : 0;
  expect(came.pause).toBeLessThan(Math.max(HUNG_MS, most));
}

/** The host on which Handset is switched off. */
const ALONE = 'localhost';

function leaveAlone({ connected }: AttackLab) {
  return askBackground(connected.popup, 'exclude-site', { host: ALONE, excluded: true });
}

function open(lab: AttackLab, weight: Weight) {
  const host = weight.isMarked ? undefined : ALONE;
  return openHeavy(lab.connected.rig, lab.site, heavyPage(weight), host);
}

/** Returns what a page reports in a browser whose driver is disconnected. */
async function letGo(browser: BrowserName, weight: Weight): Promise<PageReport> {
  const lab = await openAttackLab(browser);
  try {
    await leaveAlone(lab);
    const { page, told } = await open(lab, { ...weight, restMs: 3000 });
    const driven = page.browser();
    const program = driven.process();
    await driven.disconnect();
    try {
      return await told(MAX_MS);
    } finally {
      program?.kill('SIGKILL');
    }
  } finally {
    await lab.stop();
  }
}

/** How long the page takes to answer, in milliseconds. */
async function answers(page: Page): Promise<number> {
  const begun = performance.now();
  await page.evaluate(() => document.title);
  return performance.now() - begun;
}

function say(
  browser: BrowserName,
  what: string,
  { put, built, loaded, marked, pause }: PageReport,
): void {
  const late = marked > 0 ? `a new number marked after ${marked} ms, ` : '';
  console.log(
    `${browser}, ${put} ${what}: built in ${built} ms, loaded in ${loaded} ms; ${late}longest pause ${pause} ms`,
  );
}
