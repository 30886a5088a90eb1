import type { Delay } from './delay';

/** When to look for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 2000, 6000];

/** Returns a function that on its first call schedules `look` several times. */
export function createLateChecks(look: () => void, delay: Delay): () => void {
  let scheduled = false;
  return () => {
    if (scheduled) return;
    scheduled = true;
    for (const ms of LATE_MS) delay(look, ms);
  };
}
