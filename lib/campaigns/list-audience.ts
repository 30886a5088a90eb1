import { calleeFacts } from '@/lib/offers/before-call';
import type { CalleeFacts } from '@/lib/offers/model';
import type { CountryCode } from '@/lib/phone/candidates/types';
import {
  AUDIENCE_HEADERS,
  type AudienceQuery,
  type AudienceRecord,
} from '@/lib/service/campaigns/audience';
import { calleeOf, contactDataOf, contactNameOf, displayTextOf } from './contact';
import type { AudienceColumn, AudiencePage, AudienceRow } from './model';
import { type CampaignDeps, pageInfo, requestService } from './request-service';

/** Which contacts: a page, and the filters of audience-list. */
export type AudienceListRequest = AudienceQuery & { page: number; limit: number };

type AudienceDeps = Pick<CampaignDeps, 'client' | 'database' | 'readSettings' | 'country' | 'now'>;

/** Reads one page of a campaign's audience, each contact with the number that a call would ring. */
export async function listAudience(
  deps: AudienceDeps,
  request: AudienceListRequest,
): Promise<AudiencePage> {
  const list = await requestService(deps, (client) => client.audience(request));
  const country = deps.country(await deps.readSettings());
  const facts = createFacts(deps);
  const rows = list.records.map((record) => rowOf(record, country, facts));
  return {
    columns: audienceColumns(list.headers, request.isNew ?? false, list.records),
    rows: await Promise.all(rows),
    unreadable: list.unreadable,
    ...pageInfo(request, list.pagination),
  };
}

type Facts = (e164: string) => Promise<CalleeFacts>;

/** Looks each number up once: contacts may share it. */
function createFacts(deps: AudienceDeps): Facts {
  const known = new Map<string, Promise<CalleeFacts>>();
  return (e164) => {
    const facts = known.get(e164) ?? calleeFacts(deps.database, e164, deps.now());
    known.set(e164, facts);
    return facts;
  };
}

async function rowOf(
  record: AudienceRecord,
  country: CountryCode,
  facts: Facts,
): Promise<AudienceRow> {
  const data = contactDataOf(record);
  const name = contactNameOf(data);
  const callee = calleeOf(record.mobile_no, country);
  return {
    id: record.id,
    cells: cellsOf(record),
    data,
    ...(name && { name }),
    ...('e164' in callee ? { callee: await facts(callee.e164) } : { problem: callee.problem }),
  };
}

/** Texts by key. `input_data` is shown as its entries, not as JSON. */
function cellsOf(record: AudienceRecord): Record<string, string> {
  const entries = Object.entries(record).map(
    ([key, value]) => [key, displayTextOf(value)] as const,
  );
  const data = Object.entries(contactDataOf(record)).map(([key, text]) => `${key}: ${text}`);
  return {
    ...Object.fromEntries(entries),
    ...(record.input_data && { input_data: data.join(' · ') }),
  };
}

/**
 * The service's columns in its order; if it sends none, those of docs/service-interface.md or of
 * the rows.
 */
function audienceColumns(
  headers: readonly AudienceColumn[],
  hasFieldColumns: boolean,
  records: readonly AudienceRecord[],
): AudienceColumn[] {
  if (headers.length > 0) return headers.map(({ key, label }) => ({ key, label: label || key }));
  if (!hasFieldColumns) return [...AUDIENCE_HEADERS];
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].filter((key) => key !== 'id').map((key) => ({ key, label: key }));
}
