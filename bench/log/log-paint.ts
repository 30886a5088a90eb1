import { type Measurement, ms } from '@/bench/table';
import { openDesk } from '@/test/support/browsers/desk';
import { fillLog } from './full-log';
import { paintTime } from './paint-time';

const CALLS = 10_000;
const MAX_MS = 200;

/** Measures the time from opening the popup until rows of a long log are painted. */
export async function measureLogPaint(): Promise<Measurement[]> {
  const desk = await openDesk('chromium');
  try {
    await fillLog(desk.popup, CALLS);
    const paint = await paintTime(desk.popup, '.log .call-row');
    return [
      {
        what: `popup paints its log of ${CALLS.toLocaleString('en')} calls`,
        measured: ms(paint),
        target: `${MAX_MS} ms`,
        ratio: paint / MAX_MS,
      },
    ];
  } finally {
    await desk.stop();
  }
}
