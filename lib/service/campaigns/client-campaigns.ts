import { z } from 'zod';
import { isObject } from '@/lib/service/http/json';
import { withQuery } from '@/lib/service/http/query';
import { type CallOptions, sendRequest } from '@/lib/service/http/send-request';
import type { ServiceRequest, TransportConfig } from '@/lib/service/http/transport';
import {
  AUDIENCE_LIST_PATH,
  type AudienceListPage,
  type AudienceQuery,
  anyAudienceListSchema,
  anyAudienceRecordSchema,
} from './audience';
import {
  anyCampaignListSchema,
  anyCampaignSchema,
  CAMPAIGN_LIST_PATH,
  type CampaignListPage,
  type CampaignQuery,
} from './campaigns';
import { headerSchema } from './pagination';
import { parseRows } from './parse-rows';

/** Reads one page of campaigns. */
export async function readCampaigns(
  config: TransportConfig,
  query: CampaignQuery,
  options: CallOptions,
): Promise<CampaignListPage> {
  const path = withQuery(CAMPAIGN_LIST_PATH, {
    page: query.page ?? 1,
    limit: query.limit ?? 10,
    agent_id: query.agentId,
    campaign_name: query.name,
    campaign_status: query.status,
    workspace_id: query.workspaceId,
  });
  const { data } = await sendRequest(
    config,
    { method: 'GET', path },
    anyCampaignListSchema,
    options,
  );
  const { rows, unreadable } = parseRows(anyCampaignSchema, data.campaigns);
  return { campaigns: rows, unreadable, ...(data.pagination && { pagination: data.pagination }) };
}

/** Reads one page of a campaign's audience. */
export async function readAudience(
  config: TransportConfig,
  query: AudienceQuery,
  options: CallOptions,
): Promise<AudienceListPage> {
  const request: ServiceRequest = {
    method: 'GET',
    path: audiencePath(query),
    tokenHeaderOnly: true,
  };
  const list = await sendRequest(config, request, bareOrWrapped, options);
  const { rows, unreadable } = parseRows(anyAudienceRecordSchema, list.datalist);
  return {
    records: rows,
    unreadable,
    headers: parseRows(headerSchema, list.headers).rows,
    metadata: parseRows(headerSchema, list.metadata).rows,
    ...(list.pagination && { pagination: list.pagination }),
  };
}

// docs/service-interface.md (audience-list) says: "The body is not wrapped in the envelope in the
// documented sample". Other responses may have the envelope.
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
