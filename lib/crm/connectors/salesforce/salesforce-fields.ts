import { z } from 'zod';
import type { EntryFields } from '@/lib/crm/connectors/rest/rest-api';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import { DATA_PATH } from './soql';

/** A field that is no text has the length 0. One that may be empty is nillable. */
const fieldSchema = z
  .object({
    ...{ name: z.string(), length: z.number().default(0), custom: z.boolean().default(false) },
    ...{ nillable: z.boolean().default(true), defaultedOnCreate: z.boolean().default(false) },
  })
  .transform(({ name, length, custom, nillable, defaultedOnCreate }) => ({
    ...{ name, length, isRequired: custom && !nillable && !defaultedOnCreate },
  }));
const fieldsSchema = z.object({ fields: z.array(fieldSchema) }).transform(({ fields }) => fields);

/**
 * How to ask how long the fields of a mapping are:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_describe.htm
 */
export function salesforceFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  const request = { method: 'GET', path: `${DATA_PATH}/sobjects/Task/describe` } as const;
  return { wanted, request, fields: fieldsSchema };
}
