import Dexie, { type Table, type Transaction } from 'dexie';
import type { RecordContext, SourcePage } from '@/lib/calls/model';
import type { Catalogue } from '@/lib/service/agents/catalogue';
import type { QueueSource, SkipReason, StoredAgent } from './model';

/** A contact in the queue. */
export interface StoredItem {
  /** Grows in the order of adding. */
  itemId?: number;
  source: QueueSource;
  e164: string;
  name?: string;
  /** The contact's own data, label → text. */
  data: Record<string, string>;
  /** The record of a CRM that the number came from. */
  record?: RecordContext;
  /** The page that showed the number. */
  sourcePage?: SourcePage;
  /** Epoch ms from which the contact is called again; 0 for a contact without an appointment. */
  dueAt: number;
  /** The gesture that called it last. Only the call log knows the outcome. */
  gesture?: string | undefined;
  /** When, epoch ms. */
  claimedAt?: number | undefined;
}

/** A contact that the rep skipped. It can be put back. */
interface StoredSkip extends Omit<StoredItem, 'itemId' | 'gesture' | 'claimedAt'> {
  skipId?: number;
  reason: SkipReason;
  /** Epoch ms. */
  skippedAt: number;
}

/** Whether the rep is ready for calls from the queue. Times are epoch ms. */
interface StoredReadiness {
  key: 'queue';
  paused: boolean;
  /** When the rep last did something in the queue. */
  activeAt: number;
  /** Calls whose half-written notes the rep leaves for later. */
  passedNotes?: string[];
}

/** The queue, agents created here, and the catalogue that replaces the neutral one. */
export interface CampaignDatabase extends Dexie {
  queue: Table<StoredItem, number>;
  skipped: Table<StoredSkip, number>;
  readiness: Table<StoredReadiness, 'queue'>;
  agents: Table<StoredAgent, string>;
  catalogue: Table<{ key: 'catalogue'; value: Catalogue }, string>;
}

/** Opens the database. The earlier version stays listed, so that old queues are migrated. */
export function openCampaignDatabase(name = 'handset-campaigns'): CampaignDatabase {
  const database = new Dexie(name) as CampaignDatabase;
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
