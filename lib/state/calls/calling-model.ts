import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  createDeliveryModel,
  type DeliveryDeps,
  type DeliveryModel,
} from '@/lib/state/crm/delivery-model';
import type { Playback } from '@/lib/state/player/playback';
import { reactTo } from '@/lib/state/react-to';
import type { SettingsModel } from '@/lib/state/settings/settings-model';
import {
  createFollowUps,
  type FollowUpsDeps,
  type FollowUpsModel,
} from '@/lib/state/wrap-up/follow-ups-model';
import type { WrapUpFormDeps } from '@/lib/state/wrap-up/wrap-up-form-model';
import { createWrapUps, type WrapUpsModel } from '@/lib/state/wrap-up/wrap-ups-model';
import {
  type ConnectionState,
  type ConnectionStateDeps,
  createConnectionState,
} from './connection-state';
import { type CountdownDeps, type CountdownModel, createCountdownModel } from './countdown-model';
import { createLogModel, type LogDeps, type LogModel } from './log-model';
import { createNumberTexts, type NumberTexts } from './number-texts';
import { createRecordingNotices, type RecordingNotices } from './recording-notices';

/** Calls as every view shows them: the countdown, the log, and how numbers are written. */
export interface CallingModel {
  settings: SettingsModel;
  connection: ReadonlySignal<ConnectionState>;
  countdown: CountdownModel;
  log: LogModel;
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
export type CallingDeps = CountdownDeps &
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
export function createCallingModel(deps: CallingDeps, ended: AbortSignal): CallingModel {
  const { ask, now, settings } = deps;
  const countdown = createCountdownModel(deps, ended);
  const log = createLogModel(deps, ended);
  const texts = createNumberTexts(ask, ended);
  const followUps = createFollowUps(deps, ended);
  reactTo(
    () => log.calls.value ?? [],
    (calls) => {
      void texts.wantForCalls(calls);
      countdown.onLogChange(calls);
    },
    ended,
  );
  const opened = signal<string>();
  reactTo(
    () => [...(followUps.due.value ?? []), ...followUps.upcoming.value],
    (open) => void texts.wantForCalls(open.map(({ call }) => call)),
    ended,
  );
  return {
    settings,
    connection: createConnectionState(deps, ended),
    countdown,
    log,
    texts,
    recordingNotices: createRecordingNotices(ask, ended),
    followUps,
    wrapUps: createWrapUps(deps, () => log.calls.value, ended),
    opened,
    delivery: createDeliveryModel(deps, opened, ended),
    playback: deps.playback,
    now,
  };
}
