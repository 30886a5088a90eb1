import { computed, type Signal, signal } from '@preact/signals';
import {
  type CallingDeps,
  type CallingModel,
  createCallingModel,
} from '@/lib/state/calls/calling-model';
import { type CallActions, forbidActions, repeatOf } from '@/lib/state/calls/dial/call-actions';
import { createDialModel, type DialModel, listedCalleeOf } from '@/lib/state/calls/dial/dial-model';
import { createForbidModel } from '@/lib/state/do-not-call/forbid-model';
import {
  createLogSearch,
  type LogSearchDeps,
  type LogSearchModel,
} from '@/lib/state/log/log-search-model';
import { type LogSeenDeps, tellLogSeen } from '@/lib/state/log/log-seen';
import type { QueueViewDeps } from '@/lib/state/queue/queue-deps';
import { createReadyModel, type ReadyModel } from '@/lib/state/queue/ready-model';
import { reactTo } from '@/lib/state/react-to';
import {
  type CurrentWrapUpModel,
  createCurrentWrapUp,
} from '@/lib/state/wrap-up/current-wrap-up-model';
import { createWrapUps, type WrapUpsModel } from '@/lib/state/wrap-up/wrap-ups-model';
import {
  type ConfirmationDeps,
  type ConfirmationModel,
  createConfirmationModel,
} from './confirmation-model';
import { createPageModel, type PageModel, type PageModelDeps } from './page-model';
import { createPageQueueModel, type PageQueueModel } from './page-queue-model';
import { createSearchModel, type SearchModel } from './search-model';

/** The views under the dial field. */
export type PopupView = 'calls' | 'page' | 'followups';

/** Everything that the popup and the side panel show. */
export interface PopupModel extends CallingModel {
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
  view: Signal<PopupView>;
  /** Opens the side panel; absent within it. Call it directly from the click. */
  openSidePanel?: (() => void) | undefined;
  /** Opens the call strip in a separate window; absent where that cannot be kept above all others. */
  openStrip?: (() => void) | undefined;
}

/** What the popup's models need together. */
export type PopupDeps = CallingDeps &
  PageModelDeps &
  LogSearchDeps &
  LogSeenDeps &
  QueueViewDeps &
  Pick<ConfirmationDeps, 'isSteady'> &
  Pick<PopupModel, 'openSidePanel' | 'openStrip'>;

/** Creates the popup's models and connects them: a dialled call shows its countdown. */
export function createPopupModel(deps: PopupDeps, ended: AbortSignal): PopupModel {
  const { ask, newGesture, openSidePanel, openStrip } = deps;
  const calling = createCallingModel(deps, ended);
  const { countdown, settings } = calling;
  const { allWritten: settingsWritten } = settings;
  const field = createDialModel(
    { ask, newGesture, settingsWritten, onCounting: countdown.start },
    ended,
  );
  const page = createPageModel(deps, ended);
  const confirmation = createConfirmationModel({ ...deps, onCounting: countdown.start }, ended);
  const view = signal<PopupView>('calls');
  const search = createSearchModel(
    computed(() => (page.numbers.value.state === 'read' ? page.numbers.value.numbers : [])),
    () => {
      view.value = 'page';
    },
  );
  const logSearch = createLogSearch(deps, ended);
  const dial = searchingDial(field, search);
  const ready = createReadyModel(deps, ended);
  deps.onActivity(ready.noteActivity, ended);
  const model = {
    ...calling,
    dial,
    page,
    pageQueue: createPageQueueModel({ ...deps, page }, ended),
    ready,
    search,
    logSearch,
    foundWrapUps: createWrapUps(deps, () => logSearch.found.calls.value, ended),
    confirmation,
    view,
    wrapUp: createCurrentWrapUp({ ...calling, calls: calling.log.calls }, ended),
    actions: { ...actionsOf(calling, dial, view), ...forbidActions(createForbidModel(ask)) },
  };
  tellLogSeen(
    deps,
    calling.log.calls,
    () => view.value === 'calls' && !confirmation.waiting.value,
    ended,
  );
  updateDialPreview(model, ended);
  reactTo(
    () => logSearch.found.calls.value ?? [],
    (found) => void model.texts.wantForCalls(found),
    ended,
  );
  void page.refresh();
  return { ...model, openSidePanel, openStrip };
}

/** The dial field with the search: typing searches, and Call calls the chosen number of the page. */
function searchingDial(field: DialModel, search: SearchModel): DialModel {
  const fill: DialModel['fill'] = (text, listed) => {
    search.stop();
    field.fill(text, listed);
  };
  return {
    ...field,
    fill,
    type(typed) {
      field.type(typed);
      search.search(typed);
    },
    async call() {
      const number = search.chosen.value;
      // The list shows the whole page again: what was typed is called now.
      search.stop();
      if (!number) return field.call();
      fill(number.text, number);
      const { e164 } = number;
      // Without a known country the field asks for it.
      if (e164) await field.callNumber({ e164, ...listedCalleeOf(number) });
    },
  };
}

/** Call actions over the dial field, whose hint shows why a call was not made. */
function actionsOf(
  { log, countdown, opened }: CallingModel,
  dial: DialModel,
  view: Signal<PopupView>,
): Omit<CallActions, 'forbid' | 'forbidState'> {
  return {
    checks: log.checks,
    checkAgain: log.checkAgain,
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
  { settings, countdown, texts, dial }: CallingModel & { dial: DialModel },
  ended: AbortSignal,
): void {
  reactTo(
    () => settings.value.value,
    (current) => {
      const { dids = [], ownNumbers = [] } = current ?? {};
      void texts.want([...dids, ...ownNumbers].map((number) => number.e164));
      dial.refreshPreview();
    },
    ended,
  );
  reactTo(
    () => dial.problem.value?.code,
    (code) => {
      if (code === 'caller-id-changed') dial.refreshPreview();
    },
    ended,
  );
  reactTo(
    () => countdown.outcome.value,
    (outcome) => {
      if (outcome) dial.refreshPreview();
    },
    ended,
  );
}
