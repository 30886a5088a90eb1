import type { Delay } from './delay';

/** When to look for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 2000, 6000];

/** Looks some times more after it was first asked to. */
export function createLateChecks(look: () => void, delay: Delay, signal: AbortSignal): () => void {
  let looking = false;
  return () => {
    if (looking) return;
    looking = true;
    for (const ms of LATE_MS) delay(() => signal.aborted || look(), ms);
  };
}
