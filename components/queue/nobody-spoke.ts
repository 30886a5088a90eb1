import { type ReadonlySignal, signal } from '@preact/signals';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { CallDatabase } from '@/lib/calls/database';
import { watchQuery } from '@/lib/database/watch-query';
import type { DefaultDispositionId } from '@/lib/settings/dispositions';
import type { WrapUp } from '@/lib/wrap-up/model';

/** Calls that a person answered, and those of them in which nobody spoke in time. */
export interface AnsweredCalls {
  answered: number;
  unspoken: number;
}

/** The answered calls since local midnight and of the last 30 days. */
export interface NobodySpoke {
  today: AnsweredCalls;
  month: AnsweredCalls;
}

/**
 * The most that US rules allow of the calls that a person answered, by campaign and 30 days:
 * 47 CFR 64.1200(a)(7), https://www.ecfr.gov/current/title-47/section-64.1200.
 */
export const MAX_UNSPOKEN = 0.03;

/** What the share is counted over. */
const MONTH_MS = 30 * 86_400_000;

/**
 * Dispositions that say that a person answered. The rep's own are not among them, because nothing
 * tells what they mean: the share may be too high, but not too low.
 */
const ANSWERED: ReadonlySet<string | undefined> = new Set<DefaultDispositionId>([
  ...(['reached', 'call_back', 'not_interested', 'wrong_number', 'nobody_spoke'] as const),
  ...(['refused_recording', 'do_not_call'] as const),
]);

/** Returns whether a disposition says that a person answered. */
export function isAnswered(disposition: string | undefined): boolean {
  return ANSWERED.has(disposition);
}

/** Counts the answered calls of some wrap-ups. */
export function countAnswered(wrapUps: readonly Pick<WrapUp, 'disposition'>[]): AnsweredCalls {
  const answered = wrapUps.filter(({ disposition }) => isAnswered(disposition));
  const unspoken = answered.filter(({ disposition }) => disposition === 'nobody_spoke');
  return { answered: answered.length, unspoken: unspoken.length };
}

/** Reads the answered calls. Times are epoch ms. */
export async function readNobodySpoke(
  { calls, wrapUps }: CallDatabase,
  { now, midnight }: { now: number; midnight: number },
): Promise<NobodySpoke> {
  // Without an end: a query with one would not be run again for later calls.
  const made = (from: number) => calls.where('createdAt').aboveOrEqual(from);
  const [ofMonth, ofToday] = await Promise.all([
    made(now - MONTH_MS).primaryKeys(),
    made(midnight).primaryKeys(),
  ]);
  const known = (await wrapUps.bulkGet(ofMonth)).filter((wrapUp) => wrapUp !== undefined);
  const today = new Set(ofToday);
  return {
    month: countAnswered(known),
    today: countAnswered(known.filter(({ callId }) => today.has(callId))),
  };
}

/** Reports the answered calls, now and after each change, until the signal aborts. */
export function watchNobodySpoke(
  database: CallDatabase,
  times: () => { now: number; midnight: number },
  onChange: (counts: NobodySpoke) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readNobodySpoke(database, times()), { next: onChange }, abortSignal);
}

/** What the share of calls in which nobody spoke needs. */
export interface NobodySpokeDeps {
  route: Pick<RouteModel, 'view'>;
  /** Reports in how many calls nobody spoke, now and after each change, until the signal aborts. */
  watchNobodySpoke: (onChange: (counts: NobodySpoke) => void, abortSignal: AbortSignal) => void;
}

/** Counts the calls in which nobody spoke while the queue is shown: it reads those of a month. */
export function createNobodySpoke(
  { route, watchNobodySpoke }: NobodySpokeDeps,
  abortSignal: AbortSignal,
): ReadonlySignal<NobodySpoke | undefined> {
  const counts = signal<NobodySpoke>();
  const turns = createLatestOnly(abortSignal);
  reactTo(
    () => route.view.value === 'queue',
    (isShown) => {
      turns.end();
      if (!isShown) return;
      const onChange = (next: NobodySpoke) => {
        counts.value = next;
      };
      watchNobodySpoke(onChange, turns.begin());
    },
    abortSignal,
  );
  return counts;
}
