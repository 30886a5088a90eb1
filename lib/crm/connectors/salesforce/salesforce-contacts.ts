import { z } from 'zod';
import type { RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { cutText } from '@/lib/outbox/entry/cut-entry';
import { DATA_PATH, queryPath } from './soql';

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
