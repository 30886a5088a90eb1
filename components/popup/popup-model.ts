/**
 * The popup and the side panel: the dial field, the legs of the next call, and below them the log, the
 * numbers of this page, or the follow-ups. `open-popup` creates this model over the database and the tab that
 * the rep looks at. It joins the models of these views: typing into the dial field searches the page, and a
 * dialled call shows its countdown. A call that a page asked for is confirmed here, because the page can't
 * reach it (`confirm`). It never reads a page itself; the background passes on what was found there.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type CallViewDeps,
  type CallViewModel,
  createCallViewModel,
} from '@/components/call-view/call-view-model';
import { type CallActions, forbidActions, repeatOf } from '@/components/calls/call-actions';
import {
  createServiceAccess,
  type ServiceAccessDeps,
  type ServiceAccessModel,
} from '@/components/connection/service-access-model';
import { createDeliveryModel, type DeliveryModel } from '@/components/crm/delivery/delivery-model';
import { createDialModel, type DialModel } from '@/components/dial/dial-model';
import { createForbidModel } from '@/components/do-not-call/forbid-model';
import {
  createLogSearch,
  type LogSearchDeps,
  type LogSearchModel,
} from '@/components/log/latest/log-search-model';
import { type LogSeenDeps, tellLogSeen } from '@/components/log/log-seen';
import {
  createReadyModel,
  type QueueViewDeps,
  type ReadyModel,
} from '@/components/queue/ready/ready-model';
import { reactTo } from '@/components/shared/react-to';
import type { WorkspacesModel } from '@/components/workspaces/workspaces-model';
import {
  type CurrentWrapUpModel,
  createCurrentWrapUp,
} from '@/components/wrap-up/current-wrap-up-model';
import { createWrapUps, type WrapUpsModel } from '@/components/wrap-up/wrap-ups-model';
import {
  type ConfirmationDeps,
  type ConfirmationModel,
  createConfirmationModel,
} from './confirm/confirmation-model';
import { createPageModel, type PageModel, type PageModelDeps } from './page-numbers/page-model';
import { createPageQueueModel, type PageQueueModel } from './page-numbers/page-queue-model';
import { createSearchModel, type SearchModel } from './page-numbers/search-model';
import { isDialAtRest, isDialDone, searchingDial } from './popup-dial';

/** The views under the dial field. */
type PopupView = 'calls' | 'page' | 'followups';

/** Everything that the popup and the side panel show. */
export interface PopupModel extends CallViewModel {
  dial: DialModel;
  page: PageModel;
  /** Adding the numbers of the page to the queue. */
  pageQueue: PageQueueModel;
  /** Whether the rep is ready for calls from the queue. */
  ready: ReadyModel;
  /** Search through the numbers of the page by what is typed into the dial field. */
  search: SearchModel;
  /** Search through the log. */
  logSearch: LogSearchModel;
  /** What was recorded after the calls that it found. */
  foundWrapUps: WrapUpsModel;
  confirmation: ConfirmationModel;
  actions: CallActions;
  /** The wrap-up of the latest call. */
  wrapUp: CurrentWrapUpModel;
  /** How that call is logged in the CRM. */
  wrapUpDelivery: DeliveryModel;
  workspaces: WorkspacesModel;
  /** Whether the browser lets Handset reach the service. */
  serviceAccess: ServiceAccessModel;
  /** Whether the dial area is its field alone, because a wrap-up needs the room. */
  isDialFolded: ReadonlySignal<boolean>;
  /** Whether the dial field still holds what was just called. What changes there then is not announced. */
  isDialDone: ReadonlySignal<boolean>;
  view: Signal<PopupView>;
  /** Opens the side panel; absent within it. Call it directly from the click. */
  openSidePanel?: (() => void) | undefined;
  /** Opens the call strip in a separate window; absent where that cannot be kept above all others. */
  openStrip?: (() => void) | undefined;
}

/** What the popup's models need together. */
export type PopupDeps = CallViewDeps &
  PageModelDeps &
  LogSearchDeps &
  LogSeenDeps &
  QueueViewDeps &
  ServiceAccessDeps &
  Pick<ConfirmationDeps, 'isSteady'> &
  Pick<PopupModel, 'openSidePanel' | 'openStrip' | 'workspaces'>;

/** Creates the popup's models and connects them: a dialled call shows its countdown. */
export function createPopupModel(deps: PopupDeps, abortSignal: AbortSignal): PopupModel {
  const { ask, newGesture, openSidePanel, openStrip, workspaces } = deps;
  const calling = createCallViewModel(deps, abortSignal);
  const { countdown, settings } = calling;
  const dialDeps = { ask, newGesture, settings, onCounting: countdown.start };
  const field = createDialModel(dialDeps, abortSignal);
  const page = createPageModel(deps, abortSignal);
  const confirmation = createConfirmationModel(
    { ...deps, onCounting: countdown.start },
    abortSignal,
  );
  const view = signal<PopupView>('calls');
  const search = createSearchModel(
    computed(() => (page.numbers.value.state === 'read' ? page.numbers.value.numbers : [])),
    () => {
      view.value = 'page';
    },
  );
  const logSearch = createLogSearch(deps, abortSignal);
  const dial = searchingDial(field, search);
  const ready = createReadyModel(deps, abortSignal);
  deps.onActivity(ready.noteActivity, abortSignal);
  const wrapUp = createCurrentWrapUp({ ...calling, calls: calling.log.calls }, abortSignal);
  const model = {
    ...calling,
    dial,
    page,
    pageQueue: createPageQueueModel({ ...deps, page }, abortSignal),
    ready,
    search,
    logSearch,
    foundWrapUps: createWrapUps(deps, () => logSearch.found.calls.value, abortSignal),
    confirmation,
    view,
    wrapUp,
    wrapUpDelivery: createDeliveryModel(
      deps,
      computed(() => wrapUp.call.value?.id),
      abortSignal,
    ),
    serviceAccess: createServiceAccess(deps, abortSignal),
    isDialFolded: computed(() => wrapUp.form.value !== undefined && isDialAtRest(dial, wrapUp)),
    isDialDone: computed(() => isDialDone(dial, countdown)),
    actions: { ...actionsOf(calling, dial, view), ...forbidActions(createForbidModel(ask)) },
  };
  tellLogSeen(
    deps,
    calling.log.calls,
    () => view.value === 'calls' && !confirmation.waiting.value,
    abortSignal,
  );
  updateDialPreview(model, abortSignal);
  reactTo(
    () => logSearch.found.calls.value ?? [],
    (found) => void model.texts.wantForCalls(found),
    abortSignal,
  );
  void page.refresh();
  return { ...model, openSidePanel, openStrip, workspaces };
}

/** Call actions over the dial field, whose hint shows why a call was not made. */
function actionsOf(
  { callChecks, log, countdown, opened }: CallViewModel,
  dial: DialModel,
  view: Signal<PopupView>,
): Omit<CallActions, 'forbid' | 'forbidState'> {
  return {
    ...callChecks,
    busy: computed(() => dial.busy.value || countdown.counting.value !== undefined),
    callAgain: (call) => dial.callNumber(repeatOf(call, log.calls.peek())),
    callAnyway: dial.tryAgain,
    problemOf: () => undefined,
    showLog() {
      view.value = 'calls';
      opened.value = log.calls.value?.[0]?.id;
    },
  };
}

/**
 * Settings and finished calls change what the dial field says of its number, and so does a caller ID
 * that changed before a press: the next press is for the one that is shown then.
 */
function updateDialPreview(
  { settings, countdown, texts, dial }: CallViewModel & { dial: DialModel },
  abortSignal: AbortSignal,
): void {
  reactTo(
    () => settings.value.value,
    (current) => {
      const { dids = [], ownNumbers = [] } = current ?? {};
      void texts.want([...dids, ...ownNumbers].map((number) => number.e164));
      dial.refreshPreview();
    },
    abortSignal,
  );
  reactTo(
    () => dial.problem.value?.code,
    (code) => {
      if (code === 'caller-id-changed') dial.refreshPreview();
    },
    abortSignal,
  );
  reactTo(
    () => countdown.outcome.value,
    (outcome) => {
      if (outcome) dial.refreshPreview();
    },
    abortSignal,
  );
}
