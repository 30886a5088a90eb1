import { z } from 'zod';
import { askService, type CallOptions } from './ask';
import {
  AUDIENCE_LIST_PATH,
  type AudiencePage,
  type AudienceQuery,
  anyAudienceListSchema,
  anyAudienceRecordSchema,
} from './audience';
import {
  anyCampaignListSchema,
  anyCampaignSchema,
  CAMPAIGN_LIST_PATH,
  type CampaignPage,
  type CampaignQuery,
} from './campaigns';
import { isObject } from './json';
import { headerSchema } from './pagination';
import { withQuery } from './query';
import { readRows } from './read-rows';
import type { Ask, TransportConfig } from './transport';

/** Reads one page of campaigns. */
export async function readCampaigns(
  config: TransportConfig,
  query: CampaignQuery,
  options: CallOptions,
): Promise<CampaignPage> {
  const path = withQuery(CAMPAIGN_LIST_PATH, {
    page: query.page ?? 1,
    limit: query.limit ?? 10,
    agent_id: query.agentId,
    campaign_name: query.name,
    campaign_status: query.status,
    workspace_id: query.workspaceId,
  });
  const { data } = await askService(
    config,
    { method: 'GET', path },
    anyCampaignListSchema,
    options,
  );
  const { rows, unreadable } = readRows(anyCampaignSchema, data.campaigns);
  return { campaigns: rows, unreadable, ...(data.pagination && { pagination: data.pagination }) };
}

/** Reads one page of a campaign's audience. */
export async function readAudience(
  config: TransportConfig,
  query: AudienceQuery,
  options: CallOptions,
): Promise<AudiencePage> {
  const request: Ask = { method: 'GET', path: audiencePath(query), tokenHeaderOnly: true };
  const list = await askService(config, request, bareOrWrapped, options);
  const { rows, unreadable } = readRows(anyAudienceRecordSchema, list.datalist);
  return {
    records: rows,
    unreadable,
    headers: readRows(headerSchema, list.headers).rows,
    metadata: readRows(headerSchema, list.metadata).rows,
    ...(list.pagination && { pagination: list.pagination }),
  };
}

// The API document says: "The body is not wrapped in the envelope in the documented sample". Other
// responses may have the envelope.
const bareOrWrapped = z.preprocess(
  (body) => (isObject(body) && !('datalist' in body) && isObject(body.data) ? body.data : body),
  anyAudienceListSchema,
);

function audiencePath(query: AudienceQuery): string {
  return withQuery(AUDIENCE_LIST_PATH, {
    campaign_id: query.campaignId,
    page: query.page ?? 1,
    limit: query.limit ?? 10,
    mobile_no: query.mobileNo,
    status: query.status,
    call_status: query.callStatus,
    first_status: query.firstStatus,
    last_status: query.lastStatus,
    attempt: query.attempt,
    is_new: query.isNew,
  });
}
