/** Often enough for a ring that shrinks smoothly. */
const TICK_MS = 100;

/** Calls back several times a second until the signal ends. */
export function onEachTick(react: () => void, abortSignal: AbortSignal): void {
  every(TICK_MS, react, abortSignal);
}

/** Often enough for a list of times that come. */
const SLOW_TICK_MS = 5_000;

/** Calls back every few seconds until the signal ends. */
export function everyFewSeconds(react: () => void, abortSignal: AbortSignal): void {
  every(SLOW_TICK_MS, react, abortSignal);
}

/** Calls back every `ms` milliseconds until the signal ends. */
export function every(ms: number, react: () => void, abortSignal: AbortSignal): void {
  if (abortSignal.aborted) return;
  const timer = setInterval(react, ms);
  abortSignal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Calls back once, in `ms` milliseconds, unless the signal ends first. */
export function afterDelay(ms: number, react: () => void, abortSignal: AbortSignal): void {
  if (abortSignal.aborted) return;
  const timer = setTimeout(react, ms);
  abortSignal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
