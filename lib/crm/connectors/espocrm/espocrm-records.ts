import { z } from 'zod';
import type { SoughtNumber } from '@/lib/crm/connectors/numbers/number-matches';
import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import {
  ESPOCRM_API,
  espocrmIdSchema,
  espocrmIdsSchema,
  espocrmListPath,
  espocrmName,
} from './espocrm-requests';

/** The most that one page can hold: `recordListMaxSizeLimit`. */
const PAGE = 200;

const fieldSchema = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));
const pageSchema = z.object({
  list: z.array(espocrmIdSchema.extend({ phoneNumber: fieldSchema })),
  total: z.int(),
});
const describedSchema = z.object({ list: z.array(espocrmIdSchema.catchall(fieldSchema)) });

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * How records are searched by number. A list shows only the main number of a record, and a search finds all of
 * them: what was found must tell which number it was. The first search reads all that end alike.
 */
const ways: readonly {
  where(number: SoughtNumber): {
    type: 'contains' | 'equals' | 'in';
    attribute: 'phoneNumber' | 'phoneNumberNumeric';
    value: string | readonly string[];
  };
  /** The numbers of a record that it found, by its main number. */
  numbersOf(main: string, sought: SoughtNumber): readonly string[];
}[] = [
  {
    where: ({ end }) => ({ type: 'contains', attribute: 'phoneNumberNumeric', value: end }),
    // Another number of the record ends alike: nothing more is known of it.
    numbersOf: (main, { end }) => [main, ...(digitsOf(main).includes(end) ? [] : [end])],
  },
  {
    where: ({ e164 }) => ({ type: 'equals', attribute: 'phoneNumber', value: e164 }),
    numbersOf: (_main, { e164 }) => [e164],
  },
  {
    where: (number) => ({ type: 'in', attribute: 'phoneNumberNumeric', value: allDigits(number) }),
    // It has these digits, with or without a country code.
    numbersOf: (main, sought) =>
      allDigits(sought).includes(digitsOf(main)) ? [main] : [main, sought.end],
  },
];

function allDigits({ e164, national, writings }: SoughtNumber): string[] {
  return [...new Set([e164, national, ...writings].map(digitsOf))];
}

/** https://docs.espocrm.com/development/api-search-params/ */
function searchIn(type: string, details: readonly string[]): NumberSearch {
  const request = { method: 'GET', scope: type } as const;
  return {
    type,
    requests: (number) =>
      ways.map(({ where }) => (after = '0') => ({
        ...request,
        path: espocrmListPath(type, {
          where: [where(number)],
          ...{ select: 'id,phoneNumber', maxSize: PAGE, offset: Number(after) },
        }),
      })),
    found: (after, asked) =>
      pageSchema.transform(({ list, total }) => {
        const end = Number(after ?? 0) + PAGE;
        const numbersOf = (main: string) =>
          (asked && ways[asked.nth]?.numbersOf(main, asked.sought)) ?? [main];
        return {
          records: list.map(({ id, phoneNumber }) => ({ id, numbers: numbersOf(phoneNumber) })),
          // A large list has no total: -1 says that there is more, -2 that there is not.
          next: total === -1 || end < total ? String(end) : undefined,
        };
      }),
    describe: (ids) => ({
      ...request,
      path: espocrmListPath(type, {
        where: [{ type: 'in', attribute: 'id', value: ids }],
        ...{ select: ['id', 'name', ...details].join(), maxSize: PAGE },
      }),
    }),
    described: describedSchema.transform(({ list }) =>
      list.map((record) => {
        const values: Readonly<Record<string, string>> = record;
        const detail = details.flatMap((name) => values[name] || []).join(' · ');
        const { name } = values;
        return { id: record.id, ...(name && { name }), ...(detail && { detail }) };
      }),
    ),
  };
}

/** Contacts, leads and accounts. */
export const espocrmSearches: readonly NumberSearch[] = [
  searchIn('Contact', ['accountName', 'emailAddress']),
  { ...searchIn('Lead', ['accountName', 'emailAddress']), isOptional: true },
  { ...searchIn('Account', ['billingAddressCity', 'website']), isOptional: true },
];

/** Length of the field `lastName`. */
const MAX_NAME = 100;

/** Creates contacts. Only `lastName` is required. It gets the whole name (docs/decisions/0026). */
export const espocrmContacts: RestContacts = {
  type: 'Contact',
  create: ({ name, number }) => ({
    ...{ method: 'POST', path: `${ESPOCRM_API}/Contact`, scope: 'Contact' },
    body: { lastName: espocrmName(name, MAX_NAME), phoneNumber: number },
  }),
  createdId: espocrmIdSchema.transform(({ id }) => id),
  find: (number) => ({
    ...{ method: 'GET', scope: 'Contact' },
    path: espocrmListPath('Contact', {
      where: [{ type: 'equals', attribute: 'phoneNumber', value: number }],
      ...{ select: 'id', maxSize: 2 },
    }),
  }),
  found: () => espocrmIdsSchema,
};
