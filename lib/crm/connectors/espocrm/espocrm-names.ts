import { z } from 'zod';
import {
  ASKED_BY_NAME,
  namedRecord,
  type RecordFacts,
} from '@/lib/crm/connectors/names/named-record';
import type { NameSearch } from '@/lib/crm/connectors/rest/rest-api';
import { espocrmIdSchema, espocrmListPath } from './espocrm-requests';

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const foundSchema = z.object({ list: z.array(espocrmIdSchema.catchall(fieldSchema)) });

/** Characters that stand for others in a search by `contains`. */
const WILDCARDS = /[\\%_]/g;

/** Records whose full name holds the text. */
function searchIn(type: string, company: string): NameSearch {
  return {
    request: (typed) => ({
      ...{ method: 'GET', scope: type },
      path: espocrmListPath(type, {
        where: [
          {
            ...{ type: 'contains', attribute: 'name' },
            value: typed.replaceAll(WILDCARDS, String.raw`\$&`),
          },
        ],
        select: ['id', 'name', 'emailAddress', 'phoneNumber', company].join(),
        maxSize: ASKED_BY_NAME,
      }),
    }),
    found: foundSchema.transform(({ list }) =>
      list.map((record) => {
        const values: Readonly<Record<string, string>> = record;
        const { name, emailAddress: email, phoneNumber: phone } = values;
        const facts: RecordFacts = { name, company: values[company], email, phone };
        return namedRecord({ type, id: record.id }, facts);
      }),
    ),
  };
}

/** Contacts, leads and accounts. */
export const espocrmNames: readonly NameSearch[] = [
  searchIn('Contact', 'accountName'),
  { ...searchIn('Lead', 'accountName'), isOptional: true },
  { ...searchIn('Account', 'website'), isOptional: true },
];
