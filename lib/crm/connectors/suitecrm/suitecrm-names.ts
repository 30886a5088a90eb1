import { ASKED_BY_NAME, namedRecord } from '@/lib/crm/connectors/names/named-record';
import type { NameSearch, RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { suitecrmListPath, suitecrmLiteral, suitecrmPageSchema } from './suitecrm-requests';

/** Of a person: a single word starts the first or the last name; of several, the first and the last one do. */
function personWhere(typed: string) {
  const words = typed.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word = '') =>
    suitecrmLiteral(word),
  );
  const isAny = words.length === 1;
  const where = {
    first_name: { like: `${first}%` },
    last_name: { like: isAny ? `${last}%` : `%${last}%` },
  };
  return { where, isAny };
}

/** What a search asks for: the fields that tell people and companies apart. */
function request(
  module: string,
  typed: string,
  { fields, isPerson }: { fields: readonly string[]; isPerson: boolean },
): RestRequest {
  const asked = isPerson
    ? personWhere(typed)
    : { where: { name: { like: `%${suitecrmLiteral(typed)}%` } } };
  const path = suitecrmListPath(module, { ...asked, fields, size: ASKED_BY_NAME });
  return { method: 'GET', scope: module, path };
}

function searchIn(
  type: string,
  { company, phone, isPerson }: { company: string; phone: string; isPerson: boolean },
): NameSearch {
  const names = isPerson ? ['first_name', 'last_name'] : ['name'];
  const fields = [...names, company, 'email1', phone];
  return {
    request: (typed) => request(type, typed, { fields, isPerson }),
    found: suitecrmPageSchema.transform(({ data }) =>
      data.map(({ id, attributes }) =>
        namedRecord(
          { type, id },
          {
            name: names.flatMap((name) => attributes[name] || []).join(' '),
            ...{ company: attributes[company], email: attributes.email1, phone: attributes[phone] },
          },
        ),
      ),
    ),
  };
}

/** Contacts, leads and accounts. */
export const suitecrmNames: readonly NameSearch[] = [
  searchIn('Contacts', { company: 'account_name', phone: 'phone_work', isPerson: true }),
  {
    ...searchIn('Leads', { company: 'account_name', phone: 'phone_work', isPerson: true }),
    isOptional: true,
  },
  {
    ...searchIn('Accounts', { company: 'website', phone: 'phone_office', isPerson: false }),
    isOptional: true,
  },
];
