import type { Context } from 'hono';
import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';
import { type Caller, findCaller } from '@/sandbox/http/auth';
import {
  listOf,
  MAX_PAGE_SIZE,
  pageNumber,
  partialMatch,
  textList,
  wholeNumber,
  wholeNumberList,
} from '@/sandbox/http/query-values';
import { paginationOf, respondError, UNAUTHORISED } from '@/sandbox/http/respond';
import { ensureCampaigns } from '@/sandbox/store/campaign-tables';
import { contactRowSchema, toAudience, toSimpleAudience } from './audience-rows';

/** The header with the token of audience-list (docs/service-interface.md, Authentication 2). */
const AUDIENCE_LIST_HEADERS = ['token'];

const querySchema = z.object({
  campaign_id: wholeNumber,
  page: pageNumber.default(1),
  limit: pageNumber.default(10),
  mobile_no: z.string().optional(),
  status: listOf(z.coerce.number().pipe(z.int().min(0).max(3))).optional(),
  call_status: textList.optional(),
  first_status: textList.optional(),
  last_status: textList.optional(),
  attempt: wholeNumberList.optional(),
  is_new: z.enum(['true', 'false']).default('false'),
});

type Query = z.output<typeof querySchema>;

const one = (column: string, name: string) =>
  `AND (:${name} IS NULL OR ${column} IN (SELECT value FROM json_each(:${name})))`;

// `call_status` filters the column `last_status`, whose heading is "Call Status".
const FROM = `
  FROM contacts
    JOIN campaigns ON campaigns.id = contacts.campaign_id
    JOIN workspaces ON workspaces.id = campaigns.workspace_id
  WHERE campaigns.id = :campaign AND workspaces.company_id = :company
    AND (:mobile IS NULL OR mobile_no LIKE :mobile ESCAPE '\\')
    ${one('contacts.status', 'status')} ${one('last_status', 'call')}
    ${one('first_status', 'first')} ${one('last_status', 'last')} ${one('attempts', 'attempt')}`;

/** GET audience-list: returns a page of a campaign's contacts, if it belongs to the caller's company. */
export function answerAudienceList(deps: SandboxDeps, c: Context): Response {
  const caller = findCaller(deps, c.req.raw.headers, AUDIENCE_LIST_HEADERS);
  if (caller === null) return respondError(c, 401, UNAUTHORISED, deps.now);
  const query = querySchema.safeParse(c.req.query());
  if (!query.success) return respondError(c, 400, z.prettifyError(query.error), deps.now);
  ensureCampaigns(deps);
  return c.json(answer(deps, caller, query.data));
}

function answer({ db }: SandboxDeps, caller: Caller, query: Query) {
  const { page } = query;
  const limit = Math.min(query.limit, MAX_PAGE_SIZE);
  const filters = filtersOf(caller, query);
  const rows = db
    .prepare(
      `SELECT contacts.*, max_retry ${FROM} ORDER BY contacts.id LIMIT :limit OFFSET :offset`,
    )
    .all({ ...filters, limit, offset: (page - 1) * limit });
  const { n } = z
    .object({ n: z.number() })
    .parse(db.prepare(`SELECT count(*) AS n ${FROM}`).get(filters));
  const contacts = z.array(contactRowSchema).parse(rows);
  const list = query.is_new === 'true' ? toSimpleAudience(contacts) : toAudience(contacts);
  return { ...list, pagination: paginationOf(n, page, limit) };
}

function filtersOf(caller: Caller, query: Query) {
  return {
    company: caller.companyId,
    campaign: query.campaign_id,
    mobile: query.mobile_no === undefined ? null : partialMatch(query.mobile_no),
    status: json(query.status),
    call: json(query.call_status),
    first: json(query.first_status),
    last: json(query.last_status),
    attempt: json(query.attempt),
  };
}

function json(list: readonly unknown[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list);
}
