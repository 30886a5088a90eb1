import type { z } from 'zod';
import { watchQuery } from '@/lib/database/watch-query';
import type { SettingsDatabase } from './database';
import { type SettingKey, type Settings, settings } from './table';

/** Reads, writes and watches settings. */
export interface SettingsStore {
  /** All settings; whatever cannot be read any more falls back to its default. */
  read(): Promise<Settings>;
  /** Keeps one setting. Rejects with a ZodError when the value does not fit its schema. */
  write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void>;
  /**
   * Keeps what a setting's value becomes, as one step: of two changes at once, each builds on the
   * other. Rejects as {@link write} does.
   */
  change<K extends SettingKey>(key: K, next: (value: Settings[K]) => Settings[K]): Promise<void>;
  /** Calls back now and after every change, in any of our contexts, until the signal ends. */
  watch(onChange: (settings: Settings) => void, signal: AbortSignal): void;
}

/** Makes the settings store over its database. */
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

/** Of a list, what can be read: one damaged entry costs no other. */
function readable(schema: z.ZodType, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((one) => schema.safeParse([one]).success) : value;
}
