import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import { writeCalls } from '@/test/support/own-pages/log';

const AT_ONCE = 10_000;

/** Fills the log of a desk, through one of its own pages. */
export async function fillLog(ownPage: Page, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    await writeCalls(
      ownPage,
      Array.from({ length }, (_, nth) => callOf(from + nth)),
    );
  }
}

/** One call every ten minutes, to a hundred callees in turn. */
function callOf(nth: number): Call {
  const at = Date.now() - (nth + 1) * 600_000;
  return {
    id: randomUUID(),
    gesture: randomUUID(),
    state: 'recorded',
    callee: `+12125550${String(100 + (nth % 100))}`,
    calleeName: `Contact ${nth}`,
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
