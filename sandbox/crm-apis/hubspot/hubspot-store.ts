import { hubspotError, objectAnswer } from './hubspot-answers';
import {
  batchReadSchema,
  createSchema,
  searchSchema,
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

/** A record of an account: its kind, id and properties. */
export interface HubspotRecord {
  type: string;
  id: string;
  properties?: Record<string, string>;
}

/** What an account holds. */
export interface HubspotStoreOptions {
  records: readonly HubspotRecord[];
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
export function createHubspotStore({ records: all, indexLagMs = 0, now }: HubspotStoreOptions) {
  const calls: HubspotCall[] = [];
  let lastId = 5_000;

  function create(body: unknown): Response {
    const { properties, associations } = createSchema.parse(body);
    const problem = properties.hs_timestamp
      ? wrongProperty(properties)
      : 'hs_timestamp: required property is missing';
    if (problem) return invalid(problem);
    const records: string[] = [];
    for (const { to, types } of associations) {
      for (const { associationTypeId } of types) {
        const type = ASSOCIATIONS[associationTypeId];
        const isThere = all.some((each) => each.type === type && each.id === to.id);
        if (!type || !isThere)
          return invalid(`${type?.toUpperCase() ?? 'OBJECT'}=${to.id} is not valid`);
        records.push(`${type}:${to.id}`);
      }
    }
    lastId += 1;
    const call = { id: String(lastId), properties, records, createdAt: now() };
    calls.push(call);
    return objectAnswer(call, 201);
  }

  function change(id: string, body: unknown): Response {
    const { properties } = updateSchema.parse(body);
    const call = calls.find((each) => each.id === id);
    if (!call) return notFound();
    const problem = wrongProperty(properties);
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
    create,
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
    readRecords(type: string, body: unknown): Response {
      const { inputs, properties: names } = batchReadSchema.parse(body);
      const results = recordsOf(all, type).filter((each) =>
        inputs.some(({ id }) => id === each.id),
      );
      const only = (properties: Record<string, string>) =>
        Object.fromEntries(names.map((name) => [name, properties[name] ?? null]));
      const read = results.map(({ id, properties }) => ({ id, properties: only(properties) }));
      return Response.json({ status: 'COMPLETE', results: read });
    },
    searchRecords: (type: string, body: unknown) => search(recordsOf(all, type), body),
  };
}

interface SearchedObject {
  id: string;
  properties: Record<string, string>;
}

function search(objects: readonly SearchedObject[], body: unknown): Response {
  const { filterGroups, limit, after } = searchSchema.parse(body);
  const found = objects.filter(({ properties }) =>
    filterGroups.some(({ filters }) =>
      filters.every(({ propertyName, operator, value }) => {
        if (operator !== 'EQ') throw new Error(`no ${operator} here`);
        return value !== undefined && properties[propertyName] === value;
      }),
    ),
  );
  const start = Number(after);
  const results = found.slice(start, start + limit);
  const end = start + results.length;
  const paging = end < found.length ? { paging: { next: { after: String(end) } } } : {};
  return Response.json({ total: found.length, results, ...paging });
}

function recordsOf(all: readonly HubspotRecord[], type: string): SearchedObject[] {
  const ofType = all.filter((each) => each.type === type);
  return ofType.map(({ id, properties = {} }) => ({ id, properties }));
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

/** What HubSpot says of a request that is wrong. */
export function invalid(message: string): Response {
  return hubspotError(400, 'VALIDATION_ERROR', message);
}

function notFound(): Response {
  return hubspotError(404, 'OBJECT_NOT_FOUND', 'Object not found.');
}
