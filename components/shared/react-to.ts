import { effect, untracked } from '@preact/signals';

/**
 * Calls `react` with the result of `read`, now and after each change of the signals that `read`
 * uses, until the abort signal ends. `react` may read and write any signal: that never calls it again.
 */
export function reactTo<T>(
  read: () => T,
  react: (value: T) => void,
  abortSignal: AbortSignal,
): void {
  const stop = effect(() => {
    const value = read();
    untracked(() => react(value));
  });
  abortSignal.addEventListener('abort', stop, { once: true });
}
