import { type ReadonlySignal, signal } from '@preact/signals';
import type { CalledCampaign } from '@/lib/calls/model';
import { createLatestOnly } from '@/lib/state/latest-only';
import { reactTo } from '@/lib/state/react-to';
import type { RouteModel } from '@/lib/state/route/route-model';
import {
  type CallSort,
  type CallsFilter,
  type CallsQuery,
  callsAddressOf,
  callsQueryFrom,
  noFilter,
} from './calls-query';
import { CSV_START, csvOf } from './csv';
import type { LogSearchDeps } from './log-search-model';
import type { CallsPage, LoggedCall } from './query-calls';

/** Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 150;

/** What the calls table needs: the log, behind two functions. */
export interface CallsTableDeps extends LogSearchDeps {
  /** Reports the campaigns of the log now and after each change, until the signal aborts. */
  watchCampaigns: (onChange: (campaigns: CalledCampaign[]) => void, ended: AbortSignal) => void;
  /** Yields every matching call, in steps. */
  all: (filter: CallsFilter) => AsyncIterable<LoggedCall[]>;
  route: RouteModel;
  /** Downloads a file. */
  save: (name: string, parts: string[]) => void;
}

/** The whole log as a table. */
export interface CallsTableModel {
  query: ReadonlySignal<CallsQuery>;
  /** `undefined` until read. */
  page: ReadonlySignal<CallsPage | undefined>;
  failed: ReadonlySignal<boolean>;
  /** The campaigns whose contacts were called. */
  campaigns: ReadonlySignal<readonly CalledCampaign[]>;
  /** Number of calls in the last file; `undefined` before the first, -1 while exporting. */
  exported: ReadonlySignal<number | undefined>;
  set(change: Partial<CallsQuery>, typed?: boolean): void;
  /** The rep is about to search. */
  prepareSearch(): void;
  clearFilters(): void;
  /** Sorts by a column; a second time reverses the order. */
  sortBy(sort: CallSort): void;
  retry(): void;
  /** Saves every call that matches as CSV. */
  exportCsv(head: readonly string[], cells: (row: LoggedCall) => string[]): Promise<void>;
}

/** Creates the model of the calls table, which holds one page of the log. */
export function createCallsTableModel(deps: CallsTableDeps, ended: AbortSignal): CallsTableModel {
  const { route } = deps;
  const query = signal(callsQueryFrom({}));
  const page = signal<CallsPage>();
  const failed = signal(false);
  const exported = signal<number>();
  const turns = createLatestOnly(ended);
  let shown: string | undefined;

  /** Each query cancels the one before. */
  function show(next: CallsQuery): void {
    query.value = next;
    const key = JSON.stringify(next);
    if (key === shown) return;
    shown = key;
    watch(next, turns.begin());
  }

  function watch(next: CallsQuery, until: AbortSignal): void {
    const onChange = (read: CallsPage) => {
      if (until.aborted) return;
      failed.value = false;
      page.value = read;
    };
    const onFailure = () => {
      if (!until.aborted) failed.value = true;
    };
    deps.watchPage(next, onChange, onFailure, until);
  }

  reactTo(
    () => route.route.value,
    ({ view, query: address }) => {
      if (view === 'calls') show(callsQueryFrom(address));
    },
    ended,
  );

  function set(change: Partial<CallsQuery>, typed = false): void {
    const next = { ...query.peek(), page: 1, ...change };
    show(next);
    const pauseMs = typed ? TYPING_PAUSE_MS : 0;
    route.saveFilters(callsAddressOf(next), change.page !== undefined, pauseMs);
  }

  return {
    query,
    page,
    failed,
    campaigns: campaignsOf(deps, ended),
    exported,
    set,
    prepareSearch: deps.prepareSearch,
    clearFilters: () => set(noFilter),
    sortBy(sort) {
      const { sort: before, descending } = query.peek();
      set({ sort, descending: sort === before ? !descending : sort === 'time' });
    },
    retry() {
      shown = undefined;
      show(query.peek());
    },
    async exportCsv(head, cells) {
      if (exported.value === -1) return;
      exported.value = -1;
      const parts = [CSV_START, csvOf([head])];
      let count = 0;
      for await (const rows of deps.all(query.peek())) {
        parts.push(csvOf(rows.map(cells)));
        count += rows.length;
      }
      deps.save('handset-calls.csv', parts);
      exported.value = count;
    },
  };
}

function campaignsOf(
  { watchCampaigns }: CallsTableDeps,
  ended: AbortSignal,
): CallsTableModel['campaigns'] {
  const campaigns = signal<readonly CalledCampaign[]>([]);
  const onChange = (called: CalledCampaign[]) => {
    campaigns.value = called;
  };
  watchCampaigns(onChange, ended);
  return campaigns;
}
