import type { Later } from './later';
import { onceAWhile } from './once-a-while';

/** How long after a quick look a thorough one follows, in milliseconds. */
const THOROUGH_MS = 2000;

/** What a thorough look needs of the world. */
export interface ThoroughMeans {
  look: () => void;
  /** Whether more is on its way: the look waits for it. */
  busy: () => boolean;
  later: Later;
  signal: AbortSignal;
}

/** Looks once, some time after it was first asked to. */
export function createThoroughLook({ look, busy, later, signal }: ThoroughMeans): () => void {
  const ask: () => void = onceAWhile(
    () => !signal.aborted && (busy() ? ask() : look()),
    later,
    THOROUGH_MS,
  );
  return ask;
}
