import Dexie, { type Table } from 'dexie';
import type { Catalogue } from '@/lib/service/agents/catalogue';
import type { StoredAgent } from './model';

/** A contact in the queue. Ids grow in calling order. */
export interface StoredItem {
  itemId?: number;
  campaignId: number;
  campaignName: string;
  /** Id of the audience record. */
  recordId: number;
  e164: string;
  name?: string;
  data: Record<string, string>;
  /** The gesture that called it last. Only the call log knows the outcome. */
  gesture?: string;
  /** When, epoch ms. */
  claimedAt?: number;
}

/** The queue, agents created here, and the catalogue that replaces the neutral one. */
export interface CampaignDatabase extends Dexie {
  queue: Table<StoredItem, number>;
  agents: Table<StoredAgent, string>;
  catalogue: Table<{ key: 'catalogue'; value: Catalogue }, string>;
}

/** Opens the database. A contact is queued once: campaign and record are unique. */
export function openCampaignDatabase(name = 'handset-campaigns'): CampaignDatabase {
  const database = new Dexie(name) as CampaignDatabase;
  database.version(1).stores({
    queue: '++itemId, &[campaignId+recordId], gesture',
    agents: 'id, createdAt',
    catalogue: 'key',
  });
  return database;
}
