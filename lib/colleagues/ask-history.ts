import type { HistoryPage } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';
import type { Settings } from '@/lib/settings/table';
import type { ColleaguesState, ColleagueTables } from './model';
import type { NotedHistory } from './note-history';

/** The interface's default. Every service accepts it. */
const PAGE_SIZE = 20;
/** The most pages that are read at once: after a day, or for the first time. */
const MAX_PAGES = 10;

const MINUTE_MS = 60_000;
/** The longest wait after failures, and how long a service that tells nothing is left alone. */
const [LONGEST_WAIT_MS, SILENT_WAIT_MS] = [6 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];

/** What asking for colleagues' calls needs. */
export interface AskHistoryDeps {
  database: ColleagueTables;
  readSettings(): Promise<Settings>;
  /** Epoch ms. */
  now(): number;
  /** A client for the stored connection. Fails if there is none, or while the machine is offline. */
  client(): Promise<Pick<ServiceClient, 'history'>>;
  /** Returns whether the service may be asked: it refused no token, and asked for no pause. */
  mayAsk(): Promise<boolean>;
  /** How long to wait after this failure, ms, as the service asked; 0 if it did not. */
  waitAfter(error: unknown): number;
  /** Notes a page. */
  note(page: HistoryPage): Promise<NotedHistory>;
  /** Runs the work, unless such work is running already. */
  runAlone(work: () => Promise<void>): Promise<void>;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/** Asks for colleagues' calls while the background lives. */
export interface HistoryAsker {
  /** The rep looks at numbers: reads what is new, unless that was done a short time ago. */
  askSoon(): void;
}

/**
 * Creates what asks for colleagues' calls. It asks only when the rep looks at numbers, at most once in the
 * minutes of the setting. After each failure it waits twice as long.
 */
export function createHistoryAsker(deps: AskHistoryDeps, abortSignal: AbortSignal): HistoryAsker {
  const ask = async () => {
    if (abortSignal.aborted || !(await isDue(deps))) return;
    await readNew(deps, abortSignal);
  };
  return {
    askSoon: () =>
      void deps.runAlone(ask).catch((error) => {
        if (!abortSignal.aborted) deps.report('calls of colleagues', error);
      }),
  };
}

async function isDue({ database, readSettings, now, mayAsk }: AskHistoryDeps): Promise<boolean> {
  const { colleagueMinutes, baseUrl, hasToken } = await readSettings();
  if (colleagueMinutes === 0 || !baseUrl || !hasToken) return false;
  const { askedAt = 0, nextAt = 0 } = (await database.colleaguesState.get('history')) ?? {};
  const isEarly = now() >= askedAt && now() < nextAt;
  return !isEarly && mayAsk();
}

/** The next time is stored first, so that a background that dies in between does not ask again at once. */
async function readNew(deps: AskHistoryDeps, abortSignal: AbortSignal): Promise<void> {
  const { askedAt = 0, failures = 0 } = (await deps.database.colleaguesState.get('history')) ?? {};
  await planNext(deps, failures);
  try {
    // After a failure, pages may be missing.
    await readPages(deps, failures > 0 ? 0 : askedAt, abortSignal);
    if (failures > 0) await planNext(deps, 0);
  } catch (error) {
    await planNext(deps, failures + 1, deps.waitAfter(error));
    throw error;
  }
}

/** Reads back to what was known at `knownAt` (epoch ms). */
async function readPages(
  { client, note }: AskHistoryDeps,
  knownAt: number,
  abortSignal: AbortSignal,
): Promise<void> {
  const { history } = await client();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await history({ page, limit: PAGE_SIZE }, { abortSignal });
    const { oldestAt = 0 } = await note(answer);
    const isLast = page >= (answer.totalPages ?? MAX_PAGES) || answer.entries.length === 0;
    if (isLast || oldestAt <= knownAt) return;
  }
}

async function planNext(
  { database, readSettings, now }: AskHistoryDeps,
  failures: number,
  askedWaitMs = 0,
): Promise<void> {
  const { colleagueMinutes } = await readSettings();
  const { colleaguesState } = database;
  await colleaguesState.db.transaction('rw', colleaguesState, async () => {
    const state = await colleaguesState.get('history');
    const waitMs = Math.max(askedWaitMs, waitOf(state, colleagueMinutes * MINUTE_MS, failures));
    const times = { askedAt: now(), nextAt: now() + waitMs };
    await colleaguesState.put({ ...state, key: 'history', ...times, failures });
  });
}

function waitOf(state: ColleaguesState | undefined, intervalMs: number, failures: number): number {
  const tellsNothing = state?.contents === 'no-number' || state?.contents === 'no-time';
  if (tellsNothing) return Math.max(intervalMs, SILENT_WAIT_MS);
  return Math.min(intervalMs * 2 ** Math.min(failures, 20), Math.max(intervalMs, LONGEST_WAIT_MS));
}
