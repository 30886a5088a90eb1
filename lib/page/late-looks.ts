/** Waits between looks for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 1500, 4000];

/** Looks some times more after it was first asked to. */
export function lateLooks(
  look: () => void,
  later: (run: () => void, ms: number) => void,
  signal: AbortSignal,
): () => void {
  let looking = false;
  const lookAfter = ([wait, ...waits]: readonly number[]) => {
    if (wait === undefined || signal.aborted) return;
    later(() => {
      look();
      lookAfter(waits);
    }, wait);
  };
  return () => {
    if (!looking) lookAfter(LATE_MS);
    looking = true;
  };
}
