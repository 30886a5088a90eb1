/**
 * The call strip: a small window with the running call and its wrap-up, all that a rep needs beside another
 * window. The side panel opens it. A button in it, and one in the dashboard, keeps it above all other windows
 * where the browser can do that. It reads the newest calls from the call database, and asks the background to
 * cancel, repeat or wrap up. It shows one call, never the log, and it dials no new number.
 */

import { computed, type ReadonlySignal } from '@preact/signals';
import {
  type CallViewDeps,
  type CallViewModel,
  createCallViewModel,
} from '@/components/call-view/call-view-model';
import type { CallActions } from '@/components/calls/call-actions';
import { createDeliveryModel, type DeliveryModel } from '@/components/crm/delivery/delivery-model';
import { createForbidModel } from '@/components/do-not-call/forbid-model';
import { createRowCallsModel, rowActions } from '@/components/row-calls/row-calls-model';
import { reactTo } from '@/components/shared/react-to';
import {
  type CurrentWrapUpModel,
  createCurrentWrapUp,
} from '@/components/wrap-up/current-wrap-up-model';
import type { Call } from '@/lib/calls/model';
import type { KeepOnTopModel } from './keep-on-top-model';

/** How long after its start a call is shown, ms. It may still be talked about, or get its recording. */
const SHOWN_MS = 2 * 3_600_000;

/** Everything that the call strip shows: the running or latest call, and its wrap-up. */
export interface StripModel extends CallViewModel {
  /** Absent in the window above all others itself, and in browsers without such windows. */
  keepOnTop: KeepOnTopModel | undefined;
  /** The latest call, once its countdown is over. */
  call: ReadonlySignal<Call | undefined>;
  wrapUp: CurrentWrapUpModel;
  /** How that call is logged in the CRM. */
  wrapUpDelivery: DeliveryModel;
  actions: CallActions;
}

/** What the strip needs. */
export type StripDeps = CallViewDeps &
  Pick<StripModel, 'keepOnTop'> & {
    /** Minimizes the window that the strip is in, or restores it. */
    minimize: (isMinimized: boolean) => void;
  };

/** Creates the strip's models and joins them. */
export function createStripModel(deps: StripDeps, abortSignal: AbortSignal): StripModel {
  const calling = createCallViewModel(deps, abortSignal);
  const { callChecks, countdown, log, opened, settings } = calling;
  const { ask, newGesture, now } = deps;
  const { counting, start: onCounting } = countdown;
  const rowCalls = createRowCallsModel({
    ...{ ask, newGesture, counting, onCounting, calls: log.calls },
    shownWorkspace: () => settings.value.peek()?.workspace,
  });
  const wrapUp = createCurrentWrapUp({ ...calling, calls: log.calls }, abortSignal);
  dismissPlainOutcomes(calling, abortSignal);
  makeRoom(deps, abortSignal);
  return {
    ...calling,
    keepOnTop: deps.keepOnTop,
    call: computed(() => {
      const [latest] = log.calls.value ?? [];
      if (!latest || counting.value?.callId === latest.id) return undefined;
      return now() - latest.createdAt < SHOWN_MS ? latest : undefined;
    }),
    wrapUp,
    wrapUpDelivery: createDeliveryModel(
      deps,
      computed(() => wrapUp.call.value?.id),
      abortSignal,
    ),
    actions: {
      ...rowActions(callChecks, rowCalls, createForbidModel(ask)),
      showLog() {
        opened.value = log.calls.value?.[0]?.id;
      },
    },
  };
}

/** The strip is in one window at a time. */
function makeRoom({ keepOnTop, minimize }: StripDeps, abortSignal: AbortSignal): void {
  let wasOpen = false;
  reactTo(
    () => keepOnTop?.isOpen.value ?? false,
    (isOpen) => {
      if (isOpen !== wasOpen) minimize(isOpen);
      wasOpen = isOpen;
    },
    abortSignal,
  );
}

/** The row of the call shows its state. Only an outcome with a problem needs a sentence and a next step. */
function dismissPlainOutcomes({ countdown }: CallViewModel, abortSignal: AbortSignal): void {
  reactTo(
    () => countdown.outcome.value,
    (outcome) => {
      if (outcome && !outcome.problem && outcome.state !== 'unconfirmed') countdown.dismiss();
    },
    abortSignal,
  );
}
