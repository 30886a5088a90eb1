import type { CreatedRecords } from '@/sandbox/crm-apis/http/created-records';
import { fitsName } from '@/sandbox/crm-apis/http/fits-name';
import {
  itemSearchSchema,
  type PipedriveRecord,
  personSchema,
  personSearchSchema,
  personsQuery,
} from './pipedrive-schemas';

/** `addPerson`. */
export function addPerson(body: unknown, persons: CreatedRecords<PipedriveRecord>): Response {
  const { name, phones = [] } = personSchema.parse(body);
  const id = 9_001 + persons.created.length;
  const values = phones.map(({ value }) => value);
  persons.add({ type: 'person', id: String(id), name, phones: values });
  return Response.json({ success: true, data: { id, name, phones } }, { status: 201 });
}

/** `getPersons`. */
export function listPersons(query: unknown, records: readonly PipedriveRecord[]): Response {
  const { ids, sort_direction, limit } = personsQuery.parse(query);
  const asked = records.filter(
    ({ type, id }) => type === 'person' && (ids === undefined || ids.split(',').includes(id)),
  );
  const found = sort_direction === 'desc' ? asked.toReversed() : asked;
  const data = found.slice(0, limit).map(({ id, name = '', email, phones = [] }) => ({
    ...{ id: Number(id), name },
    phones: phones.map((value) => ({ value, primary: true, label: 'work' })),
    emails: email ? [{ value: email, primary: true, label: 'work' }] : [],
  }));
  return Response.json({ success: true, data, additional_data: { next_cursor: null } });
}

/** `searchPersons`. */
export function searchPersons(
  query: unknown,
  records: readonly PipedriveRecord[],
  { searchesAsWritten }: { searchesAsWritten?: boolean },
): Response {
  const { term, limit, cursor = '0' } = personSearchSchema.parse(query);
  const indexed = (text: string) => (searchesAsWritten ? text : text.replaceAll(/\D/g, ''));
  const found = records.filter(
    ({ type, phones = [] }) =>
      type === 'person' && phones.some((each) => indexed(each).includes(indexed(term))),
  );
  const end = Number(cursor) + limit;
  const items = found.slice(Number(cursor), end).map(({ id, phones = [] }) => ({
    result_score: 1,
    item: { id: Number(id), type: 'person', phones, emails: [] },
  }));
  const next_cursor = end < found.length ? String(end) : null;
  return Response.json({ success: true, data: { items }, additional_data: { next_cursor } });
}

/** `searchItem`, by name: https://developers.pipedrive.com/docs/api/v1/ItemSearch */
export function searchItems(query: unknown, records: readonly PipedriveRecord[]): Response {
  const { term, item_types, limit } = itemSearchSchema.parse(query);
  const types = item_types.split(',');
  const found = records.filter(({ type, name }) => types.includes(type) && fitsName([name], term));
  const items = found.slice(0, limit).map((record) => ({
    result_score: 1,
    item: {
      ...{ id: Number(record.id), type: record.type, name: record.name },
      ...{ phones: record.phones ?? [], emails: record.email ? [record.email] : [] },
      organization: record.organization ? { id: 1, name: record.organization } : null,
    },
  }));
  return Response.json({ success: true, data: { items }, additional_data: { next_cursor: null } });
}
