import { z } from 'zod';
import type {
  NumberSearch,
  PagedRequest,
  RestContacts,
  RestRequest,
} from '@/lib/crm/connectors/rest/rest-api';

const objectsSchema = z.object({
  results: z.array(
    z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullish()) }),
  ),
});

/**
 * Reads what tells objects apart: the properties of their name, and others. `batch/read` of the CRM API
 * v3: https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/post-crm-v3-objects-contacts-batch-read
 */
export function batchReadRequest(
  objects: string,
  names: readonly string[],
  details: readonly string[],
): Pick<NumberSearch, 'describe' | 'described'> {
  return {
    describe: (ids) => ({
      method: 'POST',
      path: `/crm/v3/objects/${objects}/batch/read`,
      body: {
        inputs: ids.map((id) => ({ id })),
        properties: [...names, ...details],
        propertiesWithHistory: [],
      },
    }),
    described: objectsSchema.transform(({ results }) =>
      results.map(({ id, properties }) => {
        const valuesOf = (keys: readonly string[]) => keys.flatMap((key) => properties[key] || []);
        const name = valuesOf(names).join(' ');
        const detail = valuesOf(details).join(' · ');
        return { id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}

/** A condition of a search. */
interface Filter {
  propertyName: string;
  operator: 'EQ' | 'CONTAINS_TOKEN';
  value: string;
}

/** The most that one page can hold. */
const PAGE = 200;

/** HubSpot calculates these from `phone` and `mobilephone`: E.164, for any writing. */
const CALCULATED = ['hs_calculated_phone_number', 'hs_calculated_mobile_number'];
/** Area code and local number, without the country code: the guide to searches. */
const SEARCHABLE = [
  'hs_searchable_calculated_phone_number',
  'hs_searchable_calculated_mobile_number',
];
const CONTACT_PHONES = ['phone', 'mobilephone', ...CALCULATED];

/** What is searched for. */
interface Search {
  filters: Filter[];
  query?: string;
  properties?: readonly string[];
  limit?: number;
}

/**
 * A search for the objects that fit one of the filters, or the query:
 * https://developers.hubspot.com/docs/api-reference/search/guide
 */
export function searchRequest(
  objects: string,
  { filters, query, properties = [], limit = PAGE }: Search,
  after = '0',
): RestRequest {
  const body = {
    filterGroups: filters.map((filter) => ({ filters: [filter] })),
    ...{ properties, sorts: [], limit, after },
    ...(query && { query }),
  };
  return { method: 'POST', path: `${objects}/search`, body };
}

function searchPages(objects: string, search: Search): PagedRequest {
  return (after) => searchRequest(objects, search, after);
}

/** A filter for a value in full. */
export function equalsFilter(propertyName: string, value: string): Filter {
  return { propertyName, operator: 'EQ', value };
}

function endsWith(propertyName: string, value: string): Filter {
  return { propertyName, operator: 'CONTAINS_TOKEN', value: `*${value}` };
}

/** There is a next page only if there is more. */
const pagingSchema = z.object({ next: z.object({ after: z.string() }).nullish() }).nullish();

function foundWith(phones: readonly string[]): NumberSearch['found'] {
  const properties = z.record(z.string(), z.string().nullish());
  const results = z.array(z.object({ id: z.string().regex(/^\d+$/), properties }));
  const page = z
    .object({ results, paging: pagingSchema })
    .transform(({ results: found, paging }) => ({
      records: found.map(({ id, properties: values }) => ({
        id,
        numbers: phones.flatMap((name) => values[name] || []),
      })),
      next: paging?.next?.after,
    }));
  return () => page;
}

const contacts: NumberSearch = {
  type: 'contact',
  requests: ({ e164, end }) => [
    searchPages('/crm/v3/objects/contacts', {
      filters: [
        ...CALCULATED.map((name) => equalsFilter(name, e164)),
        ...SEARCHABLE.map((name) => endsWith(name, end)),
        equalsFilter('phone', e164),
      ],
      properties: CONTACT_PHONES,
    }),
  ],
  found: foundWith(CONTACT_PHONES),
  ...batchReadRequest('contacts', ['firstname', 'lastname'], ['jobtitle', 'company', 'email']),
};

/** Companies have no calculated number. A query searches their `phone`, in any writing. */
const companies: NumberSearch = {
  type: 'company',
  requests: ({ e164, national, end, writings }) => {
    const filters = [
      ...[...new Set([e164, ...writings])].map((each) => equalsFilter('phone', each)),
      endsWith('phone', end),
    ];
    return [
      searchPages('/crm/v3/objects/companies', { filters, properties: ['phone'] }),
      searchPages('/crm/v3/objects/companies', {
        ...{ filters: [], query: national, properties: ['phone'] },
      }),
    ];
  },
  found: foundWith(['phone']),
  isOptional: true,
  ...batchReadRequest('companies', ['name'], ['city', 'domain']),
};

/** Contacts and companies. */
export const hubspotSearches: readonly NumberSearch[] = [contacts, companies];

/** https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/guide */
const CONTACTS = '/crm/v3/objects/contacts';

const idSchema = z.object({ id: z.string().regex(/^\d+$/) }).transform(({ id }) => id);
const idsSchema = z.object({ results: z.array(idSchema) }).transform(({ results }) => results);

/**
 * Creates contacts: "Create contacts" of the guide to contacts, and
 * PublicApiSpecs/CRM/Contacts/Rollouts/424/v3/contacts.json of
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection. The whole name is the last name
 * (docs/decisions/0026).
 */
export const hubspotContacts: RestContacts = {
  type: 'contact',
  create: ({ name, number }) => ({
    method: 'POST',
    path: CONTACTS,
    scope: 'crm.objects.contacts.write',
    body: { properties: { lastname: name, phone: number }, associations: [] },
  }),
  createdId: idSchema,
  find: (number) => searchRequest(CONTACTS, { filters: [equalsFilter('phone', number)] }),
  found: () => idsSchema,
};
