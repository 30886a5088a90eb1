import { z } from 'zod';
import type { NumberSearch } from '@/lib/crm/connectors/rest/rest-api';

const objectsSchema = z.object({
  results: z.array(
    z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullish()) }),
  ),
});

/**
 * Reads what tells objects apart: the properties of their name, and others. `batch/read` of the CRM API
 * v3: https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/post-crm-v3-objects-contacts-batch-read
 */
export function batchReadRequest(
  objects: string,
  names: readonly string[],
  details: readonly string[],
): Pick<NumberSearch, 'describe' | 'described'> {
  return {
    describe: (ids) => ({
      method: 'POST',
      path: `/crm/v3/objects/${objects}/batch/read`,
      body: {
        inputs: ids.map((id) => ({ id })),
        properties: [...names, ...details],
        propertiesWithHistory: [],
      },
    }),
    described: objectsSchema.transform(({ results }) =>
      results.map(({ id, properties }) => {
        const valuesOf = (keys: readonly string[]) => keys.flatMap((key) => properties[key] || []);
        const name = valuesOf(names).join(' ');
        const detail = valuesOf(details).join(' · ');
        return { id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}
