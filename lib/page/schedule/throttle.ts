import type { Delay } from './delay';

/** Returns a function that runs `run` once, `ms` milliseconds after the first of several calls. */
export function throttle(run: () => void, delay: Delay, ms: number): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    delay(() => {
      due = false;
      run();
    }, ms);
  };
}
