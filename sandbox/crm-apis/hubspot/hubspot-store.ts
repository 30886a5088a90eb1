import type { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { hubspotError, invalid, objectAnswer, requiredMissing } from './hubspot-answers';
import { createContact } from './hubspot-contacts';
import { createSchema, type HubspotRecord, updateSchema, wrongProperty } from './hubspot-schemas';
import { readRecords, recordsOf, searchObjects } from './hubspot-searches';

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
    searchCalls(body: unknown): Response {
      const indexed = calls.filter(({ createdAt }) => createdAt + indexLagMs <= now());
      return searchObjects(indexed, body);
    },
    readRecords: (type: string, body: unknown) => readRecords(contacts.all(), type, body),
    searchRecords: (type: string, body: unknown) =>
      searchObjects(recordsOf(contacts.indexed(), type), body),
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
