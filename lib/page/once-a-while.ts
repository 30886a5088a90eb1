import type { Later } from './later';

/** Runs some time after it was asked to, once, however often it is asked meanwhile. */
export function onceAWhile(run: () => void, later: Later, ms: number): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    later(() => {
      due = false;
      run();
    }, ms);
  };
}
