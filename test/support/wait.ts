import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Calls `look` until it answers something other than false, null or undefined. A thrown error counts
 * as no answer yet. Rejects after `ms`, even while a call hangs, naming what was awaited and the last
 * failure.
 */
export async function waitUntil<T>(
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  what = 'an answer',
  ms = 15_000,
): Promise<T> {
  const end = performance.now() + ms;
  const done = new AbortController();
  const deadline = rejectAfter(ms, done.signal);
  let failure: unknown;
  try {
    while (performance.now() < end) {
      try {
        const seen = await Promise.race([look(), deadline]);
        if (seen !== undefined && seen !== null && seen !== false) return seen;
      } catch (error) {
        failure = error;
      }
      await sleep(STEP_MS);
    }
  } finally {
    done.abort();
  }
  throw new Error(`Waited ${ms} ms for ${what}`, { cause: failure });
}

/** Keeps a browser that never answers from holding up the test. */
function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  const rejected = sleep(ms, undefined, { signal }).then(() => {
    throw new Error('The last look did not answer');
  });
  rejected.catch(() => undefined);
  return rejected;
}
