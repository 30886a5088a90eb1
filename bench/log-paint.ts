import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call } from '@/lib/calls/model';
import { openDesk } from '@/test/support/desk';
import { writeCalls } from '@/test/support/log';
import { waitUntil } from '@/test/support/wait';
import { median, ms, type Row } from './table';

const CALLS = 10_000;
const ROUNDS = 9;
const MOST_MS = 200;

/** From opening the popup to the first picture that holds rows of a long log. */
export async function measureLogPaint(): Promise<Row[]> {
  const desk = await openDesk('chromium');
  try {
    await writeCalls(
      desk.popup,
      Array.from({ length: CALLS }, (_, nth) => callOf(nth)),
    );
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await paintOnce(desk.popup));
    const paint = median(times);
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

async function paintOnce(popup: Page): Promise<number> {
  await popup.bringToFront();
  const { identifier } = await popup.evaluateOnNewDocument(watchFirstRow);
  await popup.reload();
  const painted = () => popup.evaluate(() => Number(Reflect.get(globalThis, 'rowPaintedAt') ?? 0));
  const time = await waitUntil(async () => (await painted()) || undefined, 'the first row');
  await popup.removeScriptToEvaluateOnNewDocument(identifier);
  return time;
}

/** Runs in the popup: notes when the frame after the first row has been drawn. */
function watchFirstRow(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.log .call-row')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => Reflect.set(globalThis, 'rowPaintedAt', performance.now()));
    });
  }).observe(document, { childList: true, subtree: true });
}

function callOf(nth: number): Call {
  const at = Date.now() - nth * 600_000;
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
