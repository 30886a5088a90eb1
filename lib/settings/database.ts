import Dexie, { type Table, type Transaction } from 'dexie';
import { leaveOutUnreadable } from '@/lib/database/leave-out-unreadable';
import { settingsRows } from './row-readers';
import { siteRulesSchema } from './sites/site-rule';
import type { SettingKey } from './table';

/** One stored setting. Parsed when read. */
export interface StoredSetting {
  key: string;
  value: unknown;
}

/** A workspace: an account at a service, with the settings that belong to it (lib/workspaces). */
export interface StoredWorkspace {
  id: string;
  name: string;
  /** Epoch ms. */
  addedAt: number;
  /** What is stored of its settings while another one is in use. */
  settings: StoredSetting[];
}

/**
 * Settings and the tokens, in the extension's own IndexedDB: unlike `storage.local`, no content
 * script can open it, in either browser (docs/decisions/0003).
 */
export interface SettingsDatabase extends Dexie {
  settings: Table<StoredSetting, string>;
  secrets: Table<StoredSetting, string>;
  /** What was stored before the last import, so that it can be undone. */
  before: Table<StoredSetting, string>;
  workspaces: Table<StoredWorkspace, string>;
  /** How far settings are synced. */
  sync: Table<StoredSetting, string>;
}

/** Opens the settings database. Earlier versions stay listed, so that old settings are migrated. */
export function openSettingsDatabase(name = 'handset-settings'): SettingsDatabase {
  const database = new Dexie(name) as SettingsDatabase;
  leaveOutUnreadable(database, settingsRows);
  database.version(1).stores({ settings: 'key', secrets: 'key' });
  database.version(2).upgrade(renameKey('sitesOff', 'excludedSites'));
  database.version(3).upgrade(renameKey('undoSeconds', 'countdownSeconds'));
  database.version(4).upgrade(excludedSitesAsRules);
  database.version(6).stores({ before: 'key', workspaces: 'id', sync: 'key' });
  return database;
}

/** Returns a migration that gives a setting another key, and keeps its value. */
function renameKey(from: string, to: SettingKey | 'excludedSites') {
  return async (transaction: Transaction): Promise<void> => {
    const stored = transaction.table<StoredSetting, string>('settings');
    const old = await stored.get(from);
    if (!old) return;
    await stored.put({ key: to, value: old.value });
    await stored.delete(from);
  };
}

/** Excluded sites were a list of hosts of their own. What is no host becomes a rule that cannot be read. */
async function excludedSitesAsRules(transaction: Transaction): Promise<void> {
  const stored = transaction.table<StoredSetting, string>('settings');
  const old = await stored.get('excludedSites');
  if (!old) return;
  const hosts = Array.isArray(old.value) ? old.value : [];
  const value = siteRulesSchema.parse(hosts.map((site: unknown) => ({ site, find: 'never' })));
  await stored.put({ key: 'siteRules' satisfies SettingKey, value });
  await stored.delete('excludedSites');
}
