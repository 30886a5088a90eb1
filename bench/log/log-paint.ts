import { ms, type Row } from '@/bench/table';
import { openDesk } from '@/test/support/browsers/desk';
import { fillLog } from './full-log';
import { paintTime } from './paint-time';

const CALLS = 10_000;
const MOST_MS = 200;

/** From opening the popup to the first picture that holds rows of a long log. */
export async function measureLogPaint(): Promise<Row[]> {
  const desk = await openDesk('chromium');
  try {
    await fillLog(desk.popup, CALLS);
    const paint = await paintTime(desk.popup, '.log .call-row');
    return [
      {
        what: `popup paints its log of ${CALLS.toLocaleString('en')} calls`,
        measured: ms(paint),
        target: `${MOST_MS} ms`,
        ratio: paint / MOST_MS,
      },
    ];
  } finally {
    await desk.stop();
  }
}
