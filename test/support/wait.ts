import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Asks again and again until there is an answer that is neither false, null nor undefined; what is
 * thrown counts as no answer yet. Rejects after `ms` with what was waited for and the last failure.
 */
export async function waitUntil<T>(
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  what = 'an answer',
  ms = 15_000,
): Promise<T> {
  const end = performance.now() + ms;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
    } catch (error) {
      failure = error;
    }
    await sleep(STEP_MS);
  }
  throw new Error(`Waited ${ms} ms for ${what}`, { cause: failure });
}
