import type { Page } from 'puppeteer-core';
import { type Measurement, median, ms } from '@/bench/table';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { fillLog } from './full-log';
import { keystrokeTime } from './keystroke-time';
import { paintTime } from './paint-time';

const CALLS = 100_000;
/** Calls in the short log, which needs a row to paint. */
const FEW_CALLS = 30;
const ROUNDS = 25;
/** Maximum time over the long log, as a multiple of the time over the short one. */
const MAX_RATIO = 2;
const CALLEE = '+12125550134';

/** Times over one log, in ms. */
interface Times {
  preview: number;
  popup: number;
  dashboard: number;
  keystroke: number;
}

/**
 * Compares a long log with a short one: the time from a typed number to its preview (guards, facts and
 * last call), and the time until popup and dashboard have painted calls.
 */
export async function measureLargeLog(): Promise<Measurement[]> {
  const connected = await openConnectedBrowser('chromium');
  try {
    await fillLog(connected.popup, FEW_CALLS);
    const few = await timesOf(connected);
    await fillLog(connected.popup, CALLS);
    const full = await timesOf(connected);
    const over = `over a log of ${CALLS.toLocaleString('en')} calls`;
    return [
      rowOf(`guards and facts ${over}`, full.preview, few.preview),
      rowOf(`popup painted ${over}`, full.popup, few.popup),
      rowOf(`dashboard's calls painted ${over}`, full.dashboard, few.dashboard),
      rowOf(`search keystroke painted ${over}`, full.keystroke, few.keystroke),
    ];
  } finally {
    await connected.stop();
  }
}

function rowOf(what: string, full: number, few: number): Measurement {
  return {
    what,
    measured: ms(full),
    target: `${MAX_RATIO} × ${ms(few)}`,
    ratio: full / (MAX_RATIO * few),
  };
}

async function timesOf({ rig, popup }: ConnectedBrowser): Promise<Times> {
  const preview = await timeToPreview(popup);
  const popupPaint = await paintTime(popup, '.log .call-row');
  const page = await openDashboardPage(rig, '#/calls');
  const dashboard = await paintTime(page, 'tbody tr');
  const keystroke = await keystrokeTime(page);
  await page.close();
  return { preview, popup: popupPaint, dashboard, keystroke };
}

async function timeToPreview(popup: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await askBackground(popup, 'preview', { text: CALLEE });
    times.push(performance.now() - from);
  }
  return median(times);
}
