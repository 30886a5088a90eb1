import { z } from 'zod';
import type { EntryFields } from '@/lib/crm/connectors/rest/rest-api';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model';
import { DATA } from './soql';

/** A field that is no text has the length 0. */
const fieldsSchema = z
  .object({ fields: z.array(z.object({ name: z.string(), length: z.number().default(0) })) })
  .transform(({ fields }) => fields.map(({ name, length }) => ({ name, length })));

/**
 * How to ask how long the fields of a mapping are:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_describe.htm
 */
export function salesforceFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  const request = { method: 'GET', path: `${DATA}/sobjects/Task/describe` } as const;
  return { wanted, request, fields: fieldsSchema };
}
