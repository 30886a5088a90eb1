import { effect } from '@preact/signals';
import { type AgentsModel, createAgentsModel } from '@/lib/state/agents/agents-model';
import { type AudienceModel, createAudienceModel } from '@/lib/state/campaigns/audience-model';
import { type CalledModel, createCalledModel } from '@/lib/state/campaigns/called-model';
import { type CampaignsModel, createCampaignsModel } from '@/lib/state/campaigns/campaigns-model';
import { createGestureModel, type GestureModel } from '@/lib/state/campaigns/gesture-model';
import { createQueueModel, type QueueModel } from '@/lib/state/campaigns/queue-model';
import {
  type CallsTableDeps,
  type CallsTableModel,
  createCallsTableModel,
} from '@/lib/state/log/calls-table-model';
import { createPopupModel, type PopupDeps, type PopupModel } from '@/lib/state/popup/popup-model';
import { type AddressDeps, createRouteModel, type RouteModel } from '@/lib/state/route/route-model';

/** Everything that the dashboard shows; countdown, log and legs are those of the popup. */
export interface DashboardModel extends PopupModel {
  route: RouteModel;
  campaigns: CampaignsModel;
  audience: AudienceModel;
  queue: QueueModel;
  agents: AgentsModel;
  callsTable: CallsTableModel;
  called: CalledModel;
  gesture: GestureModel;
  openOptions: () => void;
}

/** What the dashboard's models take together. */
export type DashboardDeps = PopupDeps &
  AddressDeps &
  Omit<CallsTableDeps, 'route'> & {
    openOptions: () => void;
    /** Calls back when the rep looks at this tab again. */
    onLookedAt: (react: () => void, ended: AbortSignal) => void;
  };

/** Builds the dashboard's models and joins them. */
export function createDashboardModel(deps: DashboardDeps, ended: AbortSignal): DashboardModel {
  const popup = createPopupModel(deps, ended);
  const route = createRouteModel(deps, ended);
  const parts = { ...deps, route };
  const { ask, newGesture, openOptions, now, later } = deps;
  const { settings, log } = popup;
  const model: DashboardModel = {
    ...popup,
    route,
    openOptions,
    campaigns: createCampaignsModel(parts, ended),
    audience: createAudienceModel(parts, ended),
    queue: createQueueModel(parts, ended),
    agents: createAgentsModel(parts, ended),
    callsTable: createCallsTableModel(parts, ended),
    called: createCalledModel({ calls: log.calls, settings, now, later }, ended),
    gesture: createGestureModel({ ask, newGesture, onCounting: popup.countdown.start }),
  };
  deps.onLookedAt(model.queue.refresh, ended);
  for (const join of [readAgainOnceConnected, followOutcomes, writeNumbers]) join(model, ended);
  return model;
}

/**
 * A connection that was just made is tried at once; so is a list that could not be read, with
 * whatever was set meanwhile: a new token shows in no setting.
 */
function readAgainOnceConnected(
  { settings, campaigns, audience }: DashboardModel,
  ended: AbortSignal,
) {
  let before: string | undefined;
  const stop = effect(() => {
    if (!settings.value.value) return;
    const { baseUrl, hasToken, tokenHeader } = settings.value.value;
    const now = JSON.stringify([baseUrl, hasToken, tokenHeader]);
    const changed = before !== undefined && before !== now;
    before = now;
    for (const { list } of [campaigns, audience]) {
      if (changed || list.problem.peek()) queueMicrotask(list.refresh);
    }
  });
  ended.addEventListener('abort', stop);
}

/** A call that came out changes who waits. */
function followOutcomes({ countdown, queue }: DashboardModel, ended: AbortSignal) {
  const stop = effect(() => {
    if (countdown.counting.value || countdown.outcome.value) queueMicrotask(queue.refresh);
  });
  ended.addEventListener('abort', stop);
}

function writeNumbers({ callsTable, texts }: DashboardModel, ended: AbortSignal) {
  const stop = effect(() => {
    const calls = callsTable.page.value?.calls ?? [];
    void texts.want(calls.flatMap((call) => [call.callee, call.callerId, call.ownNumber]));
  });
  ended.addEventListener('abort', stop);
}
