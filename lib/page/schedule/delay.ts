/** Runs something once, `ms` milliseconds later. Tests bring their own clock. */
export type Delay = (run: () => void, ms: number) => void;

/** A delay by the browser's clock. Once the signal has aborted, nothing runs any more. */
export function createDelay(abortSignal: AbortSignal): Delay {
  return (run, ms) => {
    setTimeout(() => abortSignal.aborted || run(), ms);
  };
}
