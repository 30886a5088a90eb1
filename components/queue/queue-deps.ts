import type { CallDatabase } from '@/lib/calls/database';
import { afterDelay } from '@/lib/platform/page/timers';
import type { ReadyModelDeps } from './ready/ready-model';
import { watchQueue } from './watch-queue';

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
