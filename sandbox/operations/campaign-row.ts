import { z } from 'zod';
import {
  CAMPAIGN_STATUS_LABELS,
  CAMPAIGN_STATUSES,
  COMPLETED_LABEL,
  type campaignSchema,
} from '@/lib/service/campaigns/campaigns';
import { dayRange, timeAgo } from '@/sandbox/store/human-time';

/** The SELECT statement for campaign rows, without WHERE. */
export const CAMPAIGN_COLUMNS = `
  SELECT campaigns.*, agents.name AS agent_name, workspaces.name AS workspace_name,
    coalesce(audience.total, 0) AS total, coalesce(audience.called, 0) AS called,
    coalesce(audience.waiting, 0) AS waiting
  FROM campaigns
    JOIN workspaces ON workspaces.id = campaigns.workspace_id
    JOIN agents ON agents.id = campaigns.agent_id
    LEFT JOIN (
      SELECT campaign_id, count(*) AS total, sum(attempts > 0) AS called,
        sum(status IN (0, 3)) AS waiting
      FROM contacts GROUP BY campaign_id
    ) AS audience ON audience.campaign_id = campaigns.id`;

/** A row of {@link CAMPAIGN_COLUMNS}. */
export const campaignRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  published: z.number(),
  legacy: z.number(),
  agent_id: z.number(),
  agent_name: z.string(),
  workspace_id: z.number(),
  workspace_name: z.string(),
  status: z.number(),
  starts_at: z.number().nullable(),
  ends_at: z.number().nullable(),
  max_retry: z.number(),
  max_delay: z.string().nullable(),
  updated_at: z.number().nullable(),
  total: z.number(),
  called: z.number(),
  waiting: z.number(),
});

type CampaignRow = z.infer<typeof campaignRowSchema>;

/** Returns a campaign as in campaign-list. */
export function toCampaign(row: CampaignRow, now: number): z.infer<typeof campaignSchema> {
  const { starts_at: from, ends_at: to } = row;
  return {
    id: row.id,
    campaign_name: row.name,
    is_published: row.published,
    is_legacy: row.legacy,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    workspace_id: row.workspace_id,
    workspace_name: row.workspace_name,
    start_end_date: from !== null && to !== null ? dayRange(from, to) : null,
    max_retry: row.max_retry,
    max_delay: row.max_delay,
    total_audience: row.total,
    progress: `${row.called}/${row.total}`,
    has_audience: row.total > 0,
    has_fresh_inqueue_audience: row.waiting > 0,
    campaign_status_name: labelOf(row, now),
    campaign_status: row.status,
    last_updated: row.updated_at === null ? null : timeAgo(row.updated_at, now),
  };
}

function labelOf({ status, ends_at }: CampaignRow, now: number): string {
  if (ends_at !== null && ends_at < now) return COMPLETED_LABEL;
  return CAMPAIGN_STATUS_LABELS[CAMPAIGN_STATUSES[status] ?? 'draft'];
}
