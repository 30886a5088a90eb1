import { z } from 'zod';
import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';

/** https://developers.pipedrive.com/docs/api/v2/Persons, and #searchPersons */
const PERSONS = '/api/v2/persons';
/** The most that one page can hold. */
const PAGE = 500;

/** Where the next page of a list starts, if there is one. */
export const cursorSchema = z.object({ next_cursor: z.string().nullish() }).nullish();
const describedSchema = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullish(),
      emails: z.array(z.object({ value: z.string() })).nullish(),
    }),
  ),
});
const personsSchema = z.object({
  data: z.object({
    items: z.array(z.object({ item: z.object({ id: z.int(), phones: z.array(z.string()) }) })),
  }),
  additional_data: cursorSchema,
});

/** The reference does not say whether a search ignores how a number is written, so all writings are asked. */
const persons: NumberSearch = {
  type: 'person',
  requests: ({ e164, end, writings }) =>
    [...new Set([end, e164, ...writings])].map((term) => (after) => ({
      method: 'GET',
      path: `${PERSONS}/search?${new URLSearchParams({
        ...{ term, fields: 'phone', limit: String(PAGE) },
        ...(after && { cursor: after }),
      })}`,
    })),
  found: () =>
    personsSchema.transform(({ data, additional_data }) => ({
      records: data.items.map(({ item }) => ({ id: String(item.id), numbers: item.phones })),
      next: additional_data?.next_cursor ?? undefined,
    })),
  describe: (ids) => ({ method: 'GET', path: `${PERSONS}?ids=${ids.join(',')}` }),
  described: describedSchema.transform(({ data }) =>
    data.map(({ id, name, emails }) => {
      const detail = emails?.map(({ value }) => value).join(' · ');
      return { id: String(id), ...(name && { name }), ...(detail && { detail }) };
    }),
  ),
};

/** Persons. */
export const pipedriveSearches: readonly NumberSearch[] = [persons];

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
