import { type ReadonlySignal, signal } from '@preact/signals';
import type { SettingsStore } from '@/lib/settings/store';
import type { SettingKey, Settings } from '@/lib/settings/table';

/** The last write of a setting, whether it succeeded, and its revision number. */
export interface SettingWrite {
  key: SettingKey;
  isSaved: boolean;
  revision: number;
}

/** Settings as a view shows them. */
export interface SettingsModel {
  /** `undefined` until they are read. */
  value: ReadonlySignal<Settings | undefined>;
  /** They could not be read at all. */
  failed: ReadonlySignal<boolean>;
  /** The setting written last, for a quiet "Saved". */
  lastWrite: ReadonlySignal<SettingWrite | undefined>;
  /** Keeps one setting; false when it could not be stored. */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<boolean>;
  /** The same for what a setting becomes, built on what is stored and not on what is shown. */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<boolean>;
  /** Resolves once all writes so far are stored, so that a call uses what is shown. */
  allWritten(): Promise<unknown>;
}

/** Makes the settings of a view; they follow every change made anywhere. */
export function createSettingsModel(
  store: Pick<SettingsStore, 'read' | 'write' | 'change' | 'watch'>,
  ended: AbortSignal,
): SettingsModel {
  const value = signal<Settings>();
  const failed = signal(false);
  const lastWrite = signal<SettingWrite>();
  let pending: Promise<unknown> = Promise.resolve();
  store.watch((settings) => {
    value.value = settings;
  }, ended);
  store.read().catch(() => {
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
    failed,
    lastWrite,
    write: (key, next) => follow(key, store.write(key, next)),
    change: (key, next) => follow(key, store.change(key, next)),
    allWritten: () => pending,
  };
}
