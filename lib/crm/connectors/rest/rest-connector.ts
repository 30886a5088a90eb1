import { z } from 'zod';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { Connector, EntryTarget } from '@/lib/outbox/model';
import type { NumberSearch, RestApi } from './rest-api';
import type { RestClient } from './rest-client';

/** Logs calls in a CRM with a REST API. */
export function createRestConnector(api: RestApi, client: RestClient): Connector {
  const idsOf = (marker: string) => client(api.find(marker), api.foundIds);
  return {
    recordsOf: (number) => recordsWith(api, client, number),
    create: async (target, marker, entry) =>
      client(api.create(target, marker, entry), api.createdId),
    find: async (marker) => (await idsOf(marker))[0],
    async replace(_, entry, entryId) {
      const changed = client(api.change(entryId, entry), z.unknown());
      return changed.then(() => true, falseIfGone);
    },
    async remove(marker, entryId) {
      const ids = entryId === undefined ? await idsOf(marker) : [entryId];
      for (const id of ids) await client(api.remove(id), z.unknown()).catch(falseIfGone);
    },
  };
}

/** Checks that the key works and may do what is needed. Rejects with a `ConnectorError`. */
export async function checkRestApi({ checks }: RestApi, client: RestClient): Promise<void> {
  for (const request of checks) await client(request, z.unknown()).catch(falseIfGone);
}

async function recordsWith(
  { numberSearches }: RestApi,
  client: RestClient,
  number: string,
): Promise<EntryTarget[]> {
  for (const search of numberSearches) {
    const ids = await idsWith(search, client, number);
    if (ids.length > 0) return ids.slice(0, 2).map((id) => ({ type: search.type, id }));
  }
  return [];
}

async function idsWith(
  { request, ids, isOptional }: NumberSearch,
  client: RestClient,
  number: string,
): Promise<string[]> {
  try {
    return [...new Set(await client(request(number), ids))];
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
