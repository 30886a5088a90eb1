import { type Measurement, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { fillLog } from './full-log';
import { paintTime } from './paint-time';

const CALLS = 10_000;
const MAX_MS = 200;

/** Measures the time from opening the popup until rows of a long log are painted. */
export async function measureLogPaint(): Promise<Measurement[]> {
  const connected = await openConnectedBrowser('chromium');
  try {
    await fillLog(connected.popup, CALLS);
    const paint = await paintTime(connected.popup, '.log .call-row');
    return [
      {
        what: `popup paints its log of ${CALLS.toLocaleString('en')} calls`,
        measured: ms(paint),
        target: `${MAX_MS} ms`,
        ratio: paint / MAX_MS,
      },
    ];
  } finally {
    await connected.stop();
  }
}
