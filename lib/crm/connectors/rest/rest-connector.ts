import { z } from 'zod';
import { ConnectorError } from '@/lib/outbox/connector-error';
import {
  type Connector,
  type EntryContent,
  type EntryTarget,
  MAX_MATCHES,
  type RecordMatch,
} from '@/lib/outbox/model';
import type { NumberSearch, RestApi } from './rest-api';
import type { RestClient } from './rest-client';

/** So many pages are looked through for an entry. */
const MAX_PAGES = 20;

/** Logs calls in a CRM with a REST API. */
export function createRestConnector(api: RestApi, client: RestClient): Connector {
  return {
    recordsOf: (number) => recordsWith(api, client, number),
    describe: (records) => describeRecords(api, client, records),
    create: async (target, marker, entry) =>
      client(api.create(target, marker, entry), api.createdId),
    find: async (marker, entry) => (await findEntries(api, client, marker, entry))[0],
    async replace(marker, entry, entryId) {
      const changed = client(api.change(entryId, entry, marker), z.unknown());
      return changed.then(() => true, falseIfGone);
    },
    async remove(marker, entryId, entry) {
      const known = entryId === undefined ? undefined : [entryId];
      const ids = known ?? (await findEntries(api, client, marker, entry));
      for (const id of ids) await client(api.remove(id), z.unknown()).catch(falseIfGone);
    },
  };
}

/** Entries with the marker, from the first page that has any. */
async function findEntries(
  api: RestApi,
  client: RestClient,
  marker: string,
  entry: EntryContent,
): Promise<string[]> {
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { ids, next } = await client(api.find(marker, entry, after), api.found(marker, entry));
    if (ids.length > 0 || next === undefined) return ids;
    after = next;
  }
  // Not found on so many pages is not the same as not there.
  throw new ConnectorError('no-answer', 'crm-failed');
}

async function describeRecords(
  { numberSearches }: RestApi,
  client: RestClient,
  records: readonly EntryTarget[],
): Promise<RecordMatch[]> {
  const described: RecordMatch[] = [];
  for (const { type, describe, described: schema } of numberSearches) {
    const ids = records.flatMap((record) => (record.type === type ? [record.id] : []));
    if (ids.length === 0) continue;
    const found = await client(describe(ids), schema);
    described.push(...found.map((record) => ({ type, ...record })));
  }
  return described;
}

/** Checks that the key works and may do what is needed. Rejects with a `ConnectorError`. */
export async function checkRestApi(
  { checks, entryFields }: RestApi,
  client: RestClient,
): Promise<void> {
  for (const request of checks) await client(request, z.unknown()).catch(falseIfGone);
  if (!entryFields) return;
  const names = await client(entryFields.request, entryFields.names);
  const words = entryFields.wanted.find((name) => !names.includes(name));
  if (words) throw new ConnectorError('refused', 'crm-field-missing', { words });
}

async function recordsWith(
  { numberSearches }: RestApi,
  client: RestClient,
  number: string,
): Promise<EntryTarget[]> {
  for (const search of numberSearches) {
    const ids = await idsWith(search, client, number);
    if (ids.length > 0) return ids.slice(0, MAX_MATCHES).map((id) => ({ type: search.type, id }));
  }
  return [];
}

async function idsWith(
  { request, ids, isOptional }: NumberSearch,
  client: RestClient,
  number: string,
): Promise<string[]> {
  try {
    return [...new Set(await client(request(number), ids(number)))];
  } catch (error) {
    if (isOptional && isProblem(error, 'crm-missing-scope')) return [];
    throw error;
  }
}

function falseIfGone(error: unknown): false {
  if (isProblem(error, 'crm-record-gone')) return false;
  throw error;
}

function isProblem(error: unknown, code: 'crm-record-gone' | 'crm-missing-scope'): boolean {
  return error instanceof ConnectorError && error.problem.code === code;
}
