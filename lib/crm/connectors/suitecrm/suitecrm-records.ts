import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { cutText } from '@/lib/outbox/entry/write-entry';
import {
  SUITECRM_API,
  suitecrmListPath,
  suitecrmOneSchema,
  suitecrmPageSchema,
  suitecrmRecordPath,
  suitecrmText,
} from './suitecrm-requests';

/** The fields of type phone that SuiteCRM comes with, without fax. */
const PERSON_PHONES = ['phone_work', 'phone_mobile', 'phone_home', 'phone_other'];
const PAGE = 200;

/** These digits in this order, whatever is written between them. */
function anyWriting(digits: string): string {
  return `%${[...digits].join('%')}%`;
}

/** SuiteCRM keeps a number as it was written, so what is found is compared. */
function searchIn(
  type: string,
  { phones, names, details }: { phones: string[]; names: string[]; details: string[] },
): NumberSearch {
  const request = { method: 'GET', scope: type } as const;
  return {
    type,
    requests: ({ end }) => [
      (page = '1') => ({
        ...request,
        path: suitecrmListPath(type, {
          where: Object.fromEntries(phones.map((phone) => [phone, { like: anyWriting(end) }])),
          ...{ isAny: true, fields: phones, size: PAGE, page: Number(page) },
        }),
      }),
    ],
    found: (page = '1') =>
      suitecrmPageSchema.transform(({ data, meta }) => ({
        records: data.map(({ id, attributes }) => ({
          ...{ id, numbers: phones.flatMap((phone) => attributes[phone] || []) },
        })),
        next: Number(page) < (meta?.['total-pages'] ?? 0) ? String(Number(page) + 1) : undefined,
      })),
    describe: ([id = '']) => ({
      ...request,
      path: suitecrmRecordPath(type, id, [...names, ...details]),
    }),
    // A filter takes one id only.
    describesOne: true,
    described: suitecrmOneSchema.transform(({ data: { id, attributes } }) => {
      const name = names.flatMap((each) => attributes[each] || []).join(' ');
      const detail = details.flatMap((each) => attributes[each] || []).join(' · ');
      return [{ id, ...(name && { name }), ...(detail && { detail }) }];
    }),
  };
}

const PERSON = { phones: PERSON_PHONES, names: ['first_name', 'last_name'] };

/** Contacts, leads and accounts. */
export const suitecrmSearches: readonly NumberSearch[] = [
  searchIn('Contacts', {
    ...{ ...PERSON, phones: [...PERSON_PHONES, 'assistant_phone'] },
    details: ['account_name', 'email1'],
  }),
  { ...searchIn('Leads', { ...PERSON, details: ['account_name', 'email1'] }), isOptional: true },
  {
    ...searchIn('Accounts', {
      ...{ phones: ['phone_office', 'phone_alternate'], names: ['name'] },
      details: ['billing_address_city', 'website'],
    }),
    isOptional: true,
  },
];

/** Length of the field `last_name`. */
const MAX_NAME = 100;

/** Creates contacts. Only `last_name` is required. It gets the whole name (docs/decisions/0026). */
export const suitecrmContacts: RestContacts = {
  type: 'Contacts',
  create: ({ name, number }) => ({
    ...{ method: 'POST', path: `${SUITECRM_API}/module`, scope: 'Contacts' },
    body: {
      data: {
        type: 'Contacts',
        attributes: {
          ...{ last_name: cutText(suitecrmText(name), MAX_NAME, ''), phone_work: number },
        },
      },
    },
  }),
  createdId: suitecrmOneSchema.transform(({ data }) => data.id),
  find: (number) => ({
    ...{ method: 'GET', scope: 'Contacts' },
    path: suitecrmListPath('Contacts', {
      where: { phone_work: { eq: number } },
      ...{ fields: ['phone_work'], size: 2 },
    }),
  }),
  found: () => suitecrmPageSchema.transform(({ data }) => data.map(({ id }) => id)),
};
