import type { LoggedError } from './error-log';
import { maskErrorName, maskMessage, maskStack } from './mask';
import { pageScripts, type ReportedError } from './model';
import { describeError, type ErrorDescription } from './uncaught-errors';

/** The most reports that are taken from our own pages in a minute. */
const OWN_REPORTS = { most: 30, withinMs: 60_000 };
/** The most that are taken from one tab's pages in ten minutes. */
const TAB_REPORTS = { most: 10, withinMs: 600_000 };
/** Maximum number of tabs whose reports are counted. */
const MAX_TABS = 100;

/** What recording needs. */
export interface ErrorRecorderDeps {
  log(error: Omit<LoggedError, 'id' | 'count'>): Promise<void>;
  /** Epoch ms. */
  now(): number;
}

/** Records unexpected errors. Never throws: a log that fails must not cause further errors. */
export interface ErrorRecorder {
  /** Records an error of the background, with the part of the background that caught it. */
  record(source: string, error: unknown): Promise<void>;
  /**
   * Records an error that a script of a tab's page reported, or one of our own pages. Ignores a page that
   * names another source than its own, and reports above the limit of tab or own pages.
   */
  receive(report: ReportedError, tabId: number | undefined): Promise<void>;
}

/** Creates the recorder. It masks everything before it reaches the log. */
export function createErrorRecorder({ log, now }: ErrorRecorderDeps): ErrorRecorder {
  const reports = new Map<number | undefined, number[]>();

  function isTooMany(tabId: number | undefined): boolean {
    const { most, withinMs } = tabId === undefined ? OWN_REPORTS : TAB_REPORTS;
    const recent = reports.get(tabId)?.filter((at) => Math.abs(now() - at) < withinMs) ?? [];
    if (recent.length >= most || (!reports.has(tabId) && reports.size > MAX_TABS)) return true;
    reports.set(tabId, [...recent, now()]);
    return false;
  }

  async function write(source: string, { name, message, stack }: ErrorDescription): Promise<void> {
    const masked = {
      name: maskErrorName(name),
      message: maskMessage(message),
      stack: maskStack(stack),
    };
    await log({ at: now(), source, ...masked }).catch(() => undefined);
  }

  return {
    record: (source, error) => write(source, describeError(error)),
    receive: async ({ source, ...description }, tabId) => {
      const isOwnSource = tabId === undefined || pageScripts.some((each) => each === source);
      if (isOwnSource && !isTooMany(tabId)) await write(source, description);
    },
  };
}
