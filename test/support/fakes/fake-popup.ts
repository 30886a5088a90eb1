import { signal } from '@preact/signals';
import { createPopupModel, type PopupDeps } from '@/components/popup/popup-model';
import { createSettingsModel, type SettingsModel } from '@/components/shared/models/settings-model';
import { createWorkspacesModel } from '@/components/workspaces/workspaces-model';
import type { Call } from '@/lib/calls/model';
import { noPolicy, type Policy } from '@/lib/settings/policy';
import type { SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { completeSettings, LOCAL_NOON, samplePreview } from '@/test/support/own-pages/own-samples';
import { type FakeAnswers, fakeAsk, ok } from './fake-ask';
import { fakePlayback } from './fake-playback';
import { noNoteDrafts } from './fake-wrap-ups';

/** Waits until all given answers have arrived. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A settings store in memory. `full` makes every write fail. */
export function fakeSettings(
  abortSignal: AbortSignal,
  given: Partial<Settings> = {},
  full = false,
  policy: Policy = noPolicy,
): SettingsModel {
  let current = completeSettings(given);
  const watchers = new Set<(settings: Settings) => void>();
  const write: SettingsStore['write'] = async (key, value) => {
    if (full) throw new Error('quota');
    current = { ...current, [key]: value };
    for (const watcher of watchers) watcher(current);
  };
  const store: Pick<SettingsStore, 'write' | 'change' | 'watch'> = {
    write,
    change: (key, next) => write(key, next(current[key])),
    watch: (onChange) => {
      watchers.add((settings) => onChange(settings, policy));
      onChange(current, policy);
    },
  };
  return createSettingsModel(store, abortSignal);
}

/** Options of a fake popup. */
export interface FakePopup {
  calls?: Call[];
  settings?: Partial<Settings>;
  answers?: FakeAnswers;
  deps?: Partial<PopupDeps>;
  workspaces?: ListedWorkspace[];
}

/** Creates a popup model with a fake background, clock and log. `tick` moves the clock. */
export function fakePopup({
  calls = [],
  settings = {},
  answers = {},
  deps = {},
  workspaces = [],
}: FakePopup = {}) {
  const end = new AbortController();
  const ask = fakeAsk({
    preview: () => ok(samplePreview()),
    'number-texts': ({ e164s }) => ok(e164s.map((e164) => `+1 ${e164.slice(2)}`)),
    'page-numbers': () => ok([]),
    confirmation: () => ok(null),
    queue: () => ok({ waiting: 0, later: 0, calledByColleagues: 0, items: [], skipped: [] }),
    'queue-activity': () => ok(null),
    'log-seen': () => ok(null),
    site: () => ok({ granted: false, excluded: false, allSites: false }),
    outcome: () => new Promise(() => undefined),
    ...answers,
  });
  let time = LOCAL_NOON;
  let tick = () => undefined as unknown;
  let show: (calls: Call[]) => void = () => undefined;
  const model = createPopupModel(
    {
      ask,
      now: () => time,
      tick: (react) => {
        tick = react;
      },
      newGesture: () => crypto.randomUUID(),
      settings: fakeSettings(end.signal, settings),
      watch: ({ limit }, onChange) => {
        show = (next) => onChange(next.slice(0, limit));
        show(calls);
      },
      hasOlder: async (before) => calls.some(({ createdAt }) => createdAt < before),
      watchStopped: () => undefined,
      workspaces: createWorkspacesModel(
        { ask, watchWorkspaces: (tell) => tell(workspaces) },
        end.signal,
      ),
      everyFewSeconds: () => undefined,
      playback: fakePlayback(),
      watchFollowUps: (onChange) => onChange([]),
      watchWrapUps: (_callIds, onChange) => onChange(new Map()),
      watchReading: (_callId, onChange) => onChange(undefined),
      transcripts: noNoteDrafts,
      watchDeliveries: () => undefined,
      watchPage: ({ search, limit }, onChange) => {
        const found = calls.filter(({ calleeName = '' }) => calleeName.includes(search));
        const shown = found.slice(0, limit);
        onChange({ calls: shown, matching: found.length, total: calls.length });
      },
      prepareSearch: () => undefined,
      later: () => undefined,
      watchQueue: () => undefined,
      onActivity: () => undefined,
      activeTab: async () => ({ id: 7 }),
      requestOrigins: async () => true,
      hasOrigins: async () => true,
      onGrantsChanged: () => undefined,
      allSites: ['http://*/*', 'https://*/*'],
      isSteady: signal(true),
      isVisible: signal(true),
      ...deps,
    },
    end.signal,
  );
  return {
    model,
    ask,
    end,
    /** Reports a change of the log. */
    log: (next: Call[]) => show(next),
    /** Moves the clock, in ms. */
    pass: (ms: number) => {
      time += ms;
      tick();
    },
  };
}
