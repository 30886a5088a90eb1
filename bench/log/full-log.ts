import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import type { SpeechFacts, SpeechReading } from '@/lib/speech/model';
import { putAll } from '@/test/support/own-pages/connect';
import { writeCalls } from '@/test/support/own-pages/log';

const BATCH_SIZE = 10_000;

/** Writes calls, and what was read of their recordings, to the log through one of the extension's own pages. */
export async function fillLog(ownPage: Page, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, count - from);
    const calls = Array.from({ length }, (_, nth) => nthCall(from + nth));
    await writeCalls(ownPage, calls);
    await ownPage.evaluate(putAll, 'handset-calls', 'speech', calls.map(readingOfCall));
  }
}

/** Returns what was read of the recording of a call. In one of ten nobody spoke. */
function readingOfCall({ id: callId, recording: link = '', createdAt: readAt }: Call, nth: number) {
  const known = { duration: 90, silence: 0.4 };
  const facts: SpeechFacts =
    nth % 10 === 0
      ? { ...known, heard: 'tones' }
      : { ...known, heard: 'voice', firstVoice: nth % 20, longestPause: nth % 60 };
  return { callId, link, readAt, result: { facts } } satisfies SpeechReading;
}

/** Returns one call every ten minutes, to a hundred callees in turn. */
export function nthCall(nth: number): Call {
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
