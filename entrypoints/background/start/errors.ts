import { unexpectedCause } from '@/lib/calls/failure';
import { type ErrorDatabase, logError, openErrorDatabase } from '@/lib/problems/error-log';
import { createErrorRecorder, type ErrorRecorder } from '@/lib/problems/error-recorder';
import { watchUncaughtErrors } from '@/lib/problems/uncaught-errors';

/** The record of unexpected errors. */
export interface Errors extends Pick<ErrorRecorder, 'receive'> {
  database: ErrorDatabase;
  /** Records an error with the part of the background that caught it, unless it is a known problem. */
  report(source: string, error: unknown): void;
}

/** Starts recording errors of the background, those that nothing caught included. */
export function startErrors(abortSignal: AbortSignal): Errors {
  const database = openErrorDatabase();
  const recorder = createErrorRecorder({
    log: (error) => logError(database, error),
    now: () => Date.now(),
  });
  const report = (source: string, error: unknown) => {
    const cause = unexpectedCause(error);
    if (cause !== undefined) void recorder.record(source, cause);
  };
  watchUncaughtErrors(globalThis, (error) => report('background', error), abortSignal);
  return { database, report, receive: recorder.receive };
}
