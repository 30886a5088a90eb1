/** Calls back with each error and rejection that nothing caught, until the signal ends. */
export function watchUncaughtErrors(
  target: EventTarget,
  onError: (error: unknown) => void,
  abortSignal: AbortSignal,
): void {
  target.addEventListener(
    'error',
    (event) => onError((event as ErrorEvent).error ?? (event as ErrorEvent).message),
    { signal: abortSignal },
  );
  target.addEventListener(
    'unhandledrejection',
    (event) => onError((event as PromiseRejectionEvent).reason),
    { signal: abortSignal },
  );
}
