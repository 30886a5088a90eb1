/** An error as text, cut to the sizes that the background accepts. Not masked yet. */
export interface ErrorDescription {
  name: string;
  message: string;
  stack: string;
}

/** The longest texts of an {@link ErrorDescription}, in characters. */
export const MAX_ERROR_TEXT = { name: 60, message: 500, stack: 4_000 } as const;

/** Describes anything that was thrown. Never throws itself. */
export function describeError(error: unknown): ErrorDescription {
  return {
    name: textOf(error, 'name') || typeof error,
    message: textOf(error, 'message') || (typeof error === 'string' ? cut(error, 'message') : ''),
    stack: textOf(error, 'stack'),
  };
}

/** Reads a property that may be missing, of another type, or throw. */
function textOf(error: unknown, key: keyof ErrorDescription): string {
  try {
    const value = (error as Record<string, unknown> | undefined)?.[key];
    return typeof value === 'string' ? cut(value, key) : '';
  } catch {
    return '';
  }
}

function cut(text: string, key: keyof ErrorDescription): string {
  return text.slice(0, MAX_ERROR_TEXT[key]);
}

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
