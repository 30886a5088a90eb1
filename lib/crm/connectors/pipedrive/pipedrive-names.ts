import { z } from 'zod';
import { ASKED_BY_NAME, namedRecord } from '@/lib/crm/connectors/names/named-record';
import type { NameSearch } from '@/lib/crm/connectors/rest/rest-api';

const texts = z.array(z.string()).nullish();
const foundSchema = z.object({
  data: z.object({
    items: z.array(
      z.object({
        item: z.object({
          id: z.int(),
          type: z.enum(['person', 'organization']),
          name: z.string().nullish(),
          organization: z.object({ name: z.string().nullish() }).nullish(),
          ...{ address: z.string().nullish(), emails: texts, phones: texts },
        }),
      }),
    ),
  }),
});

/** Persons and organizations by name: https://developers.pipedrive.com/docs/api/v1/ItemSearch */
export const pipedriveNames: readonly NameSearch[] = [
  {
    request: (term) => ({
      method: 'GET',
      path: `/api/v2/itemSearch?${new URLSearchParams({
        ...{ term, item_types: 'person,organization', fields: 'name' },
        limit: String(ASKED_BY_NAME),
      })}`,
    }),
    found: foundSchema.transform(({ data }) =>
      data.items.map(({ item: { id, type, name, organization, address, emails, phones } }) =>
        namedRecord(
          { type, id: String(id) },
          {
            ...{ name, company: organization?.name || address },
            ...{ email: emails?.[0], phone: phones?.[0] },
          },
        ),
      ),
    ),
  },
];
