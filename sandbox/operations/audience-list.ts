import type { Context } from 'hono';
import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';
import { type Caller, findCaller } from '@/sandbox/http/auth';
import {
  LARGEST_PAGE,
  listOf,
  pageNumber,
  partialMatch,
  wholeNumber,
  wholeNumbers,
  words,
} from '@/sandbox/http/query-values';
import { paginationOf, refuse, UNAUTHORISED } from '@/sandbox/http/respond';
import { ensureCampaigns } from '@/sandbox/store/campaign-tables';
import { contactRowSchema, showContacts, showContactsSimply } from './audience-rows';

/** The header that carries the token of audience-list; which others it takes is not shown. */
export const AUDIENCE_LIST_HEADERS = ['token'];

const querySchema = z.object({
  campaign_id: wholeNumber,
  page: pageNumber.default(1),
  limit: pageNumber.default(10),
  mobile_no: z.string().optional(),
  status: listOf(z.coerce.number().pipe(z.int().min(0).max(3))).optional(),
  call_status: words.optional(),
  first_status: words.optional(),
  last_status: words.optional(),
  attempt: wholeNumbers.optional(),
  is_new: z.enum(['true', 'false']).default('false'),
});

type Query = z.output<typeof querySchema>;

const one = (column: string, name: string) =>
  `AND (:${name} IS NULL OR ${column} IN (SELECT value FROM json_each(:${name})))`;

// `call_status` reads the same column as `last_status`: the heading "Call Status" stands over it.
const FROM = `
  FROM contacts
    JOIN campaigns ON campaigns.id = contacts.campaign_id
    JOIN workspaces ON workspaces.id = campaigns.workspace_id
  WHERE campaigns.id = :campaign AND workspaces.company_id = :company
    AND (:mobile IS NULL OR mobile_no LIKE :mobile ESCAPE '\\')
    ${one('contacts.status', 'status')} ${one('last_status', 'call')}
    ${one('first_status', 'first')} ${one('last_status', 'last')} ${one('attempts', 'attempt')}`;

/** GET audience-list: a page of a campaign's contacts, if it is one of the caller's company. */
export function audienceList(deps: SandboxDeps, c: Context): Response {
  const caller = findCaller(deps, c.req.raw.headers, AUDIENCE_LIST_HEADERS);
  if (caller === null) return refuse(c, 401, UNAUTHORISED, deps.now);
  const query = querySchema.safeParse(c.req.query());
  if (!query.success) return refuse(c, 400, z.prettifyError(query.error), deps.now);
  ensureCampaigns(deps);
  return c.json(answer(deps, caller, query.data));
}

function answer({ db }: SandboxDeps, caller: Caller, query: Query) {
  const { page } = query;
  const limit = Math.min(query.limit, LARGEST_PAGE);
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
  const list = query.is_new === 'true' ? showContactsSimply(contacts) : showContacts(contacts);
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
