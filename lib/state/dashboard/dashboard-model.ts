import type { ReadonlySignal } from '@preact/signals';
import { type AgentsModel, createAgentsModel } from '@/lib/state/agents/agents-model';
import {
  type CallingDeps,
  type CallingModel,
  createCallingModel,
} from '@/lib/state/calls/calling-model';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';
import { rowActions } from '@/lib/state/calls/dial/row-actions';
import { createRowCallsModel, type RowCallsModel } from '@/lib/state/calls/dial/row-calls-model';
import { type AudienceModel, createAudienceModel } from '@/lib/state/campaigns/audience-model';
import { type CalledModel, createCalledModel } from '@/lib/state/campaigns/called-model';
import { type CampaignsModel, createCampaignsModel } from '@/lib/state/campaigns/campaigns-model';
import { createStuckModel, type StuckDeps, type StuckModel } from '@/lib/state/crm/stuck-model';
import { createDayModel, type DayDeps, type DayModel } from '@/lib/state/day/day-model';
import {
  createDoNotCallModel,
  type DoNotCallModel,
} from '@/lib/state/do-not-call/do-not-call-model';
import { createForbidModel, type ForbidModel } from '@/lib/state/do-not-call/forbid-model';
import {
  type CallsTableDeps,
  type CallsTableModel,
  createCallsTableModel,
} from '@/lib/state/log/calls-table-model';
import { type CallsImportModel, createCallsImport } from '@/lib/state/log/file/import-model';
import { type LogSeenDeps, tellLogSeen } from '@/lib/state/log/log-seen';
import type { NobodySpoke } from '@/lib/state/queue/nobody-spoke';
import { createNobodySpoke, type NobodySpokeDeps } from '@/lib/state/queue/nobody-spoke-model';
import type { QueueViewDeps } from '@/lib/state/queue/queue-deps';
import { createQueueModel, type QueueModel } from '@/lib/state/queue/queue-model';
import { type AddressDeps, createRouteModel, type RouteModel } from '@/lib/state/route/route-model';
import type { KeepOnTopModel } from '@/lib/state/strip/keep-on-top-model';
import { createWrapUps, type WrapUpsModel } from '@/lib/state/wrap-up/wrap-ups-model';
import { reloadLists } from './reload-lists';
import { wantNumbers } from './want-numbers';

/** Everything that the dashboard shows. */
export interface DashboardModel extends CallingModel {
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
export type DashboardDeps = CallingDeps &
  AddressDeps &
  Omit<CallsTableDeps, 'route'> &
  StuckDeps &
  QueueViewDeps &
  LogSeenDeps &
  Pick<DayDeps, 'watchDay' | 'watchGoal'> &
  Pick<NobodySpokeDeps, 'watchNobodySpoke'> &
  Pick<DashboardModel, 'keepOnTop'> & {
    openOptions: () => void;
    /** Calls back when the rep looks at this tab again. */
    onLookedAt: (react: () => void, ended: AbortSignal) => void;
  };

/** Builds the dashboard's models and joins them. */
export function createDashboardModel(deps: DashboardDeps, ended: AbortSignal): DashboardModel {
  const calling = createCallingModel(deps, ended);
  const { countdown, log, settings } = calling;
  const route = createRouteModel(deps, ended);
  const parts = { ...deps, route };
  const { ask, newGesture, openOptions, now, later } = deps;
  const { counting, start: onCounting } = countdown;
  const forbidding = createForbidModel(ask);
  const rowCalls = createRowCallsModel({ ask, newGesture, counting, onCounting, calls: log.calls });
  const callsTable = createCallsTableModel(parts, ended);
  const model: DashboardModel = {
    ...calling,
    route,
    openOptions,
    keepOnTop: deps.keepOnTop,
    campaigns: createCampaignsModel(parts, ended),
    audience: createAudienceModel(parts, ended),
    queue: createQueueModel(parts, ended),
    nobodySpoke: createNobodySpoke(parts, ended),
    agents: createAgentsModel(parts, ended),
    callsTable,
    callsImport: createCallsImport(ask, ended),
    tableWrapUps: createWrapUps(deps, () => callsTable.page.value?.calls, ended),
    called: createCalledModel({ calls: log.calls, settings, now, later }, ended),
    day: createDayModel(parts, ended),
    doNotCall: createDoNotCallModel(parts, ended),
    stuck: createStuckModel(deps, ended),
    forbidding,
    rowCalls,
    actions: actionsOf(calling, rowCalls, route, forbidding),
  };
  tellLogSeen(deps, log.calls, () => route.view.value === 'calls', ended);
  deps.onLookedAt(model.queue.refresh, ended);
  deps.onLookedAt(model.doNotCall.list.refresh, ended);
  deps.onActivity(model.queue.noteActivity, ended);
  reloadLists(model, ended);
  wantNumbers(model, ended);
  return model;
}

function actionsOf(
  { log, opened }: CallingModel,
  rowCalls: RowCallsModel,
  route: RouteModel,
  forbidding: ForbidModel,
): CallActions {
  return {
    ...rowActions(log, rowCalls, forbidding),
    showLog() {
      opened.value = log.calls.value?.[0]?.id;
      route.go({ view: 'calls', query: {} });
    },
  };
}
