import { z } from 'zod';
import {
  matchesOf,
  type RecordWithNumbers,
  readPages,
  type SoughtNumber,
} from '@/lib/crm/connectors/numbers/number-matches';
import {
  ConnectorError,
  type ContactMaker,
  type FoundByNumber,
  MAX_MATCHES,
  type NumberMatch,
} from '@/lib/outbox/connector';
import type { RecordMatch, RecordRef } from '@/lib/outbox/model/entry';
import type { NumberSearch, RestApi, RestClient, RestRequest } from './rest-api';

/** Finds the records of all types that have a number, or may have it. */
export async function recordsWith(
  { numberSearches }: Pick<RestApi, 'numberSearches'>,
  client: RestClient,
  sought: SoughtNumber,
): Promise<FoundByNumber> {
  const matches: NumberMatch[] = [];
  let hasMore = false;
  for (const search of numberSearches) {
    const found = await recordsOfType(search, client, sought);
    matches.push(...matchesOf(sought, search.type, found.records));
    hasMore ||= found.hasMore;
  }
  return { records: matches.slice(0, MAX_MATCHES), hasMore };
}

async function recordsOfType(
  { requests, found, isOptional }: NumberSearch,
  client: RestClient,
  sought: SoughtNumber,
): Promise<{ records: RecordWithNumbers[]; hasMore: boolean }> {
  const records = new Map<string, RecordWithNumbers>();
  let hasMore = false;
  try {
    for (const [nth, request] of requests(sought).entries()) {
      const asked = { sought, nth };
      const pages = await readPages((after) => client(request(after), found(after, asked)));
      for (const { id, numbers } of pages.records) {
        const known = records.get(id)?.numbers ?? [];
        records.set(id, { id, numbers: [...known, ...numbers] });
      }
      hasMore ||= pages.hasMore;
    }
  } catch (error) {
    if (!isOptional || !isScopeMissing(error)) throw error;
  }
  return { records: [...records.values()], hasMore };
}

/** Returns whether a request was refused because the key has no permission for it. */
export function isScopeMissing(error: unknown): boolean {
  return error instanceof ConnectorError && error.problem.code === 'crm-missing-scope';
}

/** No record has it. */
const NO_NUMBER: SoughtNumber = {
  ...{ e164: '+10000000', national: '0000000', end: '0000000', writings: [] },
  compare: () => 'other',
};

/** Requests that are refused if records that are needed may not be searched. */
export function searchChecks(searches: readonly NumberSearch[]): RestRequest[] {
  return allSearchChecks(searches.filter(({ isOptional }) => !isOptional));
}

/** Requests that are refused if some records may not be searched, needed or not. */
function allSearchChecks(searches: readonly NumberSearch[]): RestRequest[] {
  return searches.flatMap(({ requests }) =>
    requests(NO_NUMBER)
      .slice(0, 1)
      .map((ask) => ask()),
  );
}

/** Reads what tells records apart. */
export async function describeFound(
  { numberSearches }: Pick<RestApi, 'numberSearches'>,
  client: RestClient,
  records: readonly RecordRef[],
): Promise<RecordMatch[]> {
  const described: RecordMatch[] = [];
  for (const { type, describe, describesOne, described: schema } of numberSearches) {
    const ids = records.flatMap((record) => (record.type === type ? [record.id] : []));
    if (ids.length === 0) continue;
    for (const asked of describesOne ? ids.map((id) => [id]) : [ids]) {
      const found = await client(describe(asked), schema);
      described.push(...found.map((record) => ({ type, ...record })));
    }
  }
  return described;
}

/** Creates contacts in a CRM with a REST API. */
export function createRestContacts(
  { contacts, numberSearches }: Pick<RestApi, 'contacts' | 'numberSearches'>,
  client: RestClient,
): ContactMaker {
  const { type } = contacts;
  const targetOf = (id: string) => ({ type, id });
  return {
    async find(number) {
      // A record that the key may not search may have the number, so this must be refused.
      const optional = numberSearches.filter(({ isOptional }) => isOptional);
      for (const request of allSearchChecks(optional)) await client(request, z.unknown());
      const ids = await client(contacts.find(number), contacts.found(number));
      return ids.map(targetOf);
    },
    create: async (contact) => {
      const created = client(contacts.create(contact), contacts.createdId);
      return targetOf(await created.catch(sayOfContact));
    },
  };
}

/** Fixed values are for entries. A field that a contact lacks is named, and filled in by hand. */
function sayOfContact(error: unknown): never {
  const { problem } = error instanceof ConnectorError ? error : {};
  if (problem?.code !== 'crm-field-required') throw error;
  const words = problem.words ? { words: problem.words } : {};
  throw new ConnectorError('refused', 'crm-contact-field', words, error);
}
