import { type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import { createLatestOnly } from '@/components/shared/turns';
import type { CallDatabase } from '@/lib/calls/database';
import { inFlightStates, type Problem } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import type { Ask } from '@/lib/messages/client';
import type { MessageName, Requests } from '@/lib/messages/table';
import { afterDelay } from '@/lib/platform/page/timers';
import { onQueueChange } from '@/lib/platform/views';
import type { Queue } from '@/lib/queue/model';

/** How often activity is reported at most, ms. */
const ACTIVITY_MS = 30_000;

/** The longest wait: browsers fire a timer of more than 24.8 days at once. */
const DAY_MS = 86_400_000;

/** Whether the rep is ready for calls from the queue. */
export interface ReadyModel {
  /** The next contact, how many wait, and why the queue is paused; `undefined` until read. */
  next: ReadonlySignal<Queue | undefined>;
  /** Why the last change was not made. */
  problem: ReadonlySignal<Problem | undefined>;
  refresh(): void;
  /** Has the background change the queue, then reads it again. */
  change<N extends MessageName>(name: N, body: Requests[N]): Promise<void>;
  setReady(ready: boolean): Promise<void>;
  /** The rep is at work in this view. */
  noteActivity(): void;
}

/** What the model needs. */
export interface ReadyModelDeps {
  ask: Ask;
  later: Timer;
  now: () => number;
  /** Calls back after each change of the queue, made anywhere, until the signal aborts. */
  watchQueue: (onChange: () => void, abortSignal: AbortSignal) => void;
}

/** Creates the model. `onRefresh` runs after each change of this view's own. */
export function createReadyModel(
  { ask, later, now, watchQueue }: ReadyModelDeps,
  abortSignal: AbortSignal,
  onRefresh: () => void = () => undefined,
): ReadyModel {
  const next = signal<Queue>();
  const problem = signal<Problem>();
  const reads = createLatestOnly(abortSignal);
  const waits = createLatestOnly(abortSignal);
  let reportedAt = 0;

  async function read(): Promise<void> {
    const latest = reads.begin();
    const answer = await ask('queue', { offset: 0, limit: 1 });
    if (!answer.ok || latest.aborted) return;
    next.value = answer.value;
    const abortSignal = waits.begin();
    const changesAt = nextChangeAt(answer.value, now());
    if (changesAt < Number.POSITIVE_INFINITY)
      later(Math.min(changesAt - now(), DAY_MS), refresh, abortSignal);
  }

  function refresh(): void {
    void read();
    onRefresh();
  }

  async function change<N extends MessageName>(name: N, body: Requests[N]): Promise<void> {
    const answer = await ask(name, body);
    problem.value = answer.ok ? undefined : answer.error;
    refresh();
  }

  watchQueue(() => void read(), abortSignal);
  void read();
  return {
    next,
    problem,
    refresh,
    change,
    setReady: (ready) => change('set-ready', { ready }),
    noteActivity() {
      // Absolute, so that a clock that was set back does not end the reports.
      if (Math.abs(now() - reportedAt) < ACTIVITY_MS) return;
      reportedAt = now();
      void ask('queue-activity', null).then((answer) => {
        if (answer.ok && answer.value !== (next.value?.paused ?? null)) refresh();
      });
    },
  };
}

/** When the passing of time changes the queue, epoch ms: somebody is due, or the rep counts as away. */
function nextChangeAt(
  { nextDueAt = Number.POSITIVE_INFINITY, pausesAt = Number.POSITIVE_INFINITY }: Queue,
  now: number,
): number {
  return Math.max(now, Math.min(nextDueAt, pausesAt + 1));
}

/** What a view of ours needs to show the queue and to report that the rep is at work. */
export interface QueueViewDeps extends Pick<ReadyModelDeps, 'later' | 'watchQueue'> {
  /** Calls back when the rep presses, types or points in this view. */
  onActivity: (react: () => void, abortSignal: AbortSignal) => void;
}

/** Opens it over the real database, clock and page. */
export function openQueueDeps(calls: CallDatabase): QueueViewDeps {
  return {
    later: afterDelay,
    watchQueue: (onChange, abortSignal) => watchQueue(calls, onChange, abortSignal),
    onActivity: (react, abortSignal) => {
      for (const event of ['keydown', 'pointerdown', 'pointermove']) {
        addEventListener(event, react, { signal: abortSignal, passive: true });
      }
    },
  };
}

/**
 * Calls back after each change of the queue and of the rep's pause, made from any view, of the notes in work
 * that the queue waits for, and of the calls in flight: a contact whose call is cancelled waits again.
 */
export function watchQueue(
  { calls, wrapUpDrafts }: Pick<CallDatabase, 'calls' | 'wrapUpDrafts'>,
  onChange: () => void,
  abortSignal: AbortSignal,
): void {
  onQueueChange(onChange, abortSignal);
  const readNotes = () => wrapUpDrafts.filter(({ isPutAway }) => !isPutAway).primaryKeys();
  const readInFlight = () => calls.where('state').anyOf(inFlightStates).primaryKeys();
  for (const read of [readNotes, readInFlight]) watchIds(read, onChange, abortSignal);
}

/** Calls back after each change of the ids that a query reads. */
function watchIds(
  read: () => PromiseLike<string[]>,
  onChange: () => void,
  abortSignal: AbortSignal,
): void {
  let known: string | undefined;
  const next = (ids: string[]) => {
    const current = ids.join(' ');
    if (known !== undefined && known !== current) onChange();
    known = current;
  };
  watchQuery(async () => read(), { next }, abortSignal);
}
