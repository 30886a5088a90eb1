import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import { askBackground } from '@/test/support/ask-background';
import { openDesk } from '@/test/support/desk';
import { writeCalls } from '@/test/support/log';
import { median, ms, type Row } from './table';

const CALLS = 100_000;
const AT_ONCE = 10_000;
const ROUNDS = 25;
const MOST_RATIO = 2;
const CALLEE = '+12125550134';

/**
 * What a long log costs a rep: from a typed number to guards, facts and the last call to it, over a
 * log of 100,000 calls, beside an empty one.
 */
export async function run(): Promise<Row[]> {
  const desk = await openDesk('chromium');
  try {
    const empty = await timeToPreview(desk.popup);
    for (let from = 0; from < CALLS; from += AT_ONCE) {
      await writeCalls(
        desk.popup,
        Array.from({ length: AT_ONCE }, (_, nth) => callOf(from + nth)),
      );
    }
    const full = await timeToPreview(desk.popup);
    return [
      {
        what: `guards and facts over a log of ${CALLS.toLocaleString('en')} calls`,
        measured: ms(full),
        target: `${MOST_RATIO} × ${ms(empty)}`,
        ratio: full / (MOST_RATIO * empty),
      },
    ];
  } finally {
    await desk.stop();
  }
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

/** One call every ten minutes, to a hundred callees in turn. */
function callOf(nth: number): Call {
  const at = Date.now() - (nth + 1) * 600_000;
  return {
    id: randomUUID(),
    gesture: randomUUID(),
    state: 'recorded',
    callee: `+12125550${String(100 + (nth % 100))}`,
    callerId: '+12125550140',
    ownNumber: '+12125550199',
    createdAt: at,
    requestAt: at,
    requestedAt: at,
    placedAt: at,
    changedAt: at,
    callId: randomUUID(),
    recording: 'http://127.0.0.1/recording.wav',
  };
}
