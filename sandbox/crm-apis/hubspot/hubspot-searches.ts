import type { z } from 'zod';
import { fitsName } from '@/sandbox/crm-apis/http/fits-name';
import { batchReadSchema, type HubspotRecord, hubspotSearchSchema } from './hubspot-schemas';

type SearchFilter = z.infer<typeof hubspotSearchSchema>['filterGroups'][number]['filters'][number];

interface SearchedObject {
  id: string;
  properties: Record<string, string>;
}

/** "Read a batch of objects" by their ids. */
export function readRecords(
  records: readonly HubspotRecord[],
  type: string,
  body: unknown,
): Response {
  const { inputs, properties: names } = batchReadSchema.parse(body);
  const results = recordsOf(records, type).filter((each) =>
    inputs.some(({ id }) => id === each.id),
  );
  const only = (properties: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, properties[name] ?? null]));
  const read = results.map(({ id, properties }) => ({ id, properties: only(properties) }));
  return Response.json({ status: 'COMPLETE', results: read });
}

/** "Search objects": by filters, and by a query that looks at numbers. */
export function searchObjects(objects: readonly SearchedObject[], body: unknown): Response {
  const { filterGroups, limit, after, query } = hubspotSearchSchema.parse(body);
  const fits = ({ properties }: SearchedObject) =>
    filterGroups.length === 0 ||
    filterGroups.some(({ filters }) => filters.every((filter) => fitsFilter(properties, filter)));
  const found = objects.filter((each) => fits(each) && (!query || fitsQuery(each, query)));
  const start = Number(after);
  const results = found.slice(start, start + limit);
  const end = start + results.length;
  const paging = end < found.length ? { paging: { next: { after: String(end) } } } : {};
  return Response.json({ total: found.length, results, ...paging });
}

function fitsFilter(
  properties: Readonly<Record<string, string>>,
  { propertyName, operator, value = '' }: SearchFilter,
): boolean {
  const own = properties[propertyName];
  if (own === undefined) return false;
  if (operator === 'EQ') return own === value;
  if (operator !== 'CONTAINS_TOKEN') throw new Error(`no ${operator} here`);
  const tokens = own.split(/[^\p{L}\d]+/u);
  return tokens.some((token) =>
    value.startsWith('*') ? token.endsWith(value.slice(1)) : token === value,
  );
}

/** A query looks at names, addresses, and numbers: their area code and local number. */
function fitsQuery({ properties }: SearchedObject, query: string): boolean {
  const { firstname, lastname, name, company, email, domain, phone = '' } = properties;
  const isNumber = /^\d+$/.test(query);
  if (isNumber) return localNumber(phone).includes(query);
  return fitsName([firstname, lastname, name, company, email, domain], query);
}

/** "HubSpot only uses the area code and local number": the guide to searches. */
function localNumber(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** What HubSpot calculates of the numbers of a contact, so that searches find them. */
function calculated({ phone, mobilephone }: Readonly<Record<string, string>>) {
  return {
    ...(phone && { hs_searchable_calculated_phone_number: localNumber(phone) }),
    ...(mobilephone && { hs_searchable_calculated_mobile_number: localNumber(mobilephone) }),
  };
}

/** The records of a type, with what HubSpot calculates of their numbers. */
export function recordsOf(all: readonly HubspotRecord[], type: string): SearchedObject[] {
  const ofType = all.filter((each) => each.type === type);
  return ofType.map(({ id, properties = {} }) => ({
    id,
    properties: type === 'contact' ? { ...calculated(properties), ...properties } : properties,
  }));
}
