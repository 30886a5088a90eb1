import Dexie, { type Table, type Transaction } from 'dexie';

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

/** Opens the settings database. Earlier versions stay listed, so that old settings are migrated. */
export function openSettingsDatabase(name = 'handset-settings'): SettingsDatabase {
  const database = new Dexie(name) as SettingsDatabase;
  database.version(1).stores({ settings: 'key', secrets: 'key' });
  database.version(2).upgrade(renameExcludedSites);
  return database;
}

/** Version 1 had the excluded sites under another key. */
async function renameExcludedSites(transaction: Transaction): Promise<void> {
  const stored = transaction.table<StoredSetting, string>('settings');
  const old = await stored.get('sitesOff');
  if (!old) return;
  await stored.put({ key: 'excludedSites', value: old.value });
  await stored.delete('sitesOff');
}
