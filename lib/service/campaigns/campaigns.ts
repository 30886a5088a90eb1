import { z } from 'zod';
import {
  type CallOptions,
  sendRequest,
  type TransportConfig,
  withQuery,
} from '@/lib/service/http/send-request';
import { envelopeSchema } from '@/lib/service/http/shared-bodies';
import { type AnyPagination, anyPaginationSchema, paginationSchema, parseRows } from './list-page';

/**
 * Path of campaign-list (GET), relative to the base URL. Uses the header `token` or
 * `api_access_token`.
 */
export const CAMPAIGN_LIST_PATH = '/api/v1/global/campaign-list';

/** Statuses of a campaign by their number (docs/service-interface.md, Campaign status). */
export const CAMPAIGN_STATUSES = [
  'draft',
  'inprogress',
  'hold',
  'pause',
  'force_completed',
  'deleted',
] as const;

/** See {@link CAMPAIGN_STATUSES}. */
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The value of `campaign_status_name` for each status. */
export const CAMPAIGN_STATUS_LABELS: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Draft',
  inprogress: 'Inprogress',
  hold: 'Hold',
  pause: 'Pause',
  force_completed: 'Force Completed',
  deleted: 'Deleted',
};

/** Label after the end date has passed. `campaign_status` does not change. */
export const COMPLETED_LABEL = 'Completed';

const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, z.array(item)]);

/**
 * Query of campaign-list (docs/service-interface.md, campaign-list). All fields are optional;
 * arrays are sent as JSON arrays.
 */
export const campaignQuerySchema = z.object({
  page: z.int().min(1).default(1),
  limit: z.int().min(1).default(10),
  /** Filter by agent or agents. */
  agent_id: oneOrMore(z.int()).optional(),
  /** Partial match. */
  campaign_name: z.string().optional(),
  /** Default: all except `deleted`. */
  campaign_status: oneOrMore(z.enum(CAMPAIGN_STATUSES)).optional(),
  /** Replaces the token's own workspace, within the token's company (rules 1 to 3). */
  workspace_id: oneOrMore(z.int()).optional(),
});

/** A campaign as documented (item of `data.campaigns`). Unknown fields are kept. */
export const campaignSchema = z.looseObject({
  id: z.int(),
  campaign_name: z.string(),
  /** 1 when published. */
  is_published: z.int(),
  /** 1 when the campaign uses the legacy audience model. */
  is_legacy: z.int(),
  /** Voice agent that runs the campaign. */
  agent_id: z.int(),
  agent_name: z.string(),
  /** Owning workspace; only for API-token requests. */
  workspace_id: z.int().optional(),
  /** Only for API-token requests. */
  workspace_name: z.string().optional(),
  /** Schedule window: `<day> <month> - <day> <month>`. */
  start_end_date: z.string().nullable(),
  /** Configured re-attempts. */
  max_retry: z.int(),
  /** Delay between attempts: `<n>m - <n>m`. */
  max_delay: z.string().nullable(),
  /** Contacts connected to the campaign. */
  total_audience: z.int(),
  /** `<called>/<total>`. */
  progress: z.string(),
  /** Whether the campaign has any contacts. */
  has_audience: z.boolean(),
  /** Whether contacts are still waiting to be dialled. */
  has_fresh_inqueue_audience: z.boolean(),
  /** Label of the status, or `Completed` when the end date has passed. */
  campaign_status_name: z.string(),
  /** 0 to 5: index in {@link CAMPAIGN_STATUSES}. */
  campaign_status: z.int().min(0).max(5),
  /** Relative time: `<n> days ago`. */
  last_updated: z.string().nullable(),
});

/** A campaign as received. Only `id` is required. */
const anyCampaignSchema = campaignSchema.partial().required({ id: true });

/** See {@link anyCampaignSchema}. */
export type Campaign = z.infer<typeof anyCampaignSchema>;

/** Success of campaign-list as documented: campaigns and pagination in the envelope. */
export const campaignListSchema = envelopeSchema.extend({
  error: z.literal(false),
  data: z.looseObject({ campaigns: z.array(campaignSchema), pagination: paginationSchema }),
});

/** What the client requires: a list of campaigns in `data`. */
const anyCampaignListSchema = z.looseObject({
  data: z.looseObject({ campaigns: z.array(z.unknown()), pagination: anyPaginationSchema }),
});

/** Which campaigns to request. Filters with several values take an array. */
export interface CampaignQuery {
  page?: number;
  limit?: number;
  agentId?: number | readonly number[];
  name?: string;
  status?: CampaignStatus | readonly CampaignStatus[];
  workspaceId?: number | readonly number[];
}

/** A page of campaigns, newest first. `unreadable` counts rows that are not valid campaigns. */
export interface CampaignListPage {
  campaigns: Campaign[];
  unreadable: number;
  pagination?: AnyPagination;
}

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
