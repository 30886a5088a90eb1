import { z } from 'zod';
import type { EntryFields } from '@/lib/crm/connectors/rest/rest-api';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model/connector';

const fieldsSchema = z
  .object({
    fields: z.array(z.object({ api_name: z.string(), length: z.number().nullish().catch(null) })),
  })
  .transform(({ fields }) =>
    fields.map(({ api_name, length }) => ({ name: api_name, length: length ?? undefined })),
  );

/**
 * How to ask whether calls have the fields of a mapping, and how long they are: Zoho accepts a call
 * with an unknown field and drops its value. Without a mapping it is not asked, because that needs one
 * more scope:
 * https://www.zoho.com/crm/developer/docs/api/v8/field-meta.html
 */
export function zohoFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  return {
    wanted,
    request: {
      method: 'GET',
      path: '/crm/v8/settings/fields?module=Calls',
      scope: 'ZohoCRM.settings.fields.READ',
    },
    fields: fieldsSchema,
  };
}
