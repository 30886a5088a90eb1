import { z } from 'zod';
import type { RestContacts } from '@/lib/crm/connectors/rest/rest-api';

/** https://developers.pipedrive.com/docs/api/v2/Persons */
const PERSONS = '/api/v2/persons';
/** The most that one page can hold. */
const PAGE = 500;

const createdSchema = z.object({ data: z.object({ id: z.int() }) });
const phonesSchema = z.array(z.object({ value: z.string() })).nullish();
const newestSchema = z.object({
  data: z.array(z.object({ id: z.int(), phones: phonesSchema })),
});

/**
 * Creates persons: `addPerson` of the API reference. The list of the newest persons shows one at once, a
 * search perhaps later.
 */
export const pipedriveContacts: RestContacts = {
  type: 'person',
  create: ({ name, number }) => ({
    method: 'POST',
    path: PERSONS,
    body: { name, phones: [{ value: number, primary: true, label: 'work' }] },
  }),
  createdId: createdSchema.transform(({ data }) => String(data.id)),
  find: () => ({
    method: 'GET',
    path: `${PERSONS}?sort_by=add_time&sort_direction=desc&limit=${PAGE}`,
  }),
  found: (number) =>
    newestSchema.transform(({ data }) =>
      data
        .filter(({ phones }) => phones?.some(({ value }) => value === number))
        .map(({ id }) => String(id)),
    ),
};
