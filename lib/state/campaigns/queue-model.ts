import { type ReadonlySignal, signal } from '@preact/signals';
import type { Queue, QueueItem } from '@/lib/campaigns/model';
import type { Requests } from '@/lib/messages/table';
import type { Ask } from '@/lib/state/ask';
import { pagingFrom, pagingQuery } from '@/lib/state/list/filter-texts';
import { createListModel, type ListModel, type Timer } from '@/lib/state/list/list-model';
import { reactTo } from '@/lib/state/react-to';
import type { RouteModel } from '@/lib/state/route/route-model';
import { createQueueingModel, type QueueingModel } from './queueing-model';

/** The queue, and adding contacts to it. */
export interface QueueModel {
  /** The next contact and how many wait; `undefined` until read. */
  next: ReadonlySignal<Queue | undefined>;
  /** The page of the queue's own view. */
  list: ListModel<Requests['queue'], Queue>;
  paging: ReadonlySignal<{ page: number; limit: number }>;
  queueing: QueueingModel;
  setPaging(paging: { page: number; limit: number }): void;
  /** Reads the next contact and the page again. */
  refresh(): void;
  /** Removes one contact, or all. Calls nobody. */
  remove(item?: QueueItem): Promise<void>;
}

/** Creates the model of the queue. */
export function createQueueModel(
  deps: { ask: Ask; later: Timer; route: RouteModel },
  ended: AbortSignal,
): QueueModel {
  const { ask, later, route } = deps;
  const next = signal<Queue>();
  const paging = signal(pagingFrom({}));
  const read = (body: Requests['queue']) => ask('queue', body);
  const list = createListModel({ read, later }, ended);

  async function readNext(): Promise<void> {
    const answer = await read({ offset: 0, limit: 1 });
    if (answer.ok && !ended.aborted) next.value = answer.value;
  }

  function refresh(): void {
    void readNext();
    if (route.route.peek().view === 'queue') list.refresh();
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
    queueing: createQueueingModel({ ask, onAdded: () => void readNext() }, ended),
    setPaging: (to) => route.saveFilters(pagingQuery(to), true),
    refresh,
    async remove(item) {
      await ask('remove-from-queue', item ? { itemId: item.itemId } : {});
      refresh();
    },
  };
}
