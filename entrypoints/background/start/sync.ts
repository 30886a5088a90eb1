import { ownVersion } from '@/lib/platform/runtime';
import { syncStorage } from '@/lib/platform/storage';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SettingsStore } from '@/lib/settings/store';
import { noteChange, type SyncDeps, syncSettings } from '@/lib/settings/sync/sync-settings';
import type { Errors } from './errors';

/** How long the rep is given to go on changing. The browser allows 1,800 writes an hour, each costs the network. */
const PAUSE_MS = 5_000;

/** What syncing needs besides. */
interface StartSyncDeps extends Pick<Errors, 'report'> {
  settings: Pick<SettingsStore, 'watch' | 'readPolicy'>;
  settingsDatabase: SettingsDatabase;
  now(): number;
  /** Makes changed settings count: sites in open pages. */
  onChanged(): Promise<void>;
}

/** Starts syncing settings, while the rep wants that. Adds its listeners at once. */
export function startSync(
  { settings, settingsDatabase: database, now, onChanged, report }: StartSyncDeps,
  abortSignal: AbortSignal,
): void {
  const { readPolicy } = settings;
  const deps: SyncDeps = { database, storage: syncStorage, readPolicy, now, version: ownVersion() };
  const sync = async () => {
    if (await syncSettings(deps)) await onChanged();
  };
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    // One after the other: a change that comes while one runs is not missed.
    last = last.then(sync).catch((error) => report('sync', error));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  };
  let isOn: boolean | undefined;
  syncStorage.onChanged(run, abortSignal);
  settings.watch(({ syncsSettings }) => {
    // At the start, and once it is turned on or off.
    if (syncsSettings !== isOn) run();
    else if (syncsSettings) {
      void noteChange(deps)
        .then((isChanged) => isChanged && runSoon())
        .catch((error) => report('sync', error));
    }
    isOn = syncsSettings;
  }, abortSignal);
}
