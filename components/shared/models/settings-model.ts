import { type ReadonlySignal, signal } from '@preact/signals';
import { noPolicy, type Policy } from '@/lib/settings/policy';
import type { SettingsStore } from '@/lib/settings/store';
import type { SettingKey, Settings } from '@/lib/settings/table';

/** The last write of a setting, whether it succeeded, and its revision number. */
interface SettingWrite {
  key: SettingKey;
  isSaved: boolean;
  revision: number;
}

/** Settings as a view shows them. */
export interface SettingsModel {
  /** `undefined` until they are read. */
  value: ReadonlySignal<Settings | undefined>;
  /** What the administrator decided. */
  policy: ReadonlySignal<Policy>;
  /** Whether the settings could not be read. */
  failed: ReadonlySignal<boolean>;
  /** The last write, for a note "Saved". */
  lastWrite: ReadonlySignal<SettingWrite | undefined>;
  /** Stores one setting. Returns false if it could not be stored. */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<boolean>;
  /** Changes the stored value of a setting, which may differ from the shown one. Returns as `write`. */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<boolean>;
  /** Resolves once all writes so far are stored, so that a call uses what is shown. */
  allWritten(): Promise<unknown>;
}

/** Creates the settings of a view. They follow every change in any context. */
export function createSettingsModel(
  store: Pick<SettingsStore, 'write' | 'change' | 'watch'>,
  abortSignal: AbortSignal,
): SettingsModel {
  const value = signal<Settings>();
  const policy = signal(noPolicy);
  const failed = signal(false);
  const lastWrite = signal<SettingWrite>();
  let pending: Promise<unknown> = Promise.resolve();
  const onChange: Parameters<SettingsStore['watch']>[0] = (settings, decided) => {
    policy.value = decided;
    value.value = settings;
  };
  store.watch(onChange, abortSignal, () => {
    failed.value = true;
  });
  const follow = (key: SettingKey, writing: Promise<void>) => {
    const isSaved = writing.then(
      () => true,
      () => false,
    );
    pending = Promise.all([pending, isSaved]);
    return isSaved.then((done) => {
      lastWrite.value = { key, isSaved: done, revision: (lastWrite.value?.revision ?? 0) + 1 };
      return done;
    });
  };
  return {
    value,
    policy,
    failed,
    lastWrite,
    write: (key, next) => follow(key, store.write(key, next)),
    change: (key, next) => follow(key, store.change(key, next)),
    allWritten: () => pending,
  };
}
