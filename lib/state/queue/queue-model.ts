import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Queue, QueueItem, SkippedItem, SkipReason } from '@/lib/campaigns/model';
import type { MessageName, Requests } from '@/lib/messages/table';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';
import { pagingFrom, pagingQuery } from '@/lib/state/list/filter-texts';
import { createListModel, type ListModel, type Timer } from '@/lib/state/list/list-model';
import { reactTo } from '@/lib/state/react-to';
import type { RouteModel } from '@/lib/state/route/route-model';
import { createListImportModel, type ListImportModel } from './list-import-model';
import { createQueueingModel, type QueueingModel } from './queueing-model';

/** How often activity is reported at most, ms. */
const ACTIVITY_MS = 30_000;

/** The queue, and adding contacts to it. */
export interface QueueModel {
  /** The next contact and how many wait; `undefined` until read. */
  next: ReadonlySignal<Queue | undefined>;
  /** The page of the queue's own view. */
  list: ListModel<Requests['queue'], Queue>;
  paging: ReadonlySignal<{ page: number; limit: number }>;
  queueing: QueueingModel;
  /** A pasted list or a file on its way into the queue. */
  listImport: ListImportModel;
  /** Why the last change was not made. */
  problem: ReadonlySignal<Problem | undefined>;
  setPaging(paging: { page: number; limit: number }): void;
  /** Reads the next contact and the page again. */
  refresh(): void;
  /** Removes one contact, or all. Calls nobody. */
  remove(item?: QueueItem): Promise<void>;
  /** Takes a contact out and keeps why. */
  skip(item: QueueItem, reason: SkipReason): Promise<void>;
  putBack(item: SkippedItem): Promise<void>;
  /** Puts a contact off to a time (epoch ms), or to the end of the queue. */
  callLater(item: QueueItem, at?: number): Promise<void>;
  /** Opens the CRM record that a contact came from. */
  openRecord(item: QueueItem): Promise<void>;
  setReady(ready: boolean): Promise<void>;
  /** The rep is at work in this view. */
  noteActivity(): void;
}

/** What the model of the queue needs. */
export interface QueueModelDeps {
  ask: Ask;
  later: Timer;
  now: () => number;
  route: RouteModel;
}

/** Creates the model of the queue. */
export function createQueueModel(
  { ask, later, now, route }: QueueModelDeps,
  ended: AbortSignal,
): QueueModel {
  const next = signal<Queue>();
  const problem = signal<Problem>();
  const paging = signal(pagingFrom({}));
  const read = (body: Requests['queue']) => ask('queue', body);
  const list = createListModel({ read, later }, ended);
  const reads = createLatestOnly(ended);
  const appointments = createLatestOnly(ended);
  let reportedAt = 0;

  async function readNext(): Promise<void> {
    const latest = reads.begin();
    const answer = await read({ offset: 0, limit: 1 });
    if (!answer.ok || latest.aborted) return;
    next.value = answer.value;
    const { nextDueAt } = answer.value;
    const until = appointments.begin();
    if (nextDueAt !== undefined) later(Math.min(nextDueAt - now(), DAY_MS), refresh, until);
  }

  function refresh(): void {
    void readNext();
    if (route.route.peek().view === 'queue') list.refresh();
  }

  async function change<N extends MessageName>(name: N, body: Requests[N]): Promise<void> {
    const answer = await ask(name, body);
    problem.value = answer.ok ? undefined : answer.error;
    refresh();
  }

  reactTo(
    () => route.route.value,
    ({ view, query }) => {
      if (view !== 'queue') return;
      paging.value = pagingFrom(query);
      const { page, limit } = paging.value;
      list.show({ offset: (page - 1) * limit, limit });
    },
    ended,
  );
  void readNext();

  return {
    next,
    list,
    paging,
    problem,
    queueing: createQueueingModel({ ask, onAdded: () => void readNext() }, ended),
    listImport: createListImportModel({ ask, onAdded: refresh }, ended),
    setPaging: (to) => route.saveFilters(pagingQuery(to), true),
    refresh,
    remove: (item) => change('remove-from-queue', item ? { itemId: item.itemId } : {}),
    skip: ({ itemId }, reason) => change('skip-in-queue', { itemId, reason }),
    putBack: ({ skipId }) => change('put-back', { skipId }),
    callLater: ({ itemId }, at) =>
      change('call-later', { itemId, ...(at !== undefined && { at }) }),
    openRecord: ({ itemId }) => change('open-queued-record', { itemId }),
    setReady: (ready) => change('set-ready', { ready }),
    noteActivity() {
      if (Math.abs(now() - reportedAt) < ACTIVITY_MS) return;
      reportedAt = now();
      void ask('queue-activity', null).then((answer) => {
        if (answer.ok && answer.value !== (next.value?.paused ?? null)) refresh();
      });
    },
  };
}

/** Browsers fire a longer timer at once. */
const DAY_MS = 86_400_000;
