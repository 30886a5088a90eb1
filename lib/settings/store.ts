import { watchQuery } from '@/lib/database/watch-query';
import { type ManagedStorage, managedStorage } from '@/lib/platform/storage';
import type { SettingsDatabase } from './database';
import { type Policy, parsePolicy, withPolicy } from './policy';
import { withoutDamaged } from './row-readers';
import { type SettingKey, type Settings, settings } from './table';

/** Reads, writes and watches settings. */
export interface SettingsStore {
  /** All settings. A value that does not fit its schema is replaced by the default. */
  read(): Promise<Settings>;
  /** What the administrator decided, as it is now. */
  readPolicy(): Promise<Policy>;
  /** Stores one setting. Rejects with a ZodError if the value does not fit its schema. */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void>;
  /**
   * Changes one setting in a transaction, so that two changes at once both take effect. Rejects as
   * {@link write} does.
   */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<void>;
  /**
   * Calls back now and after every change, in any of our contexts, until the signal ends. `onFailure` hears
   * that the settings could not be read.
   */
  watch(
    onChange: (settings: Settings, policy: Policy) => void,
    abortSignal: AbortSignal,
    onFailure?: (error: unknown) => void,
  ): void;
}

/** Creates the settings store over its database. What is read from it is as the policy allows. */
export function createSettings(
  database: SettingsDatabase,
  managed: ManagedStorage = managedStorage,
): SettingsStore {
  const readStored = async () => assemble(await database.settings.toArray());
  const readPolicy = async () => parsePolicy(await managed.read());
  const write: SettingsStore['write'] = async (key, value) => {
    await database.settings.put({ key, value: settings[key].schema.parse(value) });
  };
  return {
    read: async () => withPolicy(await readStored(), await readPolicy()),
    readPolicy,
    write,
    change: (key, next) =>
      database.transaction('rw', database.settings, async () =>
        write(key, next((await readStored())[key])),
      ),
    watch(onChange, abortSignal, onFailure) {
      let stored: Settings | undefined;
      const report = async () => {
        const policy = await readPolicy();
        if (stored && !abortSignal.aborted) onChange(withPolicy(stored, policy), policy);
      };
      const reportOrFail = () => void report().catch(onFailure);
      const next = (settings: Settings) => {
        stored = settings;
        reportOrFail();
      };
      // A live query says nothing of a database that could not be opened.
      if (onFailure) database.open().catch(onFailure);
      watchQuery(readStored, { next, ...(onFailure && { error: onFailure }) }, abortSignal);
      managed.onChanged(reportOrFail, abortSignal);
    },
  };
}

function assemble(rows: { key: string; value: unknown }[]): Settings {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(settings).map(([key, { schema, fallback }]) => {
    const parsed = schema.safeParse(withoutDamaged(schema, stored.get(key)));
    return [key, parsed.success ? parsed.data : fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
