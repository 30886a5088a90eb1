import type { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import {
  doneAnswer,
  invalidField,
  missingField,
  noPermission,
  pageAnswer,
  unknownId,
} from './zoho-answers';
import { insertContact, listRecords, searchZoho } from './zoho-contacts';
import { bodySchema, type ZohoRecord, zohoCallSchema, zohoListSchema } from './zoho-schemas';

type CallFields = z.infer<typeof zohoCallSchema>;

/** A call as Zoho keeps it. */
export interface ZohoCall extends CallFields {
  id: string;
  Created_Time: string;
  [ownField: string]: unknown;
}

/** What an account holds. */
export interface ZohoStoreOptions {
  records: readonly ZohoRecord[];
  /** Ids of records that the user may not change. */
  locked?: readonly string[];
  /** The time after which a search finds what was made, ms. */
  searchLagMs?: number;
  /** Calls on one page at most. */
  pageSize?: number;
  /** API names of the fields that the account added to calls. */
  ownFields?: readonly string[];
  /** Fields that the account requires of new calls. */
  requiredFields?: readonly string[];
  /** Their lengths, if not 255. */
  lengths?: Readonly<Record<string, number>>;
  /** Epoch ms. */
  now(): number;
}

type OwnFields = Pick<ZohoStoreOptions, 'ownFields' | 'lengths'>;

/** Keeps the calls of an account, and answers about them. */
export function createZohoStore(options: ZohoStoreOptions) {
  const { pageSize = 200, searchLagMs = 0, now } = options;
  const contacts = createRecords(options.records, searchLagMs, now);
  const calls: ZohoCall[] = [];
  let lastId = 4_876_876_000_000_000_000n;

  function add(body: unknown): Response {
    const input = readCall(body, options);
    if (input instanceof Response) return input;
    const refusal = refused(input, contacts.all()) ?? refusedByAccount(input, options);
    if (refusal) return refusal;
    lastId += 1n;
    const id = String(lastId);
    calls.push({ ...input, id, Created_Time: zohoTime(now()) });
    return doneAnswer('record added', id, 201);
  }

  function change(id: string, body: unknown): Response {
    const input = readCall(body, options);
    if (input instanceof Response) return input;
    const call = calls.find((each) => each.id === id);
    if (!call) return unknownId();
    // "You are trying to update the Call_Type", "an incorrect Call_Start_Time for a completed call".
    if (input.Call_Type !== undefined) return invalidField('Call_Type');
    if (input.Call_Start_Time !== undefined) return invalidField('Call_Start_Time');
    Object.assign(call, input);
    return doneAnswer('record updated', id);
  }

  return {
    ...{ calls, add, change, created: contacts.created },
    remove: (id: string) => remove(id, calls),
    list: (query: unknown) => listCalls(calls, query, pageSize),
    addContact: (body: unknown) => insertContact(body, contacts),
    listFields: () => listFields(options),
    listRecords: (module: string, query: unknown) => listRecords(module, query, contacts.all()),
    search: (module: string, query: unknown) => searchZoho(module, query, contacts.indexed()),
  };
}

/** What Zoho demands of every new call. */
function refused(input: CallFields, records: readonly ZohoRecord[]): Response | undefined {
  const isMissing = (module: string, id: string | undefined) =>
    id !== undefined && !records.some((each) => each.module === module && each.id === id);
  if (input.Call_Type === undefined) return missingField('Call_Type');
  if (input.Call_Start_Time === undefined) return missingField('Call_Start_Time');
  if (input.Subject === undefined) return missingField('Subject');
  // The call is over: "mandatory for completed calls".
  if (input.Call_Duration === undefined) return invalidField('Call_Duration');
  if (isMissing('Contacts', input.Who_Id?.id)) return invalidField('Who_Id');
  if (!input.What_Id) return undefined;
  if (input.$se_module === undefined) return missingField('$se_module');
  return isMissing(input.$se_module, input.What_Id.id) ? invalidField('What_Id') : undefined;
}

function remove(id: string, calls: ZohoCall[]): Response {
  const nth = calls.findIndex((each) => each.id === id);
  if (nth < 0) return unknownId();
  calls.splice(nth, 1);
  return doneAnswer('record deleted', id);
}

function listCalls(calls: readonly ZohoCall[], query: unknown, pageSize: number): Response {
  const { fields, sort_order, per_page, page_token = '0' } = zohoListSchema.parse(query);
  const sorted = sort_order === 'desc' ? calls.toReversed() : calls;
  const start = Number(page_token);
  const end = start + Math.min(per_page, pageSize);
  const more_records = end < sorted.length;
  const info = { more_records, next_page_token: more_records ? String(end) : null };
  return pageAnswer(sorted.slice(start, end), fields, info);
}

/** What an account's administrator demands and forbids. */
function refusedByAccount(
  input: CallFields,
  { requiredFields, locked }: ZohoStoreOptions,
): Response | undefined {
  const given = new Map<string, unknown>(Object.entries(input));
  const missing = requiredFields?.find((name) => (given.get(name) ?? '') === '');
  if (missing) return missingField(missing);
  const relatedId = input.Who_Id?.id ?? input.What_Id?.id ?? '';
  return locked?.includes(relatedId) ? noPermission() : undefined;
}

/** https://www.zoho.com/crm/developer/docs/api/v8/field-meta.html */
function listFields({ ownFields = [], lengths }: OwnFields): Response {
  const names = [...Object.keys(zohoCallSchema.shape), ...ownFields];
  const fields = names.map((api_name) => ({ api_name, length: lengths?.[api_name] ?? 255 }));
  return Response.json({ fields });
}

function readCall(body: unknown, { ownFields = [], lengths }: OwnFields): CallFields | Response {
  const [record = {}] = bodySchema.parse(body).data;
  const parsed = zohoCallSchema.safeParse(record);
  const own = Object.entries(record).filter(([name]) => ownFields.includes(name));
  const long = own.find(([name, value]) => String(value).length > (lengths?.[name] ?? 255));
  if (long) return invalidField(long[0]);
  if (parsed.success) return { ...parsed.data, ...Object.fromEntries(own) };
  return invalidField(String(parsed.error.issues[0]?.path[0]));
}

function zohoTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}
