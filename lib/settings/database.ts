import Dexie, { type Table } from 'dexie';

/** One stored setting. Parsed when read. */
export interface StoredSetting {
  key: string;
  value: unknown;
}

/**
 * Settings and the token, in the extension's own IndexedDB: unlike `storage.local`, no content
 * script can open it, in either browser (docs/decisions/0003).
 */
export interface SettingsDatabase extends Dexie {
  settings: Table<StoredSetting, string>;
  secrets: Table<StoredSetting, string>;
}

/** Opens the settings database. */
export function openSettingsDatabase(name = 'handset-settings'): SettingsDatabase {
  const database = new Dexie(name) as SettingsDatabase;
  database.version(1).stores({ settings: 'key', secrets: 'key' });
  return database;
}
