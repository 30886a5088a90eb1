import type { CampaignDatabase } from '@/lib/campaigns/database';
import type { CampaignDeps } from '@/lib/campaigns/request-service';

/** What the queue needs: its own database, the call log, and the clock. */
export type QueueDeps = Pick<CampaignDeps, 'campaigns' | 'database' | 'now'>;

/** Only the queue's own tables. */
export type QueueTables = { campaigns: CampaignDatabase };
