/**
 * Calls as every view of ours shows them: the countdown, the log, recordings, wrap-ups and follow-ups. Popup,
 * side panel, dashboard and call strip each create this model once and add what only they show. It reads the
 * call database and the settings, and asks the background for everything else. It never places a call, and
 * never holds more of the log than the view has scrolled to.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CallChecks, createCallChecks } from '@/components/calls/call-checks';
import {
  type ConnectionState,
  type ConnectionStateDeps,
  createConnectionState,
} from '@/components/connection/connection-state';
import {
  type CountdownDeps,
  type CountdownModel,
  createCountdownModel,
} from '@/components/countdown/countdown-model';
import {
  createDeliveryModel,
  type DeliveryDeps,
  type DeliveryModel,
} from '@/components/crm/delivery/delivery-model';
import {
  createFollowUps,
  type FollowUpsDeps,
  type FollowUpsModel,
} from '@/components/follow-ups/follow-ups-model';
import { createLogModel, type LogDeps, type LogModel } from '@/components/log/latest/log-model';
import type { Playback } from '@/components/player/playback';
import {
  createRecordingNotices,
  type RecordingNotices,
} from '@/components/rules/recording-notices';
import { createNumberTexts, type NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import type { WrapUpFormDeps } from '@/components/wrap-up/wrap-up-form-model';
import { createWrapUps, type WrapUpsModel } from '@/components/wrap-up/wrap-ups-model';

/** Calls as every view shows them: the countdown, the log, and how numbers are written. */
export interface CallViewModel {
  settings: SettingsModel;
  connection: ReadonlySignal<ConnectionState>;
  countdown: CountdownModel;
  log: LogModel;
  /** The calls that the rep checks again. */
  callChecks: CallChecks;
  texts: NumberTexts;
  recordingNotices: RecordingNotices;
  /** What was recorded after the calls of the log. */
  wrapUps: WrapUpsModel;
  followUps: FollowUpsModel;
  /** Id of the call whose details are open. */
  opened: Signal<string | undefined>;
  /** How that call is logged in the CRM. */
  delivery: DeliveryModel;
  playback: Playback;
  /** The clock of the view, epoch ms. */
  now: () => number;
}

/** What the calling model needs. */
export type CallViewDeps = CountdownDeps &
  LogDeps &
  DeliveryDeps &
  ConnectionStateDeps &
  WrapUpFormDeps &
  FollowUpsDeps & {
    settings: SettingsModel;
    playback: Playback;
    /** A new UUID for each press of Call: one gesture makes one call. */
    newGesture: () => string;
  };

/** Creates the models of calls and joins them: the countdown follows the log. */
export function createCallViewModel(deps: CallViewDeps, abortSignal: AbortSignal): CallViewModel {
  const { ask, now, settings } = deps;
  const countdown = createCountdownModel(deps, abortSignal);
  const log = createLogModel(deps, abortSignal);
  const texts = createNumberTexts(ask, abortSignal);
  const followUps = createFollowUps(deps, abortSignal);
  reactTo(
    () => log.calls.value ?? [],
    (calls) => {
      void texts.wantForCalls(calls);
      countdown.onLogChange(calls);
    },
    abortSignal,
  );
  const opened = signal<string>();
  reactTo(
    () => [...(followUps.due.value ?? []), ...followUps.upcoming.value],
    (open) => void texts.wantForCalls(open.map(({ call }) => call)),
    abortSignal,
  );
  return {
    settings,
    connection: createConnectionState(deps, abortSignal),
    countdown,
    log,
    callChecks: createCallChecks(ask),
    texts,
    recordingNotices: createRecordingNotices(ask, abortSignal),
    followUps,
    wrapUps: createWrapUps(deps, () => log.calls.value, abortSignal),
    opened,
    delivery: createDeliveryModel(deps, opened, abortSignal),
    playback: deps.playback,
    now,
  };
}
