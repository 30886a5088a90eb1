import type { Context } from 'hono';
import { z } from 'zod';
import { CAMPAIGN_STATUSES } from '@/lib/service/campaigns/campaigns';
import type { SandboxDeps } from '@/sandbox/deps';
import { type Caller, findCaller } from '@/sandbox/http/auth';
import {
  listOf,
  MAX_PAGE_SIZE,
  pageNumber,
  partialMatch,
  wholeNumberList,
} from '@/sandbox/http/query-values';
import { paginationOf, respondError, respondSuccess, UNAUTHORISED } from '@/sandbox/http/respond';
import { ensureCampaigns } from '@/sandbox/store/campaign-tables';
import { CAMPAIGN_COLUMNS, campaignRowSchema, toCampaign } from './campaign-row';

/** Headers with the token of campaign-list. */
const CAMPAIGN_LIST_HEADERS = ['token', 'api_access_token'];

const querySchema = z.object({
  page: pageNumber.default(1),
  limit: pageNumber.default(10),
  agent_id: wholeNumberList.optional(),
  campaign_name: z.string().optional(),
  campaign_status: listOf(z.enum(CAMPAIGN_STATUSES)).optional(),
  workspace_id: wholeNumberList.optional(),
});

const WHERE = `
  WHERE workspaces.company_id = :company
    AND campaigns.workspace_id IN (SELECT value FROM json_each(:workspaces))
    AND campaigns.status IN (SELECT value FROM json_each(:statuses))
    AND (:agents IS NULL OR campaigns.agent_id IN (SELECT value FROM json_each(:agents)))
    AND (:name IS NULL OR campaigns.name LIKE :name ESCAPE '\\')`;

/** GET campaign-list: returns a page of the company's campaigns, newest first. */
export function answerCampaignList(deps: SandboxDeps, c: Context): Response {
  const caller = findCaller(deps, c.req.raw.headers, CAMPAIGN_LIST_HEADERS);
  if (caller === null) return respondError(c, 401, UNAUTHORISED, deps.now);
  const query = querySchema.safeParse(c.req.query());
  if (!query.success) return respondError(c, 400, z.prettifyError(query.error), deps.now);
  ensureCampaigns(deps);
  const { page } = query.data;
  const limit = Math.min(query.data.limit, MAX_PAGE_SIZE);
  const filters = filtersOf(caller, query.data);
  const campaigns = readPage(deps, filters, page, limit);
  const total = countAll(deps, filters);
  return respondSuccess(c, { campaigns, pagination: paginationOf(total, page, limit) }, deps.now);
}

type Filters = Record<
  'company' | 'workspaces' | 'statuses' | 'agents' | 'name',
  string | number | null
>;

function filtersOf(caller: Caller, query: z.output<typeof querySchema>): Filters {
  const statuses = query.campaign_status ?? CAMPAIGN_STATUSES.filter((s) => s !== 'deleted');
  return {
    company: caller.companyId,
    workspaces: JSON.stringify(query.workspace_id ?? [caller.workspaceId]),
    statuses: JSON.stringify(statuses.map((status) => CAMPAIGN_STATUSES.indexOf(status))),
    agents: query.agent_id === undefined ? null : JSON.stringify(query.agent_id),
    name: query.campaign_name === undefined ? null : partialMatch(query.campaign_name),
  };
}

function readPage({ db, now }: SandboxDeps, filters: Filters, page: number, limit: number) {
  const rows = db
    .prepare(`${CAMPAIGN_COLUMNS} ${WHERE}
      ORDER BY campaigns.created_at DESC, campaigns.id DESC LIMIT :limit OFFSET :offset`)
    .all({ ...filters, limit, offset: (page - 1) * limit });
  return z
    .array(campaignRowSchema)
    .parse(rows)
    .map((row) => toCampaign(row, now()));
}

function countAll({ db }: SandboxDeps, filters: Filters): number {
  const sql = `SELECT count(*) AS n FROM campaigns
    JOIN workspaces ON workspaces.id = campaigns.workspace_id ${WHERE}`;
  return z.object({ n: z.number() }).parse(db.prepare(sql).get(filters)).n;
}
