import type { CampaignDatabase } from '@/lib/campaigns/database';
import type { CampaignDeps } from '@/lib/campaigns/deps';

/** What the queue needs: its own database, the call log, and the clock. */
export type QueueDeps = Pick<CampaignDeps, 'campaigns' | 'database' | 'now'>;

/** The queue's own tables alone. */
export type QueueTables = { campaigns: CampaignDatabase };
