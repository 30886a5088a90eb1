import Dexie, { type Table, type Transaction } from 'dexie';
import { leaveOutUnreadable } from '@/lib/database/leave-out-unreadable';
import { keysOf } from '@/lib/lists/contact-keys';
import type { Catalogue } from '@/lib/service/agents/catalogue';
import type { StoredAgent, StoredReadiness } from './model';
import { campaignRows } from './row-readers';
import type { StoredCalled, StoredImport, StoredItem, StoredSkip } from './stored-contact';

/** The queue, agents created here, and the catalogue that replaces the neutral one. */
export interface CampaignDatabase extends Dexie {
  queue: Table<StoredItem, number>;
  skipped: Table<StoredSkip, number>;
  called: Table<StoredCalled, number>;
  imports: Table<StoredImport, string>;
  readiness: Table<StoredReadiness, 'queue'>;
  agents: Table<StoredAgent, string>;
  catalogue: Table<{ key: 'catalogue'; value: Catalogue }, string>;
}

/** Opens the database. The earlier versions stay listed, so that old queues are migrated. */
export function openCampaignDatabase(name = 'handset-campaigns'): CampaignDatabase {
  const database = new Dexie(name) as CampaignDatabase;
  leaveOutUnreadable(database, campaignRows);
  database.version(1).stores({
    queue: '++itemId, &[campaignId+recordId], gesture',
    agents: 'id, createdAt',
    catalogue: 'key',
  });
  database
    .version(2)
    .stores({
      queue: '++itemId, e164, dueAt, gesture',
      skipped: '++skipId, e164',
      readiness: 'key',
    })
    .upgrade(nameSources);
  database
    .version(3)
    .stores({
      queue: '++itemId, *keys, dueAt, gesture, importId',
      skipped: '++skipId, *keys, importId',
      called: 'calledId, [importId+calledId], calledAt, undecidedAt',
      imports: 'importId, addedAt',
    })
    .upgrade(async (transaction) => {
      for (const name of ['queue', 'skipped']) await listNumbers(transaction.table(name));
    });
  return database;
}

/** Version 1 held contacts of campaigns only. */
function nameSources(transaction: Transaction): PromiseLike<unknown> {
  return transaction
    .table('queue')
    .toCollection()
    .modify((row) => {
      const { campaignId, campaignName, recordId } = row;
      row.source = { kind: 'campaign', campaignId, campaignName, recordId };
      row.dueAt = 0;
      delete row.campaignId;
      delete row.campaignName;
      delete row.recordId;
    });
}

/** Version 2 held one number of each contact. */
function listNumbers(contacts: Table): PromiseLike<unknown> {
  return contacts.toCollection().modify((row) => {
    row.numbers = [{ e164: row.e164 }];
    row.keys = keysOf({ numbers: row.numbers });
  });
}
