import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type CountdownDeps,
  type CountdownModel,
  createCountdownModel,
} from '@/lib/state/calls/countdown-model';
import { createDialModel, type DialDeps, type DialModel } from '@/lib/state/calls/dial-model';
import { createLogModel, type LogDeps, type LogModel } from '@/lib/state/calls/log-model';
import { createNumberTexts, type NumberTexts } from '@/lib/state/calls/number-texts';
import type { SettingsModel } from '@/lib/state/options/settings-model';
import { createPageModel, type PageModel, type PageModelDeps } from './page-model';

/** The views under the dial field. */
export type PopupView = 'calls' | 'page';

/** Everything that the popup and the side panel show. */
export interface PopupModel {
  settings: SettingsModel;
  dial: DialModel;
  countdown: CountdownModel;
  log: LogModel;
  page: PageModel;
  texts: NumberTexts;
  view: Signal<PopupView>;
  /** Id of the call whose details are open. */
  opened: Signal<string | undefined>;
  /** The service refused the token, and calls are not followed until there is a new one. */
  tokenRefused: ReadonlySignal<boolean>;
  /** Epoch ms; the one clock that the view reads. */
  now: () => number;
  /** Opens the side panel; absent within it. Call it straight from the click. */
  openSidePanel?: (() => void) | undefined;
}

/** What the popup's models take together. */
export type PopupDeps = CountdownDeps &
  LogDeps &
  PageModelDeps &
  Pick<DialDeps, 'newGesture'> & {
    settings: SettingsModel;
    /** Why calls are not followed, if so; now and after each change. */
    watchStopped: (onChange: (why: string | undefined) => void, ended: AbortSignal) => void;
  } & Pick<PopupModel, 'openSidePanel'>;

/** Builds the popup's models and joins them: a call shows its countdown, the log follows it. */
export function createPopupModel(deps: PopupDeps, ended: AbortSignal): PopupModel {
  const { ask, newGesture, settings, now } = deps;
  const countdown = createCountdownModel(deps, ended);
  const { settled } = settings;
  const dial = createDialModel({ ask, newGesture, settled, onCounting: countdown.start }, ended);
  const log = createLogModel(deps, ended);
  const page = createPageModel(deps, ended);
  const texts = createNumberTexts(ask, ended);
  const effects = [
    effect(() => {
      const calls = log.calls.value ?? [];
      void texts.want(calls.flatMap((call) => [call.callee, call.callerId, call.ownNumber]));
      queueMicrotask(() => countdown.follow(calls));
    }),
    effect(() => {
      const { dids = [], ownNumbers = [] } = settings.value.value ?? {};
      void texts.want([...dids, ...ownNumbers].map((number) => number.e164));
      queueMicrotask(dial.reread);
    }),
    effect(() => {
      if (countdown.outcome.value) queueMicrotask(dial.reread);
    }),
  ];
  ended.addEventListener('abort', () => {
    for (const stop of effects) stop();
  });
  const tokenRefused = signal(false);
  deps.watchStopped((why) => {
    tokenRefused.value = why === 'unauthorised';
  }, ended);
  void page.refresh();
  return {
    settings,
    dial,
    countdown,
    log,
    page,
    texts,
    view: signal<PopupView>('calls'),
    opened: signal<string>(),
    tokenRefused,
    now,
    openSidePanel: deps.openSidePanel,
  };
}
