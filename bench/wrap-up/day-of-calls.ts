import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer-core';
import { type Measurement, median } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { readWrapUpRows } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

const CALLS = 80;
/** A practised hand, from one key to the next. */
const KEY_MS = 200;
/** The most that a wrap-up may take, from the end of the call until it is saved. */
const MAX_MS = 4_000;
const NOTES = ['', 'No need', 'Call in May', 'Wants a list'];

/**
 * Measures a day of 80 calls in Chromium's popup, by keyboard alone: a number, Enter, and after the
 * call a disposition, a note and Enter. A call ends when its wrap-up has the focus.
 */
export async function measureDayOfCalls(): Promise<Measurement[]> {
  const settings = {
    countdownSeconds: 0,
    repeatSeconds: 0,
    callsPerMinute: 60,
    callRules: 'off',
  } as const;
  const connected = await openConnectedBrowser('chromium', { settings });
  try {
    await connected.popup.bringToFront();
    await connected.popup.focus('#dial-number');
    const times: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) times.push(await callOnce(connected.popup, nth));
    const { size } = await readWrapUpRows(connected.popup);
    if (size !== CALLS) throw new Error(`${size} of ${CALLS} wrap-ups are saved`);
    return [rowOf('median', median(times)), rowOf('slowest', Math.max(...times))];
  } finally {
    await connected.stop();
  }
}

function rowOf(which: string, time: number): Measurement {
  return {
    what: `${which} of ${CALLS} wrap-ups by keyboard, end of call to saved`,
    measured: `${(time / 1000).toFixed(2)} s`,
    target: `${MAX_MS / 1000} s`,
    ratio: time / MAX_MS,
  };
}

/** The sandbox's own caller IDs end in 0140 and 0141. */
function numberOf(nth: number): string {
  return `+12125550${nth < 30 ? 110 + nth : 112 + nth}`;
}

/** Calls a number and wraps the call up. Resolves to how long that took, in ms. */
async function callOnce(popup: Page, nth: number): Promise<number> {
  // The field still holds the number before.
  await popup.keyboard.down('Control');
  await popup.keyboard.press('a');
  await popup.keyboard.up('Control');
  await popup.keyboard.type(numberOf(nth));
  await popup.keyboard.press('Enter');
  await waitUntil(() => isFocused(popup, '.wrap-up-form input[type=radio]'), 'the wrap-up');
  const ended = performance.now();
  // 1 is "Reached", 2 "Voicemail", 3 "No answer": none asks for more.
  await pressAll(popup, [String(1 + (nth % 3)), ...(NOTES[nth % NOTES.length] ?? ''), 'Enter']);
  await waitUntil(() => isFocused(popup, '#dial-number'), 'the next number');
  return performance.now() - ended;
}

async function pressAll(popup: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sleep(KEY_MS);
    await popup.keyboard.press(key as KeyInput);
  }
}

function isFocused(popup: Page, selector: string): Promise<boolean> {
  return popup.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
}
