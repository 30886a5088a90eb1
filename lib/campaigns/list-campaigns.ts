import type { CampaignRow, CampaignsPage } from '@/lib/messages/answers';
import { CAMPAIGN_STATUSES, type Campaign, type CampaignQuery } from '@/lib/service/campaigns';
import { defined } from './defined';
import { pageMark } from './page-mark';
import { askService, type CampaignWorld } from './world';

/** Which campaigns: a page, and the filters of campaign-list. */
export type CampaignsWish = CampaignQuery & { page: number; limit: number };

/** Reads one page of campaigns, newest first. */
export async function listCampaigns(
  world: Pick<CampaignWorld, 'client'>,
  wish: CampaignsWish,
): Promise<CampaignsPage> {
  const { campaigns, unreadable, pagination } = await askService(world, (client) =>
    client.campaigns(wish),
  );
  return { campaigns: campaigns.map(rowOf), unreadable, ...pageMark(wish, pagination) };
}

function rowOf(campaign: Campaign): CampaignRow {
  return {
    id: campaign.id,
    ...defined({
      name: campaign.campaign_name || undefined,
      status: statusOf(campaign),
      statusName: campaign.campaign_status_name || undefined,
      agentId: campaign.agent_id,
      agentName: campaign.agent_name || undefined,
      workspaceId: campaign.workspace_id,
      workspaceName: campaign.workspace_name || undefined,
      schedule: campaign.start_end_date || undefined,
      audience: campaign.total_audience,
      progress: progressOf(campaign.progress),
      lastUpdated: campaign.last_updated || undefined,
    }),
  };
}

function statusOf({ campaign_status: code }: Campaign): string | undefined {
  return code === undefined ? undefined : CAMPAIGN_STATUSES[code];
}

/** `<called>/<total>` of the interface; anything else is no progress that could be drawn. */
function progressOf(text: string | undefined): CampaignRow['progress'] {
  const match = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(text ?? '');
  if (!match) return undefined;
  return { called: Number(match[1]), total: Number(match[2]) };
}
