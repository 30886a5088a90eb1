import type { CallDeps } from '@/lib/calls/deps';
import { readStopped } from '@/lib/calls/follow/follow-state';
import { isRecordingRefused } from '@/lib/calls/follow/when-to-notify';
import type { Call } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { type Badge, type BadgeFacts, badgeFor } from './badge';

/** How often the seconds are drawn, in milliseconds: each second is seen. */
const DRAW_EVERY_MS = 250;

/** A call without a recording counts as open for so long: nothing tells when it ended. */
const OPEN_MS = 60 * 60_000;

/** The icon has no room for more new recordings than this. */
const MOST_RECORDINGS = 100;

/** What the badge needs. */
export interface BadgeDeps extends Pick<CallDeps, 'database' | 'now' | 'readSettings'> {
  /** Calls back every `ms` milliseconds until the signal ends. */
  every(ms: number, react: () => void, abortSignal: AbortSignal): void;
  /** Calls back once after `ms` milliseconds, unless the signal ends before. */
  after(ms: number, react: () => void, abortSignal: AbortSignal): void;
  draw(badge: Badge): void;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/** The badge of the toolbar icon, which no page can cover. */
export interface LiveBadge {
  /** Counts a call down until its outcome is known. */
  countDown(call: Call, outcome: Promise<Call>): void;
  /** Reads the facts again: a follow-up fell due, or the language changed. */
  refresh(): void;
}

/** The facts of the database, and when they change by the passing of time (epoch ms). */
interface ReadFacts extends Omit<BadgeFacts, 'counting'> {
  changesAt: number | undefined;
}

/** Draws the badge now and after each change, until the signal ends. */
export function createLiveBadge(deps: BadgeDeps, abortSignal: AbortSignal): LiveBadge {
  let facts: BadgeFacts = { due: 0, recordings: 0, open: 0 };
  let drawn = '';

  function show(change: Partial<BadgeFacts>): void {
    facts = { ...facts, ...change };
    const badge = badgeFor(facts, deps.now());
    if (JSON.stringify(badge) === drawn) return;
    drawn = JSON.stringify(badge);
    deps.draw(badge);
  }

  let watching = new AbortController();

  /** Starts a new query: the previous one watches only follow-ups that were due when it read. */
  function refresh(): void {
    watching.abort();
    watching = new AbortController();
    drawn = '';
    const eitherEnds = AbortSignal.any([watching.signal, abortSignal]);
    watchFacts(deps, { show, onTime: refresh }, eitherEnds);
  }

  refresh();
  return {
    refresh,
    countDown(call, outcome) {
      const done = new AbortController();
      show({ counting: call });
      deps.every(DRAW_EVERY_MS, () => show({}), AbortSignal.any([done.signal, abortSignal]));
      void outcome.then(() => {
        done.abort();
        show({ counting: undefined });
      });
    },
  };
}

interface FactsObserver {
  show(facts: Partial<BadgeFacts>): void;
  /** The facts changed by the passing of time. */
  onTime(): void;
}

function watchFacts(
  deps: BadgeDeps,
  { show, onTime }: FactsObserver,
  abortSignal: AbortSignal,
): void {
  let timer = new AbortController();
  function next({ changesAt, ...facts }: ReadFacts): void {
    show(facts);
    timer.abort();
    if (changesAt === undefined) return;
    timer = new AbortController();
    deps.after(changesAt - deps.now(), onTime, AbortSignal.any([timer.signal, abortSignal]));
  }
  const error = (cause: unknown) => deps.report('badge', cause);
  watchQuery(() => readFacts(deps), { next, error }, abortSignal);
}

async function readFacts(deps: BadgeDeps): Promise<ReadFacts> {
  const { database, now } = deps;
  const stopped = await readStopped(database);
  const connectors = await database.connectors.toArray();
  const loggingStopped = connectors.find(({ stopped }) => stopped)?.stopped?.code;
  const since = now() - OPEN_MS;
  const placed = await database.calls.where('state').equals('placed').toArray();
  const open = placed.map(({ createdAt }) => createdAt).filter((at) => at > since);
  const due = await database.wrapUps.where('dueAt').belowOrEqual(now()).count();
  const recordings = await countNewRecordings(deps);
  const { workspace } = await deps.readSettings();
  const changesAt = open.length > 0 ? Math.min(...open) + OPEN_MS : undefined;
  return {
    stopped: stopped.get(workspace),
    loggingStopped,
    open: open.length,
    due,
    recordings,
    changesAt,
  };
}

/**
 * How many recordings arrived since the rep last looked at the log, at most 100. Those of callees who
 * refused to be recorded do not count, since the log hides them, and neither do imported ones.
 */
export async function countNewRecordings(
  deps: Pick<CallDeps, 'database' | 'readSettings'>,
): Promise<number> {
  const { calls, logState } = deps.database;
  const seen = await logState.get('seen');
  const seenAt = seen?.key === 'seen' ? seen.seenAt : 0;
  const recorded = await calls
    .where('changedAt')
    .above(seenAt)
    .filter(isNews)
    .limit(MOST_RECORDINGS)
    .toArray();
  if (recorded.length === 0) return 0;
  const refused = await Promise.all(recorded.map((call) => isRecordingRefused(deps, call)));
  return refused.filter((isRefused) => !isRefused).length;
}

function isNews({ state, changedAt, importedChangeAt }: Call): boolean {
  return state === 'recorded' && changedAt !== importedChangeAt;
}
