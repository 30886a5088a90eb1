import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PAGES, type PageName } from '@/bench/pages/site/html';
import { median } from '@/bench/table';
import { launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { writeSettings } from '@/test/support/own-pages/connect';

/** Figures of Handset in Firefox, measured in the page: the driver cannot measure tasks there. */
export interface FirefoxFigures {
  /** Time from the end of loading until all visible numbers are marked. */
  markedMs: number;
  /** Longest time in which the loaded page could run no task. */
  longestPauseMs: number;
}

const ROUNDS = 3;
const QUIET_MS = 2000;

/** Measures Handset on each page except the stream, each time in a new tab. */
export async function measureInFirefox(
  origin: string,
): Promise<Partial<Record<PageName, FirefoxFigures>>> {
  const rig = await launch('firefox');
  try {
    await writeSettings(await rig.openOwn('popup.html'), { defaultCountry: 'US' });
    const figures: Partial<Record<PageName, FirefoxFigures>> = {};
    for (const page of PAGES.filter((name) => name !== 'stream')) {
      figures[page] = await measurePage(rig, `${origin}/${page}`);
    }
    return figures;
  } finally {
    await rig.close();
  }
}

async function measurePage(rig: Rig, url: string): Promise<FirefoxFigures> {
  const runs: FirefoxFigures[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await runOnce(rig, url));
  return {
    markedMs: median(runs.map((run) => run.markedMs)),
    longestPauseMs: median(runs.map((run) => run.longestPauseMs)),
  };
}

const figuresSchema = z.object({ markedMs: z.number(), longestPauseMs: z.number() });

async function runOnce(rig: Rig, url: string): Promise<FirefoxFigures> {
  const page = await rig.open(`${url}?watched`);
  await sleep(QUIET_MS);
  const figures = figuresSchema.parse(await page.evaluate('firefoxFigures'));
  await page.close();
  return figures;
}
