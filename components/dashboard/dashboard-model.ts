/**
 * The dashboard: the models of all its views over one address, one call log and one countdown.
 * entrypoints/dashboard opens it with the real database, clock and background (open-dashboard.ts).
 * Here the models are created and joined, for example a call that ends reads the queue again.
 * Each view reads and writes through its own model; this module holds no data of its own.
 * It never places a call: it asks the background.
 */

import type { ReadonlySignal } from '@preact/signals';
import { type AgentsModel, createAgentsModel } from '@/components/agents/model/agents-model';
import { type AudienceModel, createAudienceModel } from '@/components/audience/audience-model';
import {
  type CallViewDeps,
  type CallViewModel,
  createCallViewModel,
} from '@/components/call-view/call-view-model';
import type { CallActions } from '@/components/calls/call-actions';
import { type CampaignsModel, createCampaignsModel } from '@/components/campaigns/campaigns-model';
import {
  createStuckModel,
  type StuckDeps,
  type StuckModel,
} from '@/components/crm/stuck/stuck-model';
import { createDayModel, type DayDeps, type DayModel } from '@/components/day/day-model';
import {
  createDoNotCallModel,
  type DoNotCallModel,
} from '@/components/do-not-call/do-not-call-model';
import { createForbidModel, type ForbidModel } from '@/components/do-not-call/forbid-model';
import type { RegistriesDeps } from '@/components/do-not-call/registries/registries-model';
import { resultFile } from '@/components/list-import/results/result-file';
import { type CallsImportModel, createCallsImport } from '@/components/log/files/import-model';
import { type LogSeenDeps, tellLogSeen } from '@/components/log/log-seen';
import {
  type CallsTableDeps,
  type CallsTableModel,
  createCallsTableModel,
} from '@/components/log/table/calls-table-model';
import {
  createNobodySpoke,
  type NobodySpoke,
  type NobodySpokeDeps,
} from '@/components/queue/nobody-spoke';
import {
  createQueueModel,
  type QueueModel,
  type QueueModelDeps,
} from '@/components/queue/queue-model';
import type { QueueViewDeps } from '@/components/queue/ready/ready-model';
import { type CalledModel, createCalledModel } from '@/components/row-calls/called-model';
import {
  createRowCallsModel,
  type RowCallsModel,
  rowActions,
} from '@/components/row-calls/row-calls-model';
import {
  type AddressDeps,
  createRouteModel,
  type RouteModel,
} from '@/components/shared/models/route-model';
import {
  type StoredOfCalls,
  type WatchCalls,
  watchListedCalls,
} from '@/components/shared/models/watch-listed-calls';
import type { KeepOnTopModel } from '@/components/strip/keep-on-top-model';
import { createWrapUps, type WrapUpsModel } from '@/components/wrap-up/wrap-ups-model';
import type { SpeechReading } from '@/lib/speech/model';
import { reloadInWorkspace } from './reload-in-workspace';
import { reloadLists } from './reload-lists';
import { wantNumbers } from './want-numbers';

/** Everything that the dashboard shows. */
export interface DashboardModel extends CallViewModel {
  route: RouteModel;
  campaigns: CampaignsModel;
  audience: AudienceModel;
  queue: QueueModel;
  /** The calls in which nobody spoke; `undefined` until read. */
  nobodySpoke: ReadonlySignal<NobodySpoke | undefined>;
  agents: AgentsModel;
  callsTable: CallsTableModel;
  callsImport: CallsImportModel;
  /** What was recorded after the calls of the table. */
  tableWrapUps: WrapUpsModel;
  /** What was read of the recordings of the table. */
  tableReadings: StoredOfCalls<SpeechReading>;
  called: CalledModel;
  /** The rep's own calls as figures. */
  day: DayModel;
  doNotCall: DoNotCallModel;
  /** The calls that are not logged in the CRM. */
  stuck: StuckModel;
  forbidding: ForbidModel;
  rowCalls: RowCallsModel;
  actions: CallActions;
  openOptions: () => void;
  /** Keeps the call strip above all windows; absent where the browser has no such windows. */
  keepOnTop: KeepOnTopModel | undefined;
}

/** What the dashboard's models need together. */
export type DashboardDeps = CallViewDeps &
  AddressDeps &
  Omit<CallsTableDeps, 'route'> &
  StuckDeps &
  QueueViewDeps &
  LogSeenDeps & { watchReadings: WatchCalls<SpeechReading> } & RegistriesDeps &
  Pick<DayDeps, 'watchDay' | 'watchGoal' | 'readReached'> &
  Pick<QueueModelDeps, 'openReader' | 'newImportId'> &
  Pick<NobodySpokeDeps, 'watchNobodySpoke'> &
  Pick<DashboardModel, 'keepOnTop'> & {
    openOptions: () => void;
    /** Loads the page again, at its first view: another may name a campaign of another workspace. */
    reload: () => void;
    /** Calls back when the rep looks at this tab again. */
    onLookedAt: (react: () => void, abortSignal: AbortSignal) => void;
  };

/** Builds the dashboard's models and joins them. */
export function createDashboardModel(
  deps: DashboardDeps,
  abortSignal: AbortSignal,
): DashboardModel {
  const calling = createCallViewModel(deps, abortSignal);
  const { countdown, log, settings } = calling;
  const route = createRouteModel(deps, abortSignal);
  const parts = { ...deps, route };
  const { ask, newGesture, openOptions, now, later } = deps;
  const { counting, start: onCounting } = countdown;
  const forbidding = createForbidModel(ask);
  const shownWorkspace = reloadInWorkspace(settings, deps.reload, abortSignal);
  const rowCalls = createRowCallsModel({
    ...{ ask, newGesture, counting, onCounting, calls: log.calls, shownWorkspace },
  });
  const callsTable = createCallsTableModel(parts, abortSignal);
  const fileOf: QueueModelDeps['fileOf'] = (headings, contacts) =>
    resultFile(headings, contacts, settings.value.peek()?.dispositions ?? []);
  const model: DashboardModel = {
    ...calling,
    route,
    openOptions,
    keepOnTop: deps.keepOnTop,
    campaigns: createCampaignsModel(parts, abortSignal),
    audience: createAudienceModel(parts, abortSignal),
    queue: createQueueModel({ ...parts, fileOf }, abortSignal),
    nobodySpoke: createNobodySpoke(parts, abortSignal),
    agents: createAgentsModel(parts, abortSignal),
    callsTable,
    callsImport: createCallsImport(ask, abortSignal),
    tableWrapUps: createWrapUps(deps, () => callsTable.page.value?.calls, abortSignal),
    tableReadings: watchListedCalls(
      deps.watchReadings,
      () => callsTable.page.value?.calls,
      abortSignal,
    ),
    called: createCalledModel({ calls: log.calls, settings, now, later }, abortSignal),
    day: createDayModel(parts, abortSignal),
    doNotCall: createDoNotCallModel(parts, abortSignal),
    stuck: createStuckModel(deps, abortSignal),
    forbidding,
    rowCalls,
    actions: actionsOf(calling, rowCalls, route, forbidding),
  };
  tellLogSeen(deps, log.calls, () => route.view.value === 'calls', abortSignal);
  deps.onLookedAt(model.queue.refresh, abortSignal);
  deps.onLookedAt(model.doNotCall.list.refresh, abortSignal);
  deps.onActivity(model.queue.noteActivity, abortSignal);
  reloadLists(model, abortSignal);
  wantNumbers(model, abortSignal);
  return model;
}

function actionsOf(
  { callChecks, log, opened }: CallViewModel,
  rowCalls: RowCallsModel,
  route: RouteModel,
  forbidding: ForbidModel,
): CallActions {
  return {
    ...rowActions(callChecks, rowCalls, forbidding),
    showLog() {
      opened.value = log.calls.value?.[0]?.id;
      route.go({ view: 'calls', query: {} });
    },
  };
}
