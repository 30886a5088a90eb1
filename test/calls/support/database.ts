import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';

// Dexie may have been loaded before there was an IndexedDB to find.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

let opened = 0;

/** A separate call database for one test. */
export function freshDatabase(): CallDatabase {
  opened += 1;
  return openCallDatabase(`calls-${opened}-${crypto.randomUUID()}`);
}
