import type { CallDatabase } from '@/lib/calls/database';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import type { Call } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { type Badge, type BadgeFacts, badgeFor } from './badge';

/** How often the seconds are drawn, in milliseconds: each second is seen. */
const DRAW_EVERY_MS = 250;

/** A call without a recording counts as open for so long: nothing tells when it ended. */
const OPEN_MS = 60 * 60_000;

/** What the badge needs. */
export interface BadgeDeps {
  database: CallDatabase;
  now(): number;
  /** Calls back every so many milliseconds until the signal ends. */
  every(ms: number, react: () => void, signal: AbortSignal): void;
  draw(badge: Badge): void;
  /** Records an error that nobody foresaw. */
  report(place: string, error: unknown): void;
}

/** The badge of the toolbar icon, which no page can cover. */
export interface LiveBadge {
  /** Counts a call down until its outcome is known. */
  countDown(call: Call, outcome: Promise<Call>): void;
}

/** Draws the badge now and after each change, until the signal ends. */
export function createLiveBadge(deps: BadgeDeps, ended: AbortSignal): LiveBadge {
  let facts: BadgeFacts = { due: 0, open: 0 };
  let drawn = '';

  function show(change: Partial<BadgeFacts>): void {
    facts = { ...facts, ...change };
    const badge = badgeFor(facts, deps.now());
    if (JSON.stringify(badge) === drawn) return;
    drawn = JSON.stringify(badge);
    deps.draw(badge);
  }

  const error = (cause: unknown) => deps.report('badge', cause);
  watchQuery(() => readFacts(deps), { next: show, error }, ended);
  return {
    countDown(call, outcome) {
      const done = new AbortController();
      show({ counting: call });
      deps.every(DRAW_EVERY_MS, () => show({}), AbortSignal.any([done.signal, ended]));
      void outcome.then(() => {
        done.abort();
        show({ counting: undefined });
      });
    },
  };
}

async function readFacts({ database, now }: BadgeDeps): Promise<Partial<BadgeFacts>> {
  const { stopped } = await readFollowState(database);
  const since = now() - OPEN_MS;
  const open = await database.calls
    .where('state')
    .equals('placed')
    .filter(({ createdAt }) => createdAt > since)
    .count();
  const due = await database.wrapUps.where('dueAt').belowOrEqual(now()).count();
  return { stopped, open, due };
}
