import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  createLogExport,
  type LogExportDeps,
  type LogExportModel,
} from '@/components/log/files/export-model';
import type { LogSearchDeps } from '@/components/log/latest/log-search-model';
import {
  type CallSort,
  type CallsQuery,
  callsAddressOf,
  callsQueryFrom,
  noFilter,
} from '@/components/log/query/calls-query';
import type { CallsPage } from '@/components/log/query/read-log';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import { createLatestOnly } from '@/components/shared/turns';
import type { WorkspacesDeps } from '@/components/workspaces/workspaces-model';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import type { LoggedCampaign } from './called-campaigns';

/** Browsers limit how often an address may change. */
const LOG_TYPING_PAUSE_MS = 150;

/** What the calls table needs: the log, behind two functions. */
export interface CallsTableDeps
  extends LogSearchDeps,
    LogExportDeps,
    Pick<WorkspacesDeps, 'watchWorkspaces'> {
  /** Reports the campaigns of the log now and after each change, until the signal aborts. */
  watchCampaigns: (
    onChange: (campaigns: LoggedCampaign[]) => void,
    abortSignal: AbortSignal,
  ) => void;
  route: RouteModel;
}

/** The whole log as a table. */
export interface CallsTableModel extends LogExportModel {
  query: ReadonlySignal<CallsQuery>;
  /** `undefined` until read. */
  page: ReadonlySignal<CallsPage | undefined>;
  failed: ReadonlySignal<boolean>;
  /** The campaigns whose contacts were called. */
  campaigns: ReadonlySignal<readonly LoggedCampaign[]>;
  /** The rep's workspaces. Calls may be of others, which were removed. */
  workspaces: ReadonlySignal<readonly ListedWorkspace[]>;
  set(change: Partial<CallsQuery>, typed?: boolean): void;
  /** The rep is about to search. */
  prepareSearch(): void;
  clearFilters(): void;
  /** Sorts by a column; a second time reverses the order. */
  sortBy(sort: CallSort): void;
  retry(): void;
}

/** Creates the model of the calls table, which holds one page of the log. */
export function createCallsTableModel(
  deps: CallsTableDeps,
  abortSignal: AbortSignal,
): CallsTableModel {
  const { route } = deps;
  const query = signal(callsQueryFrom({}));
  const page = signal<CallsPage>();
  const failed = signal(false);
  const turns = createLatestOnly(abortSignal);
  let shown: string | undefined;

  /** Each query cancels the previous one. */
  function show(next: CallsQuery): void {
    query.value = next;
    const key = JSON.stringify(next);
    if (key === shown) return;
    shown = key;
    followPage(deps, next, { page, failed }, turns.begin());
  }

  reactTo(
    () => route.route.value,
    ({ view, query: address }) => {
      if (view === 'calls') show(callsQueryFrom(address));
    },
    abortSignal,
  );

  function set(change: Partial<CallsQuery>, typed = false): void {
    const next = { ...query.peek(), page: 1, ...change };
    show(next);
    const pauseMs = typed ? LOG_TYPING_PAUSE_MS : 0;
    route.saveFilters(callsAddressOf(next), change.page !== undefined, pauseMs);
  }

  return {
    query,
    page,
    failed,
    campaigns: watched(deps.watchCampaigns, abortSignal),
    workspaces: watched(deps.watchWorkspaces, abortSignal),
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
    ...createLogExport(deps, () => query.peek()),
  };
}

/** Shows one page of the log, now and after each change, until the signal aborts. */
function followPage(
  { watchPage }: CallsTableDeps,
  query: CallsQuery,
  { page, failed }: { page: Signal<CallsPage | undefined>; failed: Signal<boolean> },
  abortSignal: AbortSignal,
): void {
  const onChange = (read: CallsPage) => {
    if (abortSignal.aborted) return;
    failed.value = false;
    page.value = read;
  };
  const onFailure = () => {
    if (!abortSignal.aborted) failed.value = true;
  };
  watchPage(query, onChange, onFailure, abortSignal);
}

/** What a query reports, as a signal; empty until it does. */
function watched<T>(
  watch: (onChange: (rows: T[]) => void, abortSignal: AbortSignal) => void,
  abortSignal: AbortSignal,
): ReadonlySignal<readonly T[]> {
  const rows = signal<readonly T[]>([]);
  const onChange = (read: T[]) => {
    rows.value = read;
  };
  watch(onChange, abortSignal);
  return rows;
}
