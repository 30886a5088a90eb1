import { z } from 'zod';
import type { NumberDeps } from '@/lib/crm/connectors/numbers/number-matches';
import { type Connector, ConnectorError } from '@/lib/outbox/connector';
import type { FieldLengths } from '@/lib/outbox/model/connector';
import type { EntryContent } from '@/lib/outbox/model/entry';
import type { RestApi, RestClient } from './rest-api';
import { searchNames } from './rest-names';
import { createRestContacts, describeFound, recordsWith } from './rest-records';

/** Maximum number of pages that are read to find an entry. */
const MAX_PAGES = 20;

/** Logs calls in a CRM with a REST API. */
export function createRestConnector(
  { readSought }: NumberDeps,
  api: RestApi,
  client: RestClient,
): Connector {
  return {
    recordsOf: async (number) => recordsWith(api, client, await readSought(number)),
    describe: (records) => describeFound(api, client, records),
    searchByName: (text, abortSignal) => searchNames(api, client, text, abortSignal),
    contacts: createRestContacts(api, client),
    async create(target, marker, entry) {
      const owner = (await api.prepare?.(client, target)) ?? '';
      return client(api.create(target, marker, entry, owner), api.createdId);
    },
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
    const found = api.found(marker, entry, after);
    const { ids, next } = await client(api.find(marker, entry, after), found);
    if (ids.length > 0 || next === undefined) return ids;
    after = next;
  }
  // The entry may be on a page that was not read.
  throw new ConnectorError('no-answer', 'crm-failed');
}

/** Checks that the key works and may do what is needed. Rejects with a `ConnectorError`. */
export async function checkRestApi(
  { checks, entryFields, prepare }: RestApi,
  client: RestClient,
): Promise<void> {
  await prepare?.(client);
  for (const request of checks) await client(request, z.unknown()).catch(falseIfGone);
  if (!entryFields) return;
  const fields = await client(entryFields.request, entryFields.fields);
  const words = entryFields.wanted.find((wanted) => !fields.some(({ name }) => name === wanted));
  if (words) throw new ConnectorError('refused', 'crm-field-missing', { words });
  const required = fields.find(
    (each) => each.isRequired && !entryFields.wanted.includes(each.name),
  );
  if (!required) return;
  throw new ConnectorError('refused', 'crm-field-required', { words: required.name });
}

/** Asks how long the fields are that get single values. Rejects with a `ConnectorError`. */
export async function readFieldLengths(
  { entryFields }: Pick<RestApi, 'entryFields'>,
  client: RestClient,
): Promise<FieldLengths> {
  if (!entryFields) return {};
  const fields = await client(entryFields.request, entryFields.fields);
  const wanted = fields.filter(({ name }) => entryFields.wanted.includes(name));
  return Object.fromEntries(wanted.flatMap(({ name, length }) => (length ? [[name, length]] : [])));
}

function falseIfGone(error: unknown): false {
  if (error instanceof ConnectorError && error.problem.code === 'crm-record-gone') return false;
  throw error;
}
