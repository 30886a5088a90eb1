import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { AddToQueueResult } from '@/lib/campaigns/model';
import type { Requests } from '@/lib/messages/table';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';

/** Contacts that one request of "queue all" takes. */
const AT_ONCE = 100;

/** Whom to queue: the filters of an audience. */
export type QueueRequest = Omit<Requests['queue-audience'], 'page' | 'limit'>;

/** How queueing stands or came out. */
export interface Queueing {
  state: 'running' | 'done' | 'stopped' | 'failed';
  page: number;
  pages?: number;
  added: number;
  already: number;
  uncallable: number;
  problem?: Problem;
}

/** Puts contacts into the queue, page by page, so that it can be watched and stopped. */
export interface QueueingModel {
  progress: ReadonlySignal<Queueing | undefined>;
  /** Queues one page of an audience. */
  addPage(wish: QueueRequest, page: number, limit: number): Promise<void>;
  /** Queues all that match, until done or stopped. What was queued stays. */
  addAll(wish: QueueRequest): Promise<void>;
  stop(): void;
  dismiss(): void;
}

/** Makes the model of queueing; `onAdded` is told after each page. */
export function createQueueingModel(
  { ask, onAdded }: { ask: Ask; onAdded: () => void },
  ended: AbortSignal,
): QueueingModel {
  const progress = signal<Queueing>();
  const turns = createLatestOnly(ended);

  /** One page into the queue; whether more may follow. */
  async function add(body: Requests['queue-audience'], until: AbortSignal): Promise<boolean> {
    const answer = await ask('queue-audience', body);
    const sofar = progress.value;
    if (until.aborted || !sofar) return false;
    if (!answer.ok) {
      progress.value = { ...sofar, state: 'failed', problem: answer.error };
      return false;
    }
    progress.value = addUp(sofar, answer.value);
    onAdded();
    const { totalPages, added, already, uncallable } = answer.value;
    if (totalPages !== undefined) return body.page < totalPages;
    return added + already + uncallable > 0;
  }

  async function run(wish: QueueRequest, from: { page: number; limit: number; all: boolean }) {
    if (progress.value?.state === 'running') return;
    const until = turns.begin();
    let { page } = from;
    progress.value = { state: 'running', page, added: 0, already: 0, uncallable: 0 };
    while ((await add({ ...wish, page, limit: from.limit }, until)) && from.all) page += 1;
    if (progress.value.state === 'running') progress.value = { ...progress.value, state: 'done' };
  }

  return {
    progress,
    addPage: (wish, page, limit) => run(wish, { page, limit, all: false }),
    addAll: (wish) => run(wish, { page: 1, limit: AT_ONCE, all: true }),
    stop() {
      turns.end();
      if (progress.value) progress.value = { ...progress.value, state: 'stopped' };
    },
    dismiss() {
      progress.value = undefined;
    },
  };
}

function addUp(
  sofar: Queueing,
  { page, totalPages, added, already, uncallable }: AddToQueueResult,
): Queueing {
  return {
    ...sofar,
    page,
    ...(totalPages !== undefined && { pages: totalPages }),
    added: sofar.added + added,
    already: sofar.already + already,
    uncallable: sofar.uncallable + uncallable,
  };
}
