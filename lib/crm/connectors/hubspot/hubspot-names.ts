import { z } from 'zod';
import {
  ASKED_BY_NAME,
  namedRecord,
  type RecordFacts,
} from '@/lib/crm/connectors/names/named-record';
import type { NameSearch } from '@/lib/crm/connectors/rest/rest-api';
import { searchRequest } from './hubspot-records';

type Properties = Readonly<Record<string, string | null | undefined>>;

const foundSchema = z.object({
  results: z.array(
    z.object({
      id: z.string().regex(/^\d+$/),
      properties: z.record(z.string(), z.string().nullish()),
    }),
  ),
});

/**
 * A `query` looks at names, addresses and numbers of contacts and companies ("Default searchable
 * properties"): https://developers.hubspot.com/docs/api-reference/search/guide
 */
function searchIn(
  { type, objects }: { type: string; objects: string },
  properties: readonly string[],
  factsOf: (properties: Properties) => RecordFacts,
): NameSearch {
  return {
    request: (query) =>
      searchRequest(`/crm/v3/objects/${objects}`, {
        ...{ filters: [], query, properties, limit: ASKED_BY_NAME },
      }),
    found: foundSchema.transform(({ results }) =>
      results.map(({ id, properties: own }) => namedRecord({ type, id }, factsOf(own))),
    ),
  };
}

/** Contacts and companies. */
export const hubspotNames: readonly NameSearch[] = [
  searchIn(
    { type: 'contact', objects: 'contacts' },
    ['firstname', 'lastname', 'company', 'email', 'phone'],
    ({ firstname, lastname, company, email, phone }) => ({
      name: [firstname, lastname].filter(Boolean).join(' '),
      ...{ company, email, phone },
    }),
  ),
  {
    ...searchIn(
      { type: 'company', objects: 'companies' },
      ['name', 'domain', 'phone'],
      ({ name, domain, phone }) => ({ name, company: domain, phone }),
    ),
    isOptional: true,
  },
];
