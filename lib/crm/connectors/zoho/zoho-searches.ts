import { z } from 'zod';
import type { NumberSearch } from '@/lib/crm/connectors/rest/rest-api';

/** The fields of type phone that Zoho CRM comes with: https://www.zoho.com/crm/developer/docs/api/v8/search-records.html searches these, and an account's own. */
const PHONES = ['Phone', 'Mobile', 'Home_Phone', 'Other_Phone', 'Asst_Phone'];
const PAGE = 200;

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const recordsSchema = z
  .object({ data: z.array(z.object({ id: z.string() }).catchall(fieldSchema)) })
  .transform(({ data }) => data)
  // Nothing found: 204, without a body.
  .or(z.undefined().transform(() => []));

/** Searches by number. Zoho finds parts of numbers; only a number that is the same in full counts. */
function searchIn(
  type: string,
  module: string,
  { names, details, phones = PHONES }: { names: string[]; details: string[]; phones?: string[] },
): NumberSearch {
  const scope = `ZohoCRM.modules.${module.toLowerCase()}.READ`;
  const read = (path: string, query: Record<string, string>) => ({
    ...({ method: 'GET', scope } as const),
    path: `/crm/v8/${module}${path}?${new URLSearchParams(query)}`,
  });
  return {
    type,
    request: (phone) =>
      read('/search', { phone, fields: ['id', ...phones].join(), per_page: String(PAGE) }),
    ids: (number) =>
      recordsSchema.transform((records) =>
        records
          .filter((record) => phones.some((name) => plain(record[name]) === number))
          .map(({ id }) => id),
      ),
    describe: (ids) => read('', { ids: ids.join(), fields: [...names, ...details].join() }),
    described: recordsSchema.transform((records) =>
      records.map((record) => {
        const name = valuesOf(record, names).join(' ');
        const detail = valuesOf(record, details).join(' · ');
        return { id: record.id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}

function plain(phone = ''): string {
  return phone.replaceAll(/[^\d+]/g, '');
}

function valuesOf(record: Readonly<Record<string, string>>, names: readonly string[]): string[] {
  return names.flatMap((name) => record[name] || []);
}

/** Contacts first, then leads, then accounts. */
export const zohoSearches: readonly NumberSearch[] = [
  searchIn('contact', 'Contacts', { names: ['Full_Name'], details: ['Title', 'Email'] }),
  searchIn('lead', 'Leads', {
    ...{ names: ['Full_Name'], details: ['Company', 'Email'], phones: ['Phone', 'Mobile'] },
  }),
  {
    ...searchIn('account', 'Accounts', {
      ...{ names: ['Account_Name'], details: ['Billing_City', 'Website'], phones: ['Phone'] },
    }),
    isOptional: true,
  },
];
