import { z } from 'zod';
import { lookBackDays, nextPage, parsePageInList } from '@/lib/crm/connectors/rest/look-back';
import type { FoundEntries, RestApi, RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { searchChecks } from '@/lib/crm/connectors/rest/rest-records';
import { ConnectorError } from '@/lib/outbox/connector';
import { fixedValues, mappedValues } from '@/lib/outbox/entry/field-mapping';
import { cutEntry, cutText, entryText } from '@/lib/outbox/entry/write-entry';
import type { FieldLengths, FieldMapping } from '@/lib/outbox/model/connector';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { zohoFields } from './zoho-account';
import { zohoNames } from './zoho-names';
import { zohoContacts, zohoSearches } from './zoho-records';
import { isZohoRefusal, zohoRefusal } from './zoho-refusal';

/** https://www.zoho.com/crm/developer/docs/api/v8/insert-records.html */
const CALLS = '/crm/v8/Calls';
const CALLS_SCOPE = 'ZohoCRM.modules.calls.ALL';

/** Length of a subject and of a multi-line text: https://help.zoho.com/portal/en/kb/crm/customize-crm-account/customizing-fields */
const MAX_SUBJECT = 255;
const MAX_DESCRIPTION = 32_000;
/** The most that one page can hold. */
const PAGE = 200;

const createdSchema = z.object({
  data: z.array(z.object({ details: z.object({ id: z.string().regex(/^\d+$/) }) })).length(1),
});
const pageSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      Description: z.string().nullish(),
      Created_Time: z.string().nullish(),
    }),
  ),
  info: z.object({ more_records: z.boolean(), next_page_token: z.string().nullish() }),
});

/**
 * Zoho's calls (REST API v8), from
 * https://help.zoho.com/portal/en/community/topic/kaizen-38-calls-api and v8.0/record.json of
 * https://github.com/zoho/crm-oas. Not tried on Zoho itself: only on the fake in sandbox/crm-apis/zoho.
 */
export function zohoApi(fields: FieldMapping, now: () => number, lengths?: FieldLengths): RestApi {
  const fieldsOf = (entry: EntryContent, marker: string) => ({
    ...mappedValues('zoho', fields, entry, lengths),
    ...ownFields(entry, marker),
  });
  return {
    headers: {},
    create: (target, marker, entry) =>
      requestOf('POST', CALLS, {
        ...newCall(entry),
        ...fixedValues('zoho', fields, entry, lengths),
        ...fieldsOf(entry, marker),
        ...relationTo(target),
      }),
    createdId: createdSchema.transform(({ data }) => data[0]?.details.id ?? ''),
    find: (_marker, _entry, after) => latestCalls(after),
    found: (marker, entry, after) => callsWith(marker, { days: lookBackDays(entry, now()), after }),
    change: (id, entry, marker) => requestOf('PUT', pathOf(id), fieldsOf(entry, marker)),
    remove: (id) => requestOf('DELETE', pathOf(id)),
    numberSearches: zohoSearches,
    nameSearches: zohoNames,
    contacts: zohoContacts,
    checks: CHECKS,
    entryFields: zohoFields(fields),
    refusal: zohoRefusal,
    isRefusal: isZohoRefusal,
  };
}

function requestOf(method: RestRequest['method'], path: string, record?: object): RestRequest {
  return { method, path, scope: CALLS_SCOPE, ...(record && { body: { data: [record] } }) };
}

function pathOf(id: string): string {
  return `${CALLS}/${encodeURIComponent(id)}`;
}

const CHECKS: readonly RestRequest[] = [
  requestOf('GET', `${CALLS}?fields=id&per_page=1`),
  // No call has this id. The permission is checked first.
  requestOf('PUT', `${CALLS}/0`, { Subject: 'Handset' }),
  ...searchChecks(zohoSearches),
];

/** Asks for one page of all calls, latest first. */
function latestCalls(after: string | undefined): RestRequest {
  const query = new URLSearchParams({
    fields: 'id,Description,Created_Time',
    ...{ sort_by: 'Created_Time', sort_order: 'desc', per_page: String(PAGE) },
    ...(after && { page_token: parsePageInList(after).token }),
  });
  return requestOf('GET', `${CALLS}?${query}`);
}

/** Reads the calls with the marker from a page of calls. Zoho answers 204, without a body, if it has none. */
function callsWith(
  marker: string,
  lookBack: { days: number; after: string | undefined },
): z.ZodType<FoundEntries> {
  const page = pageSchema.transform(({ data, info }) => {
    const times = data.map(({ Created_Time }) => Created_Time ?? '');
    const marked = data.filter(({ Description }) => Description?.includes(marker));
    const next = nextPage({ times, token: nextToken(info) }, lookBack);
    return { ids: marked.map(({ id }) => id), next };
  });
  return page.or(z.undefined().transform(() => ({ ids: [] })));
}

function nextToken(info: z.infer<typeof pageSchema>['info']): string | undefined {
  return info.more_records ? (info.next_page_token ?? undefined) : undefined;
}

/** What a finished call needs, and Zoho does not change later. */
function newCall({ facts }: EntryContent) {
  const startedAt = `${new Date(facts.startedAt).toISOString().slice(0, 19)}+00:00`;
  return { Call_Type: 'Outbound', Call_Start_Time: startedAt };
}

/** The marker is the last line of the description, because that is there in each account. */
function ownFields(entry: EntryContent, marker: string) {
  const lastLine = `\n\nHandset ${marker}`;
  const text = cutEntry(entry, MAX_DESCRIPTION - lastLine.length, entryText);
  return {
    Subject: cutText(entry.title, MAX_SUBJECT, ''),
    // A finished call must have one, also before it is known.
    Call_Duration: minutesAndSeconds(entry.facts.durationSeconds ?? 0),
    Description: `${text}${lastLine}`,
  };
}

function minutesAndSeconds(seconds: number): string {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${digits(seconds / 60)}:${digits(seconds % 60)}`;
}

/** Contacts are who a call is with; all other records what it is about. */
function relationTo({ type, id }: RecordRef): Record<string, unknown> {
  const modules: Readonly<Record<string, string>> = {
    ...{ lead: 'Leads', account: 'Accounts', deal: 'Deals' },
  };
  if (type === 'contact') return { Who_Id: { id } };
  const module = modules[type];
  if (!module) throw new ConnectorError('refused', 'crm-wrong-type', { words: type });
  return { What_Id: { id }, $se_module: module };
}
