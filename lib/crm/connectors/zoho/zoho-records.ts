import { z } from 'zod';
import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { cutText } from '@/lib/outbox/entry/write-entry';

/** The fields of type phone that Zoho CRM comes with: https://www.zoho.com/crm/developer/docs/api/v8/search-records.html searches these, and an account's own. */
const PHONES = ['Phone', 'Mobile', 'Home_Phone', 'Other_Phone', 'Asst_Phone'];
/** The most that one page can hold. */
const PAGE = 200;

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const recordsSchema = z.object({
  data: z.array(z.object({ id: z.string() }).catchall(fieldSchema)),
});
const pageSchema = recordsSchema
  .extend({ info: z.object({ more_records: z.boolean() }) })
  // Nothing found: 204, without a body.
  .or(z.undefined().transform(() => ({ data: [], info: { more_records: false } })));

/** None of the records is there any more: 204, too. */
const describedSchema = recordsSchema.or(z.undefined().transform(() => ({ data: [] })));

/**
 * Searches by number. The documentation does not say whether a search ignores how a number is written,
 * so all writings are asked.
 */
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
    requests: ({ e164, end, writings }) =>
      [...new Set([end, e164, ...writings])].map((phone) => (page = '1') => {
        const fields = ['id', ...phones].join();
        return read('/search', { phone, fields, per_page: String(PAGE), page });
      }),
    found: (page = '1') =>
      pageSchema.transform(({ data, info }) => ({
        records: data.map((record) => ({ id: record.id, numbers: valuesOf(record, phones) })),
        next: info.more_records ? String(Number(page) + 1) : undefined,
      })),
    describe: (ids) => read('', { ids: ids.join(), fields: [...names, ...details].join() }),
    described: describedSchema.transform(({ data }) =>
      data.map((record) => {
        const name = valuesOf(record, names).join(' ');
        const detail = valuesOf(record, details).join(' · ');
        return { id: record.id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}

function valuesOf(record: Readonly<Record<string, string>>, names: readonly string[]): string[] {
  return names.flatMap((name) => record[name] || []);
}

/** Contacts, leads and accounts. */
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

/** https://www.zoho.com/crm/developer/docs/api/v8/insert-records.html */
const CONTACTS = '/crm/v8/Contacts';

/** Length of the field `Last_Name`. */
const MAX_NAME = 80;

const createdSchema = z.object({
  data: z.array(z.object({ details: z.object({ id: z.string().regex(/^\d+$/) }) })).length(1),
});
const newestSchema = z.object({
  data: z.array(z.object({ id: z.string(), Phone: z.string().nullish() })),
});

/**
 * Creates contacts. Only `Last_Name` is required
 * (https://www.zoho.com/crm/developer/docs/api/v8/insert-records.html, "mandatory fields"). It gets the whole
 * name (docs/decisions/0026). The list of the newest contacts shows one at once, a search perhaps later.
 */
export const zohoContacts: RestContacts = {
  type: 'contact',
  create: ({ name, number }) => ({
    method: 'POST',
    path: CONTACTS,
    scope: 'ZohoCRM.modules.contacts.CREATE',
    body: { data: [{ Last_Name: cutText(name, MAX_NAME, ''), Phone: number }] },
  }),
  createdId: createdSchema.transform(({ data }) => data[0]?.details.id ?? ''),
  find: () => ({
    method: 'GET',
    scope: 'ZohoCRM.modules.contacts.READ',
    path: `${CONTACTS}?${new URLSearchParams({
      ...{ fields: 'id,Phone', sort_by: 'Created_Time', sort_order: 'desc' },
      per_page: String(PAGE),
    })}`,
  }),
  found: (number) =>
    newestSchema
      .transform(({ data }) => data.filter(({ Phone }) => Phone === number).map(({ id }) => id))
      // No contacts at all: 204, without a body.
      .or(z.undefined().transform(() => [])),
};
