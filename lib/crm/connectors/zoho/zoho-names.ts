import { z } from 'zod';
import {
  ASKED_BY_NAME,
  namedRecord,
  type RecordFacts,
} from '@/lib/crm/connectors/names/named-record';
import type { NameSearch } from '@/lib/crm/connectors/rest/rest-api';

const lookupSchema = z.object({ name: z.string() });
/** A text, or the name of the record that a field names. */
const fieldSchema = z
  .unknown()
  .transform((value) =>
    typeof value === 'string' ? value : (lookupSchema.safeParse(value).data?.name ?? ''),
  );
const foundSchema = z
  .object({ data: z.array(z.object({ id: z.string().regex(/^\d+$/) }).catchall(fieldSchema)) })
  // Nothing found: 204, without a body.
  .or(z.undefined().transform(() => ({ data: [] })));

/** A search by `word`: https://www.zoho.com/crm/developer/docs/api/v8/search-records.html */
function searchIn(
  { type, module }: { type: string; module: string },
  { name, ...facts }: { [Fact in keyof RecordFacts]: string } & { name: string },
): NameSearch {
  return {
    request: (word) => ({
      method: 'GET',
      scope: `ZohoCRM.modules.${module.toLowerCase()}.READ`,
      path: `/crm/v8/${module}/search?${new URLSearchParams({
        ...{ word, fields: ['id', name, ...Object.values(facts)].join() },
        per_page: String(ASKED_BY_NAME),
      })}`,
    }),
    found: foundSchema.transform(({ data }) =>
      data.map((record) => {
        const values: Readonly<Record<string, string>> = record;
        const { company = '', email = '', phone = '' } = facts;
        return namedRecord(
          { type, id: record.id },
          {
            ...{ name: values[name], company: values[company] },
            ...{ email: values[email], phone: values[phone] },
          },
        );
      }),
    ),
  };
}

const PERSON = { name: 'Full_Name', email: 'Email', phone: 'Phone' };

/** Contacts, leads and accounts. */
export const zohoNames: readonly NameSearch[] = [
  searchIn({ type: 'contact', module: 'Contacts' }, { ...PERSON, company: 'Account_Name' }),
  searchIn({ type: 'lead', module: 'Leads' }, { ...PERSON, company: 'Company' }),
  {
    ...searchIn(
      { type: 'account', module: 'Accounts' },
      { name: 'Account_Name', company: 'Website', phone: 'Phone' },
    ),
    isOptional: true,
  },
];
