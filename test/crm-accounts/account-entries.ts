import { z } from 'zod';
import { zohoCentreOf } from '@/lib/crm/api-origins';
import type { ContractEntry } from '@/test/crm/connectors/contract/contract';
import type { Account } from './account';
import { espocrmEntries, suitecrmEntries } from './self-hosted-entries';

const hubspotCalls = z.object({ results: z.array(z.object({ id: z.string() })) });
const hubspotCall = z.object({
  id: z.string(),
  properties: z.object({ hs_call_body: z.string().nullish() }),
  associations: z
    .record(z.string(), z.object({ results: z.array(z.object({ id: z.coerce.string() })) }))
    .default({}),
});
const activities = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      note: z.string().nullish(),
      participants: z.array(z.object({ person_id: z.int() })).nullish(),
      org_id: z.int().nullish(),
      deal_id: z.int().nullish(),
      lead_id: z.string().nullish(),
    }),
  ),
});

const tasks = z.object({
  records: z.array(
    z.object({
      Id: z.string(),
      Description: z.string().nullish(),
      WhoId: z.string().nullish(),
      WhatId: z.string().nullish(),
    }),
  ),
});

const relation = z.object({ id: z.string() }).nullish();
const zohoCalls = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      Description: z.string().nullish(),
      Who_Id: relation,
      What_Id: relation,
    }),
  ),
});

/** Reads the entries with a marker from the CRM itself, past our connector. */
export function accountEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  switch (account.crm) {
    case 'hubspot':
      return hubspotEntries(account, marker);
    case 'pipedrive':
      return pipedriveEntries(account, marker);
    case 'salesforce':
      return salesforceEntries(account, marker);
    case 'zoho':
      return zohoEntries(account, marker);
    case 'espocrm':
      return espocrmEntries(account, marker);
    case 'suitecrm':
      return suitecrmEntries(account, marker);
  }
}

async function ask(account: Account, path: string, body?: unknown): Promise<unknown> {
  const { crm, address } = account;
  const headers = { ...authorisation(account), 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const api = crm === 'zoho' ? zohoCentreOf(address)?.api : address;
  const response = await fetch(`${api}${path}`, { headers, ...init });
  // Zoho CRM answers a list without rows by an empty body.
  return response.status === 204 ? { data: [] } : response.json();
}

function authorisation({ crm, token }: Account): Record<string, string> {
  if (crm === 'pipedrive') return { 'x-api-token': token };
  return { authorization: crm === 'zoho' ? `Zoho-oauthtoken ${token}` : `Bearer ${token}` };
}

async function hubspotEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const filters = [{ propertyName: 'hs_call_external_id', operator: 'EQ', value: marker }];
  const search = { filterGroups: [{ filters }], properties: [], sorts: [], limit: 10, after: '0' };
  const found = hubspotCalls.parse(await ask(account, '/crm/v3/objects/calls/search', search));
  const { type, id: recordId } = account.record;
  const kinds = 'contacts,companies,deals,tickets';
  return Promise.all(
    found.results.map(async ({ id }) => {
      const path = `/crm/v3/objects/calls/${id}?properties=hs_call_body&associations=${kinds}`;
      const call = hubspotCall.parse(await ask(account, path));
      const kind = type === 'company' ? 'companies' : `${type}s`;
      const isOnTarget = call.associations[kind]?.results.some((each) => each.id === recordId);
      return { id, text: call.properties.hs_call_body ?? '', isOnTarget: isOnTarget ?? false };
    }),
  );
}

async function pipedriveEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const path = '/api/v2/activities?sort_by=add_time&sort_direction=desc&limit=100';
  const { data } = activities.parse(await ask(account, path));
  return data
    .filter(({ note }) => note?.includes(marker))
    .map(({ id, note, participants, org_id, deal_id, lead_id }) => {
      const persons = participants?.map(({ person_id }) => person_id) ?? [];
      const records = [...persons, org_id, deal_id, lead_id].map(String);
      return {
        ...{ id: String(id), text: note ?? '' },
        isOnTarget: records.includes(account.record.id),
      };
    });
}

async function salesforceEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const fields = 'Id, Description, WhoId, WhatId';
  const q = `SELECT ${fields} FROM Task WHERE CallObject = '${marker}'`;
  const path = `/services/data/v62.0/query?${new URLSearchParams({ q })}`;
  const { records } = tasks.parse(await ask(account, path));
  const sameId = (id: string | null | undefined) =>
    id?.slice(0, 15) === account.record.id.slice(0, 15);
  // Salesforce shows a description as text.
  return records.map(({ Id: id, Description, WhoId, WhatId }) => ({
    ...{ id, text: (Description ?? '').replaceAll('<', '&lt;') },
    isOnTarget: sameId(WhoId) || sameId(WhatId),
  }));
}

async function zohoEntries(account: Account, marker: string): Promise<ContractEntry[]> {
  const fields = 'Description,Who_Id,What_Id';
  const query = { fields, sort_by: 'Created_Time', sort_order: 'desc', per_page: '100' };
  const path = `/crm/v8/Calls?${new URLSearchParams(query)}`;
  const { data } = zohoCalls.parse(await ask(account, path));
  // Zoho shows a description as text.
  return data
    .filter(({ Description }) => Description?.includes(marker))
    .map(({ id, Description, Who_Id, What_Id }) => ({
      ...{ id, text: (Description ?? '').replaceAll('<', '&lt;') },
      isOnTarget: [Who_Id?.id, What_Id?.id].includes(account.record.id),
    }));
}
