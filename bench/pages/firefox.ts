import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { median } from '@/bench/table';
import { launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { writeSettings } from '@/test/support/own-pages/connect';
import { PAGES, type PageName } from './html';

/** Handset in Firefox, which tells no driver of a page's tasks: what the page itself can see. */
export interface FirefoxFigures {
  /** From the end of loading until all that can be seen is marked. */
  markedMs: number;
  /** The longest time for which the page could run no task of its own, once loaded. */
  longestPauseMs: number;
}

const ROUNDS = 3;
const QUIET_MS = 2000;

/** Handset on each page but the stream, each time in a fresh tab. */
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
