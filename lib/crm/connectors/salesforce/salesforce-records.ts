import { z } from 'zod';
import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { cutText } from '@/lib/outbox/entry/write-entry';

/** The API's version: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/intro_rest.htm */
export const DATA_PATH = '/services/data/v62.0';

/** The path of a query: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_query.htm */
export function queryPath(soql: string): string {
  return `${DATA_PATH}/query?${new URLSearchParams({ q: soql })}`;
}

/** The standard fields of type phone: Contact, Lead and Account of the Object Reference. */
const CONTACT_PHONES = ['Phone', 'MobilePhone', 'HomePhone', 'OtherPhone', 'AssistantPhone'];
const PAGE = 200;

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const recordSchema = z.object({ Id: z.string().regex(/^\w{15,18}$/) }).catchall(fieldSchema);
const searchSchema = z.object({ searchRecords: z.array(recordSchema) });
const querySchema = z.object({ records: z.array(recordSchema) });

/**
 * Searches by number:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_search_parameterized_post.htm.
 * Salesforce keeps a number as it was written, in the United States often without its country code,
 * and finds it by its last digits: https://help.salesforce.com/s/articleView?id=000385963.
 */
function searchIn(
  type: string,
  { phones, details, where }: { phones: string[]; details: string[]; where?: string },
): NumberSearch {
  return {
    type,
    requests: ({ national, end }) =>
      [...new Set([end, national])].map((q) => (after = '0') => ({
        method: 'POST',
        path: `${DATA_PATH}/parameterizedSearch`,
        body: {
          ...{ q, in: 'PHONE', fields: ['Id', ...phones], offset: Number(after) },
          sobjects: [{ name: type, limit: PAGE, ...(where && { where }) }],
        },
      })),
    found: (after = '0') =>
      searchSchema.transform(({ searchRecords }) => ({
        records: searchRecords.map((record) => ({
          id: record.Id,
          numbers: phones.flatMap((name) => record[name] || []),
        })),
        // A search does not say whether there is more: a full page may have a next one.
        next: searchRecords.length < PAGE ? undefined : String(Number(after) + PAGE),
      })),
    describe: (ids) => ({
      method: 'GET',
      path: queryPath(
        `SELECT Id, Name, ${details.join(', ')} FROM ${type} WHERE Id IN (${ids.map(quoted).join(', ')})`,
      ),
    }),
    described: querySchema.transform(({ records }) =>
      records.map((record) => {
        const detail = details.flatMap((name) => record[name] || []).join(' · ');
        const { Id: id, Name: name } = record;
        return { id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}

function quoted(id: string): string {
  return `'${id.replaceAll(/\W/g, '')}'`;
}

/** Contacts, leads that are not converted, and accounts. */
export const salesforceSearches: readonly NumberSearch[] = [
  searchIn('Contact', { phones: CONTACT_PHONES, details: ['Title', 'Email'] }),
  {
    ...searchIn('Lead', {
      ...{ phones: ['Phone', 'MobilePhone'], details: ['Company', 'Email'] },
      where: 'IsConverted = false',
    }),
    isOptional: true,
  },
  {
    ...searchIn('Account', { phones: ['Phone'], details: ['BillingCity', 'Website'] }),
    isOptional: true,
  },
];

/** Length of the field `LastName`. */
const MAX_NAME = 80;

const idSchema = z.string().regex(/^\w{15,18}$/);
const createdSchema = z.object({ id: idSchema, success: z.literal(true) });
const foundSchema = z.object({ records: z.array(z.object({ Id: idSchema })) });

/**
 * Creates contacts, from `Contact` of the Object Reference:
 * https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_contact.htm.
 * Only `LastName` is required. It gets the whole name (docs/decisions/0026). A query shows a new contact at
 * once, a search only once it is indexed.
 */
export const salesforceContacts: RestContacts = {
  type: 'Contact',
  create: ({ name, number }) => ({
    method: 'POST',
    path: `${DATA_PATH}/sobjects/Contact`,
    body: { LastName: cutText(name, MAX_NAME, ''), Phone: number },
  }),
  createdId: createdSchema.transform(({ id }) => id),
  find: (number) => ({
    method: 'GET',
    path: queryPath(
      `SELECT Id FROM Contact WHERE Phone = '${number.replaceAll(/[^+\d]/g, '')}' LIMIT 2`,
    ),
  }),
  found: () => foundSchema.transform(({ records }) => records.map(({ Id }) => Id)),
};
