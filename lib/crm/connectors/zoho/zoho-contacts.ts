import { z } from 'zod';
import type { RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { cutText } from '@/lib/outbox/entry/cut-entry';

/** https://www.zoho.com/crm/developer/docs/api/v8/insert-records.html */
const CONTACTS = '/crm/v8/Contacts';

/** Length of the field `Last_Name`. */
const MAX_NAME = 80;
/** The most that one page can hold. */
const PAGE = 200;

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
