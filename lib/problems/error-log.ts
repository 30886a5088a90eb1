import Dexie, { type Table } from 'dexie';
import { z } from 'zod';
import { leaveOutUnreadable } from '@/lib/database/leave-out-unreadable';
import type { UnreadableCount } from '@/lib/database/model';
import { readsAs, timeSchema } from '@/lib/database/row-readers';
import { pageScripts } from './model';

/** One recorded error, masked. */
export interface LoggedError {
  id?: number;
  /** When it happened last, epoch ms. */
  at: number;
  source: string;
  name: string;
  message: string;
  stack: string;
  /** How often it happened in a row. */
  count: number;
}

const text = z.string();

/** Which recorded errors can be read. */
export const errorRows = {
  errors: readsAs<LoggedError>()(
    z.object({
      ...{ at: timeSchema, count: z.number() },
      ...{ source: text, name: text, message: text, stack: text },
    }),
  ),
};

/** The error log: a ring buffer in the extension's own IndexedDB, which no page can open. */
export interface ErrorDatabase extends Dexie {
  errors: Table<LoggedError, number>;
}

/** The most errors of the background and our own pages that are kept. The oldest goes first. */
export const MAX_OWN_ERRORS = 150;
/** The most that scripts in pages reported: a page that broke into one pushes out no others. */
export const MAX_PAGE_ERRORS = 50;

/** Opens the error log. */
export function openErrorDatabase(name = 'handset-errors'): ErrorDatabase {
  const database = new Dexie(name) as ErrorDatabase;
  leaveOutUnreadable(database, errorRows);
  database.version(1).stores({ errors: '++id' });
  // Version 1 called the source `place`.
  database.version(2).upgrade(async (transaction) => {
    await transaction.table('errors').toCollection().modify(renamePlace);
  });
  return database;
}

function renamePlace(error: LoggedError & { place?: string }): void {
  error.source ??= error.place ?? '';
  delete error.place;
}

/**
 * Adds an error and drops the oldest of its kind above {@link MAX_OWN_ERRORS} or
 * {@link MAX_PAGE_ERRORS}. The same error again in a row only increases its count, so that a loop does
 * not push everything else out.
 */
export function logError(
  database: ErrorDatabase,
  error: Omit<LoggedError, 'id' | 'count'>,
): Promise<void> {
  const { errors } = database;
  return database.transaction('rw', errors, async () => {
    const last = await errors.toCollection().last();
    if (last !== undefined && isSame(last, error)) {
      await errors.put({ ...last, at: error.at, count: last.count + 1 });
      return;
    }
    await errors.add({ ...error, count: 1 });
    await dropOldest(database, isPageError(error));
  });
}

async function dropOldest({ errors }: ErrorDatabase, ofPages: boolean): Promise<void> {
  const ids = await errors.filter((each) => isPageError(each) === ofPages).primaryKeys();
  const most = ofPages ? MAX_PAGE_ERRORS : MAX_OWN_ERRORS;
  await errors.bulkDelete(ids.slice(0, Math.max(0, ids.length - most)));
}

/** Returns whether a script in a page reported it. */
function isPageError({ source }: Pick<LoggedError, 'source'>): boolean {
  return pageScripts.some((each) => each === source);
}

function isSame(last: LoggedError, error: Omit<LoggedError, 'id' | 'count'>): boolean {
  return (['source', 'name', 'message', 'stack'] as const).every((key) => last[key] === error[key]);
}

/** All recorded errors, newest first. */
export function loggedErrors({ errors }: ErrorDatabase): Promise<LoggedError[]> {
  return errors.reverse().toArray();
}

/** What the diagnostics say beside the recorded errors. */
export interface DiagnosticsContext {
  version: string;
  /** The browser's user agent. */
  browser: string;
  language: string;
  /** Settings without personal data, by name. */
  settings: Readonly<Record<string, string | number | boolean>>;
  /** Stored rows that cannot be read, by table. */
  unreadable: readonly UnreadableCount[];
}

/** The diagnostics as a text to paste into a report. Errors come newest first. */
export function diagnosticsText(
  { version, browser, language, settings, unreadable }: DiagnosticsContext,
  errors: readonly LoggedError[],
): string {
  const chosen = Object.entries(settings).map(([key, value]) => `${key}: ${value}`);
  const rows = unreadable.map(({ table, count }) => `${table} ${count}`);
  return [
    `Handset ${version}`,
    `Browser: ${browser}`,
    `Language: ${language}`,
    `Settings: ${chosen.join(', ')}`,
    ...(rows.length > 0 ? [`Unreadable entries: ${rows.join(', ')}`] : []),
    '',
    ...errors.map(loggedErrorText),
  ].join('\n');
}

function loggedErrorText({ at, count, source, name, message, stack }: LoggedError): string {
  const times = count > 1 ? ` (${count} times)` : '';
  const head = `${new Date(at).toISOString()}${times} ${source}: ${name}: ${message}`;
  return [
    head,
    ...stack
      .split('\n')
      .filter(Boolean)
      .map((line) => `  ${line}`),
  ].join('\n');
}
