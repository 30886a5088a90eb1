/** A slice of work takes about this long: well below what a person notices. */
const SLICE_MS = 8;

/** What pausing needs. */
interface PauseDeps {
  /** Ms on a clock that nobody sets. */
  now(): number;
  /** Resolves once the page has done what waits. */
  rest(): Promise<void>;
}

/**
 * Returns what long work awaits often: it rests once a slice has lasted long enough, and rejects after the signal
 * aborted.
 */
export function createPause(
  { now, rest }: PauseDeps,
  abortSignal: AbortSignal,
): () => Promise<void> {
  let end = now() + SLICE_MS;
  return async () => {
    abortSignal.throwIfAborted();
    if (now() < end) return;
    await rest();
    abortSignal.throwIfAborted();
    end = now() + SLICE_MS;
  };
}
