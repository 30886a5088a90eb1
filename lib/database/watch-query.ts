/**
 * Watches queries of any of our databases. Views and the background start it, and it reports each result
 * until their signal aborts. It only reads, and knows Dexie but no table of ours.
 */

import { liveQuery } from 'dexie';

/** Who gets a query's results. */
export interface QueryObserver<T> {
  next: (result: T) => void;
  error?: (error: unknown) => void;
}

/** A view draws its first rows within this time after they were read, ms. What it reads next would hold them up. */
const DRAWING_MS = 50;
/** Longest wait for first rows, ms: a database that does not open must not keep others from being read. */
const MAX_WAIT_MS = 1_000;

/** Resolves once the views of this page have drawn the first rows that they wait for. */
let firstRows: Promise<unknown> = Promise.resolve();

/**
 * Runs a database query now and after each change of what it read, made in any of our contexts,
 * until the signal aborts. First rows come first ({@link watchQueryAtOnce}).
 */
export function watchQuery<T>(
  query: () => T | Promise<T>,
  observer: QueryObserver<T>,
  abortSignal: AbortSignal,
): void {
  const watch = () => {
    if (abortSignal.aborted) return;
    const subscription = liveQuery(query).subscribe(observer);
    abortSignal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
  };
  // A view may start the watch of its rows after this one, in the same task.
  queueMicrotask(() => void firstRows.then(watch));
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets other queries of this page wait until these rows are drawn. */
function putFirst(rows: Promise<unknown>): void {
  const drawn = rows.then(
    () => sleep(DRAWING_MS),
    () => undefined,
  );
  const wait = Promise.race([drawn, sleep(MAX_WAIT_MS)]);
  firstRows = firstRows.then(() => wait);
}

/**
 * Watches a query whose first result a view waits for. A live query starts in a later task, which comes
 * after the view's first frame: this one is run at once, and watched from when it is done, so that nothing
 * is read twice before the view shows it. Its result is JSON, and is not reported again if the live
 * query begins with the same.
 */
export function watchQueryAtOnce<T>(
  query: () => Promise<T>,
  { next, error }: QueryObserver<T>,
  abortSignal: AbortSignal,
): void {
  let early: string | undefined;
  const onResult = (result: T) => {
    const isKnown = JSON.stringify(result) === early;
    early = undefined;
    if (!isKnown) next(result);
  };
  const unlessEnded = (react: () => void) => {
    if (!abortSignal.aborted) react();
  };
  const watch = () => watchQuery(query, { next: onResult, ...(error && { error }) }, abortSignal);
  const rows = query();
  putFirst(rows);
  void rows
    .then(
      (result) =>
        unlessEnded(() => {
          early = JSON.stringify(result);
          next(result);
        }),
      // A live query says nothing of a database that an earlier query could not open.
      (failure) => unlessEnded(() => error?.(failure)),
    )
    .finally(() => unlessEnded(watch));
}
