import type { Page } from 'puppeteer-core';
import { median, ms, type Row } from '@/bench/table';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboard } from '@/test/support/own-pages/dashboard-page';
import { fillLog } from './full-log';
import { paintTime } from './paint-time';

const CALLS = 100_000;
/** What an "empty" log holds, so that there is a row to paint. */
const FEW = 30;
const ROUNDS = 25;
/** How many times as long as an empty log a full one may take. */
const MOST_RATIO = 2;
const CALLEE = '+12125550134';

/** What is measured over a log, in ms. */
interface Times {
  preview: number;
  popup: number;
  dashboard: number;
}

/**
 * What a long log costs a rep, beside a short one: from a typed number to guards, facts and the last
 * call to it; from opening the popup, and the dashboard's table, to the picture with calls in it.
 */
export async function run(): Promise<Row[]> {
  const desk = await openDesk('chromium');
  try {
    await fillLog(desk.popup, FEW);
    const few = await timesOf(desk);
    await fillLog(desk.popup, CALLS);
    const full = await timesOf(desk);
    const over = `over a log of ${CALLS.toLocaleString('en')} calls`;
    return [
      rowOf(`guards and facts ${over}`, full.preview, few.preview),
      rowOf(`popup painted ${over}`, full.popup, few.popup),
      rowOf(`dashboard's calls painted ${over}`, full.dashboard, few.dashboard),
    ];
  } finally {
    await desk.stop();
  }
}

function rowOf(what: string, full: number, few: number): Row {
  return {
    what,
    measured: ms(full),
    target: `${MOST_RATIO} × ${ms(few)}`,
    ratio: full / (MOST_RATIO * few),
  };
}

async function timesOf({ rig, popup }: Desk): Promise<Times> {
  const preview = await timeToPreview(popup);
  const popupPaint = await paintTime(popup, '.log .call-row');
  const page = await openDashboard(rig, '#/calls');
  const dashboard = await paintTime(page, 'tbody tr');
  await page.close();
  return { preview, popup: popupPaint, dashboard };
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
