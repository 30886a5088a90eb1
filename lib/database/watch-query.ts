import { liveQuery } from 'dexie';

/** Who gets a query's results. */
export interface QueryObserver<T> {
  next: (result: T) => void;
  error?: (error: unknown) => void;
}

/**
 * Runs a database query now and after each change of what it read, made in any of our contexts,
 * until the signal aborts.
 */
export function watchQuery<T>(
  query: () => T | Promise<T>,
  observer: QueryObserver<T>,
  signal: AbortSignal,
): void {
  const subscription = liveQuery(query).subscribe(observer);
  signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
}
