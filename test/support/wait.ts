import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Calls `look` until it returns something other than false, null or undefined. Ignores errors that it
 * throws. Rejects after `ms`, even if a call hangs, with what was awaited and the last error.
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

/** Rejects if the browser does not answer in time. */
function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  const rejected = sleep(ms, undefined, { signal }).then(() => {
    throw new Error('The last look did not answer');
  });
  rejected.catch(() => undefined);
  return rejected;
}
