import type { Ask } from '@/lib/messages/client';
import type { ErrorSource } from '@/lib/problems/model';
import {
  describeError,
  type ErrorDescription,
  watchUncaughtErrors,
} from '@/lib/problems/uncaught-errors';

/** What reporting errors needs. */
export interface ReportErrorsDeps {
  ask: Ask;
  /** The window whose uncaught errors are reported. */
  target: EventTarget;
  /** Where an error happened; undefined if it is not an error of Handset's own scripts. */
  sourceOf: (error: ErrorDescription) => ErrorSource | undefined;
}

/** Reports errors that nothing caught to the background, which records them. */
export function reportErrors(
  { ask, target, sourceOf }: ReportErrorsDeps,
  abortSignal: AbortSignal,
): void {
  const report = (error: unknown) => {
    const description = describeError(error);
    const source = sourceOf(description);
    if (source) void ask('report-error', { source, ...description });
  };
  watchUncaughtErrors(target, report, abortSignal);
}

const scripts = ['await-numbers', 'card', 'finder'] as const;
const OWN_SCRIPT = /(?:chrome|moz)-extension:\/\/[^/\s]+\/(await-numbers|card|finder)\.js/;

/**
 * Tells errors of our scripts in a page from the page's own, by the script that the stack names.
 * The window of a page reports both.
 */
export function errorSourceOf({ stack }: ErrorDescription): ErrorSource | undefined {
  const script = OWN_SCRIPT.exec(stack)?.[1];
  return scripts.find((each) => each === script);
}
