import type { Delay } from './delay';

/** Runs some time after it was asked to, once, however often it is asked meanwhile. */
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
