import { z } from 'zod';
import type { EntryFields } from '@/lib/crm/connectors/rest/rest-api';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import { SUITECRM_API } from './suitecrm-requests';

/** Characters of a field of type text: it has 65,535 bytes, and a character up to three for each unit. */
export const SUITECRM_TEXT_LENGTH = 21_000;

const fieldSchema = z.object({
  type: z.string().catch(''),
  dbType: z.string().optional().catch(undefined),
  /** A number, or a text with one; of a decimal number two. */
  len: z.coerce.number().int().positive().optional().catch(undefined),
});

const fieldsSchema = z
  .object({ data: z.object({ attributes: z.record(z.string(), fieldSchema) }) })
  .transform(({ data }) =>
    Object.entries(data.attributes).map(([name, { type, dbType = type, len }]) => ({
      name,
      length: dbType === 'text' || dbType === 'longtext' ? SUITECRM_TEXT_LENGTH : len,
    })),
  );

/**
 * How to ask whether calls have the fields of a mapping, and how long they are: SuiteCRM accepts a call with an unknown
 * field and drops its value. It requires no field of an API. Api/V8/Service/MetaService.php of SuiteCRM 7.14.
 */
export function suitecrmFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  return {
    wanted,
    request: { method: 'GET', path: `${SUITECRM_API}/meta/fields/Calls`, scope: 'Calls' },
    fields: fieldsSchema,
  };
}
