import type { Later } from './later';

/** When to look for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 2000, 6000];

/** Looks some times more after it was first asked to. */
export function lateLooks(look: () => void, later: Later, signal: AbortSignal): () => void {
  let looking = false;
  return () => {
    if (looking) return;
    looking = true;
    for (const ms of LATE_MS) later(() => signal.aborted || look(), ms);
  };
}
