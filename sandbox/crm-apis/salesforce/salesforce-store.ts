import { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { addContactRecord } from './salesforce-contacts';
import { apiError } from './salesforce-errors';
import {
  type SalesforceRecord,
  salesforceSearchSchema,
  taskChangeSchema,
  taskSchema,
} from './salesforce-schemas';
import { readSoql } from './soql-query';

/** A task as Salesforce keeps it. */
export interface SalesforceTask extends z.infer<typeof taskSchema> {
  Id: string;
  CreatedDate: string;
  /** Custom fields. */
  [field: string]: unknown;
}

/** What an org holds. */
export interface SalesforceStoreOptions {
  records: readonly SalesforceRecord[];
  /** Fields that the org's administrator made required. */
  requiredFields?: readonly string[];
  /** Ids of records that were merged into others, and so deleted. */
  merged?: readonly string[];
  /** Records that the user may not change. */
  locked?: readonly string[];
  /** Fields that the user may not see. */
  hiddenFields?: readonly string[];
  /** Objects that the user may see, and not create. */
  mayNotCreate?: readonly string[];
  /** The time after which a search finds what was made, ms. Queries find it at once. */
  indexLagMs?: number;
  /** Objects that the user may not see. */
  hiddenObjects?: readonly string[];
  /** Text fields that the org added to tasks. */
  customFields?: readonly string[];
  /** Their lengths, if not 255. */
  lengths?: Readonly<Record<string, number>>;
  /** Epoch ms. */
  now(): number;
}

const NO_RIGHT = 'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY';
const PEOPLE = ['Contact', 'Lead'];
const STANDARD = ['Id', 'CreatedDate', ...Object.keys(taskSchema.shape)];

/** Keeps the tasks of an org, and answers about them. */
export function createSalesforceStore(options: SalesforceStoreOptions) {
  const { hiddenFields = [], hiddenObjects = [], customFields = [], now } = options;
  const contacts = createRecords(options.records, options.indexLagMs ?? 0, now);
  const tasks: SalesforceTask[] = [];
  let count = 0;

  const refused = (input: TaskFields) =>
    missing(input, options) ?? unrelated(input, { ...options, records: contacts.all() });

  function add(body: unknown): Response {
    const input = readTask(taskSchema, body, options);
    if (input instanceof Response) return input;
    const refusal = refused(input);
    if (refusal) return refusal;
    count += 1;
    const Id = `00T${String(count).padStart(12, '0')}AAA`;
    tasks.push({ ...input, Id, CreatedDate: new Date(now()).toISOString() });
    return Response.json({ id: Id, success: true, errors: [] }, { status: 201 });
  }

  function change(id: string, body: unknown): Response {
    const input = readTask(taskChangeSchema, body, options);
    if (input instanceof Response) return input;
    const task = tasks.find((each) => each.Id === id);
    if (!task) return notFound();
    const refusal = refused({ ...task, ...input });
    if (refusal) return refusal;
    Object.assign(task, input);
    return new Response(null, { status: 204 });
  }

  function rowsOf(object: string): Record<string, unknown>[] | undefined {
    if (object === 'Task') return tasks.map((task) => ({ ...task }));
    const isThere = ['Contact', 'Lead', 'Account'].includes(object);
    if (hiddenObjects.includes(object)) return undefined;
    const ofObject = contacts.all().filter(({ type }) => type === object);
    return isThere ? ofObject.map(({ id, fields }) => ({ ...fields, Id: id })) : undefined;
  }

  function query(soql: string): Response {
    const asked = readSoql(soql, now());
    if (!asked) return apiError(400, 'MALFORMED_QUERY', 'unexpected token');
    const rows = rowsOf(asked.object);
    if (!rows) return noType(asked.object);
    const isThere = (name: string) => STANDARD.includes(name) || customFields.includes(name);
    const hidden = asked.fields.find(
      (name) => hiddenFields.includes(name) || (asked.object === 'Task' && !isThere(name)),
    );
    if (hidden) return apiError(400, 'INVALID_FIELD', noColumn(hidden));
    const found = rows.filter(asked.fits).slice(0, asked.limit);
    const shown = found.map((row) => only(asked.object, row, asked.fields));
    return Response.json({ totalSize: shown.length, done: true, records: shown });
  }

  /** Finds parts of numbers, in all fields. A new record is found once it is indexed. */
  function search(body: unknown): Response {
    const asked = salesforceSearchSchema.parse(body);
    const hidden = asked.sobjects.find(({ name }) => !rowsOf(name));
    if (hidden) return noType(hidden.name);
    const indexed = new Set(contacts.indexed().map(({ id }) => id));
    const searchRecords = asked.sobjects.flatMap((sobject) => {
      const rows = (rowsOf(sobject.name) ?? []).filter(({ Id }) => indexed.has(String(Id)));
      return foundIn(rows, asked, sobject);
    });
    return Response.json({ searchRecords });
  }

  return {
    ...{ tasks, add, change, query, search, created: contacts.created },
    remove: (id: string) => remove(id, tasks),
    addContact: (body: unknown) => addContactRecord(body, contacts, options),
    describe: () => describeTask(options),
  };
}

function remove(id: string, tasks: SalesforceTask[]): Response {
  const nth = tasks.findIndex((each) => each.Id === id);
  if (nth < 0) return notFound();
  tasks.splice(nth, 1);
  return new Response(null, { status: 204 });
}

type SalesforceSearch = z.infer<typeof salesforceSearchSchema>;

/** The rows of one object on one page of a search. */
function foundIn(
  rows: readonly Record<string, unknown>[],
  { q, fields, offset }: SalesforceSearch,
  { name, where, limit = 2000 }: SalesforceSearch['sobjects'][number],
) {
  const fitting = rows.filter((row) => (!where || row.IsConverted !== true) && hasDigits(row, q));
  return fitting.slice(offset, offset + limit).map((row) => only(name, row, fields));
}

function hasDigits(row: object, digits: string): boolean {
  return Object.values(row).some((value) => String(value).replaceAll(/\D/g, '').includes(digits));
}

type TaskFields = z.infer<typeof taskSchema>;

/** `WhoId` names a person, `WhatId` any other record. */
function unrelated(
  { WhoId, WhatId }: TaskFields,
  { records, merged = [], locked = [] }: SalesforceStoreOptions,
): Response | undefined {
  for (const [field, id] of Object.entries({ WhoId, WhatId })) {
    if (!id) continue;
    if (merged.includes(id)) return apiError(400, 'ENTITY_IS_DELETED', 'entity is deleted');
    if (locked.includes(id)) return apiError(400, NO_RIGHT, 'insufficient access rights', []);
    const record = records.find((each) => each.id.slice(0, 15) === id.slice(0, 15));
    const message = 'invalid cross reference id';
    if (!record) return apiError(400, 'INVALID_CROSS_REFERENCE_KEY', message, []);
    if (PEOPLE.includes(record.type) !== (field === 'WhoId')) {
      return apiError(400, 'FIELD_INTEGRITY_EXCEPTION', `${field}: wrong type`, [field]);
    }
  }
  return undefined;
}

function missing(
  input: object,
  { requiredFields = [] }: SalesforceStoreOptions,
): Response | undefined {
  const given = new Map<string, unknown>(Object.entries(input));
  const fields = requiredFields.filter((name) => (given.get(name) ?? '') === '');
  const message = `Required fields are missing: [${fields.join(', ')}]`;
  return fields.length > 0 ? apiError(400, 'REQUIRED_FIELD_MISSING', message, fields) : undefined;
}

function only(type: string, row: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  const shown = fields.map((name) => [name, row[name] ?? null] as const);
  return { attributes: { type }, ...Object.fromEntries(shown) };
}

function readTask<S extends z.ZodType<object>>(
  schema: S,
  body: unknown,
  { customFields = [], lengths }: Pick<SalesforceStoreOptions, 'customFields' | 'lengths'>,
): z.output<S> | Response {
  const given = Object.entries(z.record(z.string(), z.unknown()).parse(body));
  const [custom, standard] = [true, false].map((isCustom) =>
    Object.fromEntries(given.filter(([name]) => customFields.includes(name) === isCustom)),
  );
  const long = Object.entries(custom ?? {}).find(
    ([name, value]) => typeof value === 'string' && value.length > lengthOf(name, lengths),
  );
  if (long) return apiError(400, 'STRING_TOO_LONG', `${long[0]}: data value too large`, [long[0]]);
  const parsed = schema.safeParse(standard);
  if (parsed.success) return { ...parsed.data, ...custom };
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? '');
  if (issue?.code === 'unrecognized_keys') {
    return apiError(400, 'INVALID_FIELD', noColumn(issue.keys[0] ?? ''));
  }
  const isLong = issue?.code === 'too_big';
  const code = isLong ? 'STRING_TOO_LONG' : 'JSON_PARSER_ERROR';
  return apiError(400, code, `${field}: ${issue?.message}`, [field]);
}

function lengthOf(name: string, lengths: SalesforceStoreOptions['lengths']): number {
  return lengths?.[name] ?? 255;
}

/** A part of "sObject Describe". */
function describeTask(options: SalesforceStoreOptions): Response {
  const { customFields = [], requiredFields = [], lengths } = options;
  const fields = [...STANDARD, ...customFields].map((name) => {
    const isNumber = name === 'CallDurationInSeconds';
    const length = isNumber ? 0 : lengthOf(name, lengths);
    const custom = customFields.includes(name);
    const nillable = !requiredFields.includes(name);
    return { name, length, custom, nillable, defaultedOnCreate: false };
  });
  return Response.json({ name: 'Task', fields });
}

function noType(object: string): Response {
  return apiError(400, 'INVALID_TYPE', `sObject type '${object}' is not supported.`);
}

function noColumn(name: string): string {
  return `No such column '${name}' on sobject of type Task`;
}

function notFound(): Response {
  return apiError(
    404,
    'NOT_FOUND',
    'Provided external ID field does not exist or is not accessible',
  );
}
