import type { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { hubspotError, invalid, objectAnswer, requiredMissing } from './hubspot-answers';
import { createContact } from './hubspot-contacts';
import {
  batchReadSchema,
  createSchema,
  type HubspotRecord,
  hubspotSearchSchema,
  updateSchema,
  wrongProperty,
} from './hubspot-schemas';

/** A call as HubSpot keeps it. */
export interface HubspotCall {
  id: string;
  properties: Record<string, string>;
  /** The associated records, as `contact:7`. */
  records: string[];
  /** Epoch ms. */
  createdAt: number;
}

/** What an account holds. */
export interface HubspotStoreOptions {
  records: readonly HubspotRecord[];
  /** Text properties that the account added to calls. */
  ownProperties?: readonly string[];
  /** Contacts that were merged: the id that is gone, and the one that counts for it. */
  merged?: Readonly<Record<string, string>>;
  /** Records that the token's user may not change, as `contact:7`. */
  locked?: readonly string[];
  /** Properties that the account requires of new calls. */
  requiredOfCalls?: readonly string[];
  /** Properties that the account requires of contacts. */
  requiredOfContacts?: readonly string[];
  /** The time after which a search finds what was made, ms. HubSpot names none: "a few moments". */
  indexLagMs?: number;
  /** Epoch ms. */
  now(): number;
}

/** Association types from calls, and the type of the record at their other end. */
const ASSOCIATIONS: Readonly<Record<number, string>> = {
  ...{ 194: 'contact', 182: 'company', 206: 'deal', 220: 'ticket' },
};

/** Keeps the calls of an account, and answers about them. */
export function createHubspotStore(options: HubspotStoreOptions) {
  const { indexLagMs = 0, ownProperties, now } = options;
  const contacts = createRecords(options.records, indexLagMs, now);
  const calls: HubspotCall[] = [];
  let lastId = 5_000;

  function create(body: unknown): Response {
    const { properties, associations } = createSchema.parse(body);
    const required = ['hs_timestamp', ...(options.requiredOfCalls ?? [])];
    const missing = requiredMissing('CALL', properties, required);
    if (missing) return missing;
    const problem = wrongProperty(properties, ownProperties);
    if (problem) return invalid(problem);
    const records = relatedRecords(associations, { ...options, records: contacts.all() });
    if (records instanceof Response) return records;
    lastId += 1;
    const call = { id: String(lastId), properties, records, createdAt: now() };
    calls.push(call);
    return objectAnswer(call, 201);
  }

  function change(id: string, body: unknown): Response {
    const { properties } = updateSchema.parse(body);
    const call = calls.find((each) => each.id === id);
    if (!call) return notFound();
    const problem = wrongProperty(properties, ownProperties);
    if (problem) return invalid(problem);
    const set = Object.entries({ ...call.properties, ...properties });
    call.properties = Object.fromEntries(set.filter(([, value]) => value !== ''));
    return objectAnswer(call);
  }

  function removeCall(id: string): Response {
    const nth = calls.findIndex((each) => each.id === id);
    if (nth >= 0) calls.splice(nth, 1);
    return new Response(null, { status: 204 });
  }

  return {
    calls,
    created: contacts.created,
    create,
    createContact: (body: unknown) => createContact(body, contacts, options),
    change,
    remove: removeCall,
    read(id: string): Response {
      const call = calls.find((each) => each.id === id);
      return call ? callWithAssociations(call) : notFound();
    },
    searchCalls: (body: unknown) =>
      search(
        calls.filter(({ createdAt }) => createdAt + indexLagMs <= now()),
        body,
      ),
    readRecords: (type: string, body: unknown) => readRecords(contacts.all(), type, body),
    searchRecords: (type: string, body: unknown) =>
      search(recordsOf(contacts.indexed(), type), body),
  };
}

type Associations = z.infer<typeof createSchema>['associations'];

/** The records that a new call is associated with, or why it is refused. */
function relatedRecords(
  associations: Associations,
  { records, merged, locked }: Pick<HubspotStoreOptions, 'records' | 'merged' | 'locked'>,
): string[] | Response {
  const related: string[] = [];
  for (const { to, types } of associations) {
    for (const { associationTypeId } of types) {
      const type = ASSOCIATIONS[associationTypeId];
      const id = merged?.[to.id] ?? to.id;
      const isThere = records.some((each) => each.type === type && each.id === id);
      if (!type || !isThere)
        return invalid(`${type?.toUpperCase() ?? 'OBJECT'}=${to.id} is not valid`);
      if (locked?.includes(`${type}:${id}`)) {
        return hubspotError(403, 'FORBIDDEN', `You do not have permission to edit ${type} ${id}`);
      }
      related.push(`${type}:${id}`);
    }
  }
  return related;
}

function readRecords(records: readonly HubspotRecord[], type: string, body: unknown): Response {
  const { inputs, properties: names } = batchReadSchema.parse(body);
  const results = recordsOf(records, type).filter((each) =>
    inputs.some(({ id }) => id === each.id),
  );
  const only = (properties: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, properties[name] ?? null]));
  const read = results.map(({ id, properties }) => ({ id, properties: only(properties) }));
  return Response.json({ status: 'COMPLETE', results: read });
}

type SearchFilter = z.infer<typeof hubspotSearchSchema>['filterGroups'][number]['filters'][number];

interface SearchedObject {
  id: string;
  properties: Record<string, string>;
}

function search(objects: readonly SearchedObject[], body: unknown): Response {
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

/** A query looks at names and numbers, here at numbers: their area code and local number. */
function fitsQuery({ properties }: SearchedObject, query: string): boolean {
  return localNumber(properties.phone ?? '').includes(query);
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

function recordsOf(all: readonly HubspotRecord[], type: string): SearchedObject[] {
  const ofType = all.filter((each) => each.type === type);
  return ofType.map(({ id, properties = {} }) => ({
    id,
    properties: type === 'contact' ? { ...calculated(properties), ...properties } : properties,
  }));
}

/** `GET` with `associations`: the ids of the records, by the name of their kind. */
function callWithAssociations({ id, properties, records, createdAt }: HubspotCall): Response {
  const idsOf = (type: string) =>
    records.flatMap((each) => (each.startsWith(`${type}:`) ? [{ id: each.split(':')[1] }] : []));
  const associations = {
    contacts: { results: idsOf('contact') },
    companies: { results: idsOf('company') },
    deals: { results: idsOf('deal') },
    tickets: { results: idsOf('ticket') },
  };
  const at = new Date(createdAt).toISOString();
  return Response.json({
    id,
    properties,
    associations,
    createdAt: at,
    updatedAt: at,
    archived: false,
  });
}

function notFound(): Response {
  return hubspotError(404, 'OBJECT_NOT_FOUND', 'Object not found.');
}
