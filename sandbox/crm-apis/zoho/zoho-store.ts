import type { z } from 'zod';
import { bodySchema, callSchema, listSchema, searchQuerySchema } from './zoho-schemas';

type CallFields = z.infer<typeof callSchema>;

/** A call as Zoho keeps it. */
export interface ZohoCall extends CallFields {
  id: string;
  Created_Time: string;
  [ownField: string]: unknown;
}

/** A record of an account. */
export interface ZohoRecord {
  module: 'Contacts' | 'Leads' | 'Accounts' | 'Deals';
  id: string;
  fields?: Readonly<Record<string, string>>;
}

/** What an account holds. */
export interface ZohoStoreOptions {
  records: readonly ZohoRecord[];
  /** Calls on one page at most. */
  pageSize?: number;
  /** API names of the fields that the account added to calls. */
  ownFields?: readonly string[];
  /** Epoch ms. */
  now(): number;
}

/** Keeps the calls of an account, and answers about them. */
export function createZohoStore(options: ZohoStoreOptions) {
  const { records, pageSize = 200, ownFields = [], now } = options;
  const calls: ZohoCall[] = [];
  let lastId = 4_876_876_000_000_000_000n;

  const isMissing = (module: string, id: string | undefined) =>
    id !== undefined && !records.some((each) => each.module === module && each.id === id);

  function refused(input: CallFields): Response | undefined {
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

  function add(body: unknown): Response {
    const input = readCall(body, ownFields);
    if (input instanceof Response) return input;
    const refusal = refused(input);
    if (refusal) return refusal;
    lastId += 1n;
    const id = String(lastId);
    calls.push({ ...input, id, Created_Time: zohoTime(now()) });
    return done('record added', id, 201);
  }

  function change(id: string, body: unknown): Response {
    const input = readCall(body, ownFields);
    if (input instanceof Response) return input;
    const call = calls.find((each) => each.id === id);
    if (!call) return unknownId();
    // "You are trying to update the Call_Type", "an incorrect Call_Start_Time for a completed call".
    if (input.Call_Type !== undefined) return invalidField('Call_Type');
    if (input.Call_Start_Time !== undefined) return invalidField('Call_Start_Time');
    Object.assign(call, input);
    return done('record updated', id);
  }

  function remove(id: string): Response {
    const nth = calls.findIndex((each) => each.id === id);
    if (nth < 0) return unknownId();
    calls.splice(nth, 1);
    return done('record deleted', id);
  }

  function list(query: unknown): Response {
    const { fields, sort_order, per_page, page_token = '0' } = listSchema.parse(query);
    const sorted = sort_order === 'desc' ? calls.toReversed() : calls;
    const start = Number(page_token);
    const end = start + Math.min(per_page, pageSize);
    const more_records = end < sorted.length;
    const info = { more_records, next_page_token: more_records ? String(end) : null };
    return page(sorted.slice(start, end), fields, info);
  }

  return {
    ...{ calls, add, change, remove, list },
    listFields: () => listFields(ownFields),
    listRecords(module: string, query: unknown): Response {
      const { ids = '', fields } = listSchema.parse(query);
      const found = recordsOf(records, module).filter(({ id }) => ids.split(',').includes(id));
      return page(found, fields, { more_records: false });
    },
    /** Finds parts of numbers, in all fields of type phone. */
    search(module: string, query: unknown): Response {
      const { phone, fields = '' } = searchQuerySchema.parse(query);
      const digits = (text: string) => text.replaceAll(/\D/g, '');
      const found = recordsOf(records, module).filter((record) =>
        Object.values(record).some((value) => digits(value).includes(digits(phone))),
      );
      return page(found, fields, { more_records: false });
    },
  };
}

function recordsOf(
  records: readonly ZohoRecord[],
  module: string,
): { id: string; [field: string]: string }[] {
  const ofModule = records.filter((each) => each.module === module);
  return ofModule.map(({ id, fields = {} }) => ({ ...fields, id }));
}

/** https://www.zoho.com/crm/developer/docs/api/v8/field-meta.html */
function listFields(ownFields: readonly string[]): Response {
  const names = [...Object.keys(callSchema.shape), ...ownFields];
  return Response.json({ fields: names.map((api_name) => ({ api_name })) });
}

function readCall(body: unknown, ownFields: readonly string[]): CallFields | Response {
  const [record = {}] = bodySchema.parse(body).data;
  const parsed = callSchema.safeParse(record);
  const own = Object.entries(record).filter(([name]) => ownFields.includes(name));
  if (parsed.success) return { ...parsed.data, ...Object.fromEntries(own) };
  return invalidField(String(parsed.error.issues[0]?.path[0]));
}

function page(found: readonly object[], fields: string, info: object): Response {
  if (found.length === 0) return new Response(null, { status: 204 });
  const only = (record: object) => {
    const names = [...fields.split(','), 'id'];
    return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  };
  return Response.json({ data: found.map(only), info });
}

function zohoTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}

function done(message: string, id: string, status = 200): Response {
  const result = { code: 'SUCCESS', details: { id }, message, status: 'success' };
  return Response.json({ data: [result] }, { status });
}

/** A record is refused by an answer of its own: the request as a whole is 202 (accepted). */
function refusedRecord(code: string, message: string, details: object): Response {
  return Response.json({ data: [{ code, details, message, status: 'error' }] }, { status: 202 });
}

function missingField(api_name: string): Response {
  return refusedRecord('MANDATORY_NOT_FOUND', 'required field not found', { api_name });
}

function invalidField(api_name: string): Response {
  return refusedRecord('INVALID_DATA', 'invalid data', { api_name });
}

function unknownId(): Response {
  return refusedRecord('INVALID_DATA', 'the id given seems to be invalid', { api_name: 'id' });
}
