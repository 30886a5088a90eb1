import { setTimeout as sleep } from 'node:timers/promises';

/** The first pause between two looks. Later ones are a fifth of the time so far: a long wait costs few looks. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 150;
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
  const start = performance.now();
  const end = start + ms;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      // A browser can lose an answer on a busy machine: it is asked again.
      const seen = await withinTime(look, Math.min(ms / 2, end - performance.now()));
      if (seen !== undefined && seen !== null && seen !== false) return seen;
    } catch (error) {
      failure = error;
    }
    await sleep(pauseAfter(performance.now() - start));
  }
  throw new Error(`Waited ${ms} ms for ${what}`, { cause: failure });
}

function pauseAfter(waited: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, waited / 5));
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
