import type { z } from 'zod';
import { watchQuery } from '@/lib/database/watch-query';
import type { SettingsDatabase } from './database';
import { type SettingKey, type Settings, settings } from './table';

/** Reads, writes and watches settings. */
export interface SettingsStore {
  /** All settings. A value that does not fit its schema is replaced by the default. */
  read(): Promise<Settings>;
  /** Stores one setting. Rejects with a ZodError if the value does not fit its schema. */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void>;
  /**
   * Changes one setting in a transaction, so that two changes at once both take effect. Rejects as
   * {@link write} does.
   */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<void>;
  /** Calls back now and after every change, in any of our contexts, until the signal ends. */
  watch(onChange: (settings: Settings) => void, signal: AbortSignal): void;
}

/** Creates the settings store over its database. */
export function createSettings(database: SettingsDatabase): SettingsStore {
  const read = async () => assemble(await database.settings.toArray());
  const write: SettingsStore['write'] = async (key, value) => {
    await database.settings.put({ key, value: settings[key].schema.parse(value) });
  };
  return {
    read,
    write,
    change: (key, next) =>
      database.transaction('rw', database.settings, async () =>
        write(key, next((await read())[key])),
      ),
    watch: (onChange, signal) => watchQuery(read, { next: onChange }, signal),
  };
}

function assemble(rows: { key: string; value: unknown }[]): Settings {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(settings).map(([key, { schema, fallback }]) => {
    const parsed = schema.safeParse(readable(schema, stored.get(key)));
    return [key, parsed.success ? parsed.data : fallback];
  });
  return Object.fromEntries(entries) as Settings;
}

/** Drops the damaged entries of a list, so that the others stay. */
function readable(schema: z.ZodType, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((one) => schema.safeParse([one]).success) : value;
}
