import { watchQuery } from '@/lib/database/watch-query';
import { type ManagedStorage, managedStorage } from '@/lib/platform/storage';
import { chosenUnder, SettingLocked, withPolicy } from './apply-policy';
import type { SettingsDatabase, StoredSetting } from './database';
import { isLocked, type Policy, parsePolicy } from './policy';
import { withoutDamaged } from './row-readers';
import { type SettingKey, type Settings, settings } from './table';

/** Reads, writes and watches settings. */
export interface SettingsStore {
  /** All settings. A value that does not fit its schema is replaced by the default. */
  read(): Promise<Settings>;
  /** What the rep chose. What is absent is as the administrator or we chose. */
  readStored(): Promise<Partial<Settings>>;
  /** What the administrator decided, as it is now. */
  readPolicy(): Promise<Policy>;
  /**
   * Stores one setting. Rejects with a ZodError if the value does not fit its schema, with `SettingLocked` if
   * the policy fixes another value.
   */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void>;
  /**
   * Changes one setting in a transaction, so that two changes at once both take effect. Rejects as
   * {@link write} does.
   */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<void>;
  /** The rows to store for these settings. Rejects as {@link write} does. */
  rowsOf(values: Partial<Settings>): Promise<StoredSetting[]>;
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
  const readStored = async () => storedSettings(await database.settings.toArray());
  const readPolicy = async () => parsePolicy(await managed.read());
  /** Without this transaction, our page would learn of a change before it is stored, and other pages later. */
  const inTransaction = (write: () => PromiseLike<unknown>) =>
    database.transaction('rw', database.settings, write);
  const rowsOf: SettingsStore['rowsOf'] = async (values) => rowsUnder(await readPolicy(), values);
  return {
    read: async () => withPolicy(await readStored(), await readPolicy()),
    readStored,
    readPolicy,
    rowsOf,
    write: async (key, value) => {
      const rows = await rowsOf({ [key]: value });
      await inTransaction(() => database.settings.bulkPut(rows));
    },
    change: async (key, next) => {
      // Before the transaction, which ends when it waits for anything but the database.
      const policy = await readPolicy();
      await inTransaction(async () => {
        const chosen = chosenUnder(await readStored(), policy);
        await database.settings.bulkPut(rowsUnder(policy, { [key]: next(chosen[key]) }));
      });
    },
    watch(onChange, abortSignal, onFailure) {
      let stored: Partial<Settings> | undefined;
      const report = async () => {
        const policy = await readPolicy();
        if (stored && !abortSignal.aborted) onChange(withPolicy(stored, policy), policy);
      };
      const reportOrFail = () => void report().catch(onFailure);
      const next = (settings: Partial<Settings>) => {
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

/** The rows of settings. A value that the policy fixes is not stored: the rep's own choice stays beneath it. */
function rowsUnder(policy: Policy, values: Partial<Settings>): StoredSetting[] {
  const held = withPolicy({}, policy);
  const entries = Object.entries(values) as [SettingKey, unknown][];
  const rows = entries.map(([key, value]) => ({ key, value: settings[key].schema.parse(value) }));
  return rows.filter(({ key, value }) => {
    if (!isLocked(policy, key)) return true;
    if (JSON.stringify(value) !== JSON.stringify(held[key])) throw new SettingLocked(key);
    return false;
  });
}

/** The settings that the rep chose. A value that does not fit its schema counts as not chosen. */
export function storedSettings(rows: readonly StoredSetting[]): Partial<Settings> {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(settings).flatMap(([key, { schema }]) => {
    const parsed = schema.safeParse(withoutDamaged(schema, stored.get(key)));
    return parsed.success ? [[key, parsed.data]] : [];
  });
  return Object.fromEntries(entries);
}
