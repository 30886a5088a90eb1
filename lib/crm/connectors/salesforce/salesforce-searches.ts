import { z } from 'zod';
import type { NumberSearch } from '@/lib/crm/connectors/rest/rest-api';
import { DATA, queryPath } from './soql';

/** The standard fields of type phone: Contact, Lead and Account of the Object Reference. */
const CONTACT_PHONES = ['Phone', 'MobilePhone', 'HomePhone', 'OtherPhone', 'AssistantPhone'];
const LIMIT = 200;

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const recordSchema = z.object({ Id: z.string().regex(/^\w{15,18}$/) }).catchall(fieldSchema);
const searchSchema = z.object({ searchRecords: z.array(recordSchema) });
const querySchema = z.object({ records: z.array(recordSchema) });

/**
 * Searches by number:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_search_parameterized_post.htm.
 * Salesforce finds parts of numbers too; only a number that is the same in full counts.
 */
function searchIn(
  type: string,
  { phones, details, where }: { phones: string[]; details: string[]; where?: string },
): NumberSearch {
  return {
    type,
    request: (number) => ({
      method: 'POST',
      path: `${DATA}/parameterizedSearch`,
      body: {
        ...{ q: number.replaceAll(/\D/g, ''), in: 'PHONE', fields: ['Id', ...phones] },
        sobjects: [{ name: type, limit: LIMIT, ...(where && { where }) }],
      },
    }),
    ids: (number) =>
      searchSchema.transform(({ searchRecords }) =>
        searchRecords
          .filter((record) => phones.some((name) => plain(record[name]) === number))
          .map(({ Id }) => Id),
      ),
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

function plain(phone = ''): string {
  return phone.replaceAll(/[^\d+]/g, '');
}

function quoted(id: string): string {
  return `'${id.replaceAll(/\W/g, '')}'`;
}

/** Contacts first, then leads that are not converted, then accounts. */
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
