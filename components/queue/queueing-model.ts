import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import type { AddToQueueResult } from '@/lib/queue/model';

/** Contacts per request of "queue all". */
const PAGE_SIZE = 100;

const NONE = { added: 0, already: 0, forbidden: 0, uncallable: 0 };

/** Whom to queue: the filters of an audience. */
type QueueRequest = Omit<Requests['queue-audience'], 'page' | 'limit'>;

/** The progress or result of queueing. */
export interface QueueingProgress {
  state: 'running' | 'done' | 'stopped' | 'failed';
  page: number;
  pages?: number;
  added: number;
  already: number;
  forbidden: number;
  uncallable: number;
  problem?: Problem;
}

/** Adds contacts to the queue, page by page, so that it can be watched and stopped. */
export interface QueueingModel {
  progress: ReadonlySignal<QueueingProgress | undefined>;
  /** Queues one page of an audience. */
  addPage(request: QueueRequest, page: number, limit: number): Promise<void>;
  /** Queues all matching contacts until done or stopped. Queued contacts stay. */
  addAll(request: QueueRequest): Promise<void>;
  stop(): void;
  dismiss(): void;
}

/** Creates the model of queueing. `onAdded` is called after each page. */
export function createQueueingModel(
  { ask, onAdded }: { ask: Ask; onAdded: () => void },
  abortSignal: AbortSignal,
): QueueingModel {
  const progress = signal<QueueingProgress>();
  const turns = createLatestOnly(abortSignal);

  /** Queues one page. Resolves with whether more may follow. */
  async function add(body: Requests['queue-audience'], abortSignal: AbortSignal): Promise<boolean> {
    const answer = await ask('queue-audience', body);
    const before = progress.value;
    if (abortSignal.aborted || !before) return false;
    if (!answer.ok) {
      progress.value = { ...before, state: 'failed', problem: answer.error };
      return false;
    }
    progress.value = addUp(before, answer.value);
    onAdded();
    const { totalPages, added, already, forbidden, uncallable } = answer.value;
    if (totalPages !== undefined) return body.page < totalPages;
    return added + already + forbidden + uncallable > 0;
  }

  async function run(request: QueueRequest, from: { page: number; limit: number; all: boolean }) {
    if (progress.value?.state === 'running') return;
    const abortSignal = turns.begin();
    let { page } = from;
    progress.value = { state: 'running', page, ...NONE };
    while ((await add({ ...request, page, limit: from.limit }, abortSignal)) && from.all) page += 1;
    if (progress.value.state === 'running') progress.value = { ...progress.value, state: 'done' };
  }

  return {
    progress,
    addPage: (request, page, limit) => run(request, { page, limit, all: false }),
    addAll: (request) => run(request, { page: 1, limit: PAGE_SIZE, all: true }),
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
  before: QueueingProgress,
  { page, totalPages, added, already, forbidden, uncallable }: AddToQueueResult,
): QueueingProgress {
  return {
    ...before,
    page,
    ...(totalPages !== undefined && { pages: totalPages }),
    added: before.added + added,
    already: before.already + already,
    forbidden: before.forbidden + forbidden,
    uncallable: before.uncallable + uncallable,
  };
}
