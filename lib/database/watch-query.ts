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

/**
 * Watches a query whose first result a view waits for. A live query starts in a later task, which comes
 * after the view's first frame: this one is run at once as well. Its result is JSON, and is not reported
 * again if the live query begins with the same.
 */
export function watchQueryAtOnce<T>(
  query: () => Promise<T>,
  { next, error }: QueryObserver<T>,
  signal: AbortSignal,
): void {
  let isFirst = true;
  let early: string | undefined;
  /** Reports the result of the early query, unless the live query was faster. */
  const ifFirst = (report: () => void) => {
    if (isFirst && !signal.aborted) report();
  };
  const onResult = (result: T) => {
    const isKnown = isFirst && JSON.stringify(result) === early;
    isFirst = false;
    if (!isKnown) next(result);
  };
  const onFailure = (failure: unknown) => {
    isFirst = false;
    error?.(failure);
  };
  query().then(
    (result) =>
      ifFirst(() => {
        early = JSON.stringify(result);
        next(result);
      }),
    // The live query reports no failure of a database that the early query could not open.
    (failure) => ifFirst(() => onFailure(failure)),
  );
  watchQuery(query, { next: onResult, error: onFailure }, signal);
}
