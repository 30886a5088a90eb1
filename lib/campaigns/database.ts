import Dexie, { type Table } from 'dexie';
import type { Catalogue } from '@/lib/service/agents/catalogue';
import type { StoredAgent } from './model';

/** A contact that a rep put into the calling queue; ids grow in the order of calling. */
export interface StoredItem {
  itemId?: number;
  campaignId: number;
  campaignName: string;
  /** Id of the audience record. */
  recordId: number;
  e164: string;
  name?: string;
  data: Record<string, string>;
  /** The gesture that called it last; the call log alone knows what became of that call. */
  gesture?: string;
  /** When, epoch ms. */
  claimedAt?: number;
}

/** Queue, agents created here, and the catalogue that somebody put in place of the neutral one. */
export interface CampaignDatabase extends Dexie {
  queue: Table<StoredItem, number>;
  agents: Table<StoredAgent, string>;
  catalogue: Table<{ key: 'catalogue'; value: Catalogue }, string>;
}

/** Opens the database of campaigns. A contact waits once: campaign and record are unique. */
export function openCampaignDatabase(name = 'handset-campaigns'): CampaignDatabase {
  const database = new Dexie(name) as CampaignDatabase;
  database.version(1).stores({
    queue: '++itemId, &[campaignId+recordId], gesture',
    agents: 'id, createdAt',
    catalogue: 'key',
  });
  return database;
}
