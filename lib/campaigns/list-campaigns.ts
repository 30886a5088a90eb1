/**
 * Campaigns, audiences and agents of the service. The dashboard asks for them through messages to the background.
 * They are read from the service page by page; agents created here and the providers' catalogue are also kept in
 * the campaign database, which lib/queue shares. Nothing here places a call.
 */

import {
  CAMPAIGN_STATUSES,
  type Campaign,
  type CampaignQuery,
} from '@/lib/service/campaigns/campaigns';
import type { CampaignRow, CampaignsPage } from './model';
import { type CampaignDeps, pageInfo, requestService } from './request-service';
import { withoutUndefined } from './without-undefined';

/** Which campaigns: a page, and the filters of campaign-list. */
type CampaignListRequest = CampaignQuery & { page: number; limit: number };

/** Reads one page of campaigns, newest first. */
export async function listCampaigns(
  deps: Pick<CampaignDeps, 'client'>,
  request: CampaignListRequest,
): Promise<CampaignsPage> {
  const { campaigns, unreadable, pagination } = await requestService(deps, (client) =>
    client.campaigns(request),
  );
  return { campaigns: campaigns.map(rowOf), unreadable, ...pageInfo(request, pagination) };
}

function rowOf(campaign: Campaign): CampaignRow {
  return {
    id: campaign.id,
    ...withoutUndefined({
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

/** Reads `<called>/<total>`; undefined for anything else. */
function progressOf(text: string | undefined): CampaignRow['progress'] {
  const match = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(text ?? '');
  if (!match) return undefined;
  return { called: Number(match[1]), total: Number(match[2]) };
}
