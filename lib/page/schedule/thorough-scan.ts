import type { Delay } from './delay';
import { throttle } from './throttle';

/** How long after a quick look a thorough one follows, in milliseconds. */
const THOROUGH_MS = 2000;

/** What a thorough look needs of the world. */
export interface ThoroughScanDeps {
  look: () => void;
  /** Whether more is on its way: the look waits for it. */
  busy: () => boolean;
  delay: Delay;
  signal: AbortSignal;
}

/** Looks once, some time after it was first asked to. */
export function createThoroughScan({ look, busy, delay, signal }: ThoroughScanDeps): () => void {
  const ask: () => void = throttle(
    () => !signal.aborted && (busy() ? ask() : look()),
    delay,
    THOROUGH_MS,
  );
  return ask;
}
