import { describeError, type ErrorDescription } from './describe-error';
import type { LoggedError } from './error-log';
import { maskErrorName, maskMessage, maskStack } from './mask';
import type { ReportedError } from './model';

/** The most reports that are taken in a minute. */
const REPORTS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/** What recording needs. */
export interface ErrorRecorderDeps {
  log(error: Omit<LoggedError, 'id' | 'count'>): Promise<void>;
  /** Epoch ms. */
  now(): number;
}

/** Records errors that nobody foresaw. Never throws: a log that fails must not cause further errors. */
export interface ErrorRecorder {
  /** Records an error of the background, with the place where it was caught. */
  record(place: string, error: unknown): Promise<void>;
  /** Records an error that another script reported. Ignores reports above 30 a minute. */
  receive(report: ReportedError): Promise<void>;
}

/** Creates the recorder. It masks everything before it reaches the log. */
export function createErrorRecorder({ log, now }: ErrorRecorderDeps): ErrorRecorder {
  let recent: number[] = [];

  function isTooMany(): boolean {
    recent = recent.filter((at) => Math.abs(now() - at) < MINUTE_MS);
    if (recent.length >= REPORTS_PER_MINUTE) return true;
    recent.push(now());
    return false;
  }

  async function write(place: string, { name, message, stack }: ErrorDescription): Promise<void> {
    const masked = {
      name: maskErrorName(name),
      message: maskMessage(message),
      stack: maskStack(stack),
    };
    await log({ at: now(), place, ...masked }).catch(() => undefined);
  }

  return {
    record: (place, error) => write(place, describeError(error)),
    receive: async ({ place, ...description }) => {
      if (!isTooMany()) await write(place, description);
    },
  };
}
