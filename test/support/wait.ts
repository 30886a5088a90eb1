import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;
/** A busy machine takes its time, which says nothing of the code. A limit is against hanging alone. */
const PATIENCE_MS = 30_000;

/**
 * Calls `look` until it returns something other than false, null or undefined. Ignores errors that it
 * throws. Rejects after `ms`, even if a call hangs, with what was awaited and the last error.
 */
export async function waitUntil<T>(
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  what = 'an answer',
  ms = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + ms;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      // A browser can lose an answer on a busy machine: it is asked again.
      const seen = await withinTime(look, Math.min(ms / 2, end - performance.now()));
      if (seen !== undefined && seen !== null && seen !== false) return seen;
    } catch (error) {
      failure = error;
    }
    await sleep(STEP_MS);
  }
  throw new Error(`Waited ${ms} ms for ${what}`, { cause: failure });
}

/** Rejects if the browser does not answer in time. */
async function withinTime<T>(look: () => Promise<T> | T, ms: number): Promise<T> {
  const done = new AbortController();
  const deadline = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error('The last look did not answer');
  });
  deadline.catch(() => undefined);
  try {
    return await Promise.race([look(), deadline]);
  } finally {
    done.abort();
  }
}
