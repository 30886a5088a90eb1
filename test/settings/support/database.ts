import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { openSettingsDatabase, type SettingsDatabase } from '@/lib/settings/database';

// Dexie may have been loaded before there was an IndexedDB to find.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

/** A settings database of its own for one test. */
export function freshSettings(): SettingsDatabase {
  return openSettingsDatabase(`settings-${crypto.randomUUID()}`);
}
