/** How long after a quick look a thorough one follows, in milliseconds. */
const THOROUGH_MS = 2000;

/** What a thorough look needs of the world. */
export interface ThoroughMeans {
  look: () => void;
  /** Whether more is on its way: the look waits for it. */
  busy: () => boolean;
  later: (run: () => void, ms: number) => void;
  signal: AbortSignal;
}

/** Looks once, some time after it was first asked to. */
export function createThoroughLook({ look, busy, later, signal }: ThoroughMeans): () => void {
  let due = false;
  const ask = () => {
    if (due) return;
    due = true;
    later(() => {
      due = false;
      if (busy()) ask();
      else if (!signal.aborted) look();
    }, THOROUGH_MS);
  };
  return ask;
}
