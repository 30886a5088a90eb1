import type {} from '@/lib/page/find/frame-state';
import type {} from './texts';

/** What a finder had done when it was done, as the page's own clock says. */
export interface Watched {
  /** What was found and painted: the same again in each run on the same page. */
  seen: string;
  /** When that was reached, in milliseconds of the page's clock. */
  at: number;
}

declare global {
  var benchStart: number;
  /** Until this was seen, or nothing new for so many milliseconds; then two frames more. */
  var benchUntil: (wanted: string, quietMs: number) => Promise<Watched>;
}

const POLL_MS = 10;

function seenNow(): string {
  const painted = [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
  const { handsetFinder: handset, benchFinder: finder } = globalThis;
  return handset
    ? `${handset.finding?.marks.size ?? 0} marks, ${painted} painted`
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
