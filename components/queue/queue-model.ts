/**
 * The queue of contacts to call: who is next, the page of the queue, and adding to it.
 * The dashboard starts it; popup and side panel use only its part in ready/.
 * It asks the background for the queue, and again after each change made in any view.
 * Skip, later, remove, pause and import are messages to the background, which holds the queue.
 * It never calls by itself: each call is one press of Call next (components/row-calls).
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import {
  createListImportModel,
  type ListImportDeps,
  type ListImportModel,
} from '@/components/list-import/list-import-model';
import {
  createQueuedListsModel,
  type QueuedListsDeps,
  type QueuedListsModel,
} from '@/components/list-import/results/queued-lists-model';
import { pagingFrom, pagingQuery } from '@/components/shared/lists/filter-texts';
import { createListModel, type ListModel } from '@/components/shared/lists/list-model';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import type { SkipReason } from '@/lib/campaigns/model';
import type { Requests } from '@/lib/messages/table';
import type { Queue, QueueItem, SkippedItem } from '@/lib/queue/model';
import { createQueueingModel, type QueueingModel } from './queueing-model';
import { createReadyModel, type ReadyModel, type ReadyModelDeps } from './ready/ready-model';

/** The queue, and adding contacts to it. */
export interface QueueModel
  extends Pick<ReadyModel, 'next' | 'problem' | 'setReady' | 'noteActivity'> {
  /** The page of the queue's own view. */
  list: ListModel<Requests['queue'], Queue>;
  paging: ReadonlySignal<{ page: number; limit: number }>;
  queueing: QueueingModel;
  /** A pasted list or a file on its way into the queue. */
  listImport: ListImportModel;
  /** The lists that were added, and what was called of them. */
  queuedLists: QueuedListsModel;
  setPaging(paging: { page: number; limit: number }): void;
  /** Reads the next contact and the page again. */
  refresh(): void;
  /** Removes one contact, or all. Calls nobody. */
  remove(item?: QueueItem): Promise<void>;
  /** Takes a contact out and keeps why. */
  skip(item: QueueItem, reason: SkipReason): Promise<void>;
  putBack(item: SkippedItem): Promise<void>;
  /** Takes a contact back that is skipped because a colleague called. */
  putBackCalled(item: QueueItem): Promise<void>;
  /** Puts a contact off to a time (epoch ms), or to the end of the queue. */
  callLater(item: QueueItem, at?: number): Promise<void>;
  /** Chooses which of a contact's numbers is called. */
  chooseNumber(item: QueueItem, e164: string): Promise<void>;
  /** Opens the CRM record that a contact came from. */
  openRecord(item: QueueItem): Promise<void>;
}

/** What the model of the queue needs. */
export interface QueueModelDeps
  extends ReadyModelDeps,
    Pick<ListImportDeps, 'openReader' | 'newImportId'>,
    Pick<QueuedListsDeps, 'save' | 'fileOf'> {
  route: RouteModel;
}

/** Creates the model of the queue. */
export function createQueueModel(deps: QueueModelDeps, abortSignal: AbortSignal): QueueModel {
  const { ask, later, route } = deps;
  const paging = signal(pagingFrom({}));
  const read = (body: Requests['queue']) => ask('queue', body);
  const list = createListModel({ read, later }, abortSignal);
  const refreshList = () => {
    if (route.route.peek().view === 'queue') list.refresh();
  };
  const ready = createReadyModel(deps, abortSignal, refreshList);
  // Also what no view asked for: a disposition brings a contact back.
  deps.watchQueue(refreshList, abortSignal);
  const { change, refresh } = ready;
  const queuedLists = createQueuedListsModel({ ...deps, onRemoved: refresh }, abortSignal);
  reactTo(
    () => route.route.value.view === 'queue' && ready.next.value,
    (shown) => {
      if (shown) queuedLists.refresh();
    },
    abortSignal,
  );

  reactTo(
    () => route.route.value,
    ({ view, query }) => {
      if (view !== 'queue') return;
      paging.value = pagingFrom(query);
      const { page, limit } = paging.value;
      list.show({ offset: (page - 1) * limit, limit });
    },
    abortSignal,
  );

  return {
    next: ready.next,
    list,
    paging,
    problem: ready.problem,
    setReady: ready.setReady,
    noteActivity: ready.noteActivity,
    queueing: createQueueingModel({ ask, onAdded: refresh }, abortSignal),
    listImport: createListImportModel({ ...deps, onAdded: refresh }, abortSignal),
    queuedLists,
    setPaging: (to) => route.saveFilters(pagingQuery(to), true),
    refresh,
    remove: (item) => change('remove-from-queue', item ? { itemId: item.itemId } : {}),
    skip: ({ itemId }, reason) => change('skip-in-queue', { itemId, reason }),
    putBack: ({ skipId }) => change('put-back', { skipId }),
    putBackCalled: ({ itemId }) => change('put-back-called', { itemId }),
    callLater: ({ itemId }, at) =>
      change('call-later', { itemId, ...(at !== undefined && { at }) }),
    chooseNumber: ({ itemId }, e164) => change('choose-number', { itemId, e164 }),
    openRecord: ({ itemId }) => change('open-queued-record', { itemId }),
  };
}
