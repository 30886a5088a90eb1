import type {} from '@/lib/page/find/frame-state';
import type {} from './texts';

/** What a finder found, and when, by the page's own clock. */
export interface WatchResult {
  /** What was found and painted. It is the same in each run on the same page. */
  seen: string;
  /** When that was reached, in ms of the page's clock. */
  at: number;
}

declare global {
  var benchStart: number;
  /** Waits until `wanted` was found or nothing new was found for `quietMs`, then for two more frames. */
  var benchUntil: (wanted: string, quietMs: number) => Promise<WatchResult>;
}

const POLL_MS = 10;

function seenNow(): string {
  const painted = [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
  const { handsetFinder: handset, benchFinder: finder } = globalThis;
  return handset
    ? `${handset.frame?.marks.size ?? 0} marks, ${painted} painted`
    : `${finder?.seen() ?? 0} found, ${painted} painted`;
}

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
const nextFrame = () => new Promise(requestAnimationFrame);

globalThis.benchUntil = async (wanted, quietMs) => {
  let seen = seenNow();
  let at = performance.now();
  while (seen !== wanted && performance.now() - at < quietMs) {
    await nextPoll();
    const now = seenNow();
    if (now !== seen) at = performance.now();
    seen = now;
  }
  await nextFrame();
  await nextFrame();
  return { seen, at };
};
globalThis.benchStart = performance.now();
