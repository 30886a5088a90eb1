import { z } from 'zod';
import { ASKED_BY_NAME, namedRecord } from '@/lib/crm/connectors/names/named-record';
import type { NameSearch } from '@/lib/crm/connectors/rest/rest-api';
import { DATA_PATH } from './salesforce-records';

const text = z.string().nullish();
const foundSchema = z.object({
  searchRecords: z.array(
    z.object({
      Id: z.string().regex(/^\w{15,18}$/),
      ...{ Name: text, Company: text, Website: text, Email: text, Phone: text },
    }),
  ),
});

/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_search_parameterized_post.htm */
function searchIn(type: string, facts: readonly string[], where?: string): NameSearch {
  return {
    request: (typed) => ({
      method: 'POST',
      path: `${DATA_PATH}/parameterizedSearch`,
      body: {
        ...{ q: searchTermOf(typed), in: 'NAME', fields: ['Id', 'Name', ...facts] },
        sobjects: [{ name: type, limit: ASKED_BY_NAME, ...(where && { where }) }],
      },
    }),
    found: foundSchema.transform(({ searchRecords }) =>
      searchRecords.map(({ Id: id, Name: name, Company, Website, Email: email, Phone: phone }) =>
        namedRecord({ type, id }, { name, company: Company || Website, email, phone }),
      ),
    ),
  };
}

/** Characters that mean something in a search: https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl/sforce_api_calls_sosl_find.htm */
const RESERVED = /[?&|!{}[\]()^~*:\\"'+-]/g;

/** All words as they are typed. The last one may go on. */
function searchTermOf(typed: string): string {
  const words = typed.split(/\s+/).map((word) => word.replaceAll(RESERVED, String.raw`\$&`));
  const literal = words.map((word) => (/^(?:and|or|not)$/i.test(word) ? `"${word}"` : word));
  const all = literal.join(' ');
  return all.endsWith('"') ? all : `${all}*`;
}

/** Contacts, leads that are not converted, and accounts. */
export const salesforceNames: readonly NameSearch[] = [
  searchIn('Contact', ['Email', 'Phone']),
  {
    ...searchIn('Lead', ['Company', 'Email', 'Phone'], 'IsConverted = false'),
    isOptional: true,
  },
  { ...searchIn('Account', ['Website', 'Phone']), isOptional: true },
];
