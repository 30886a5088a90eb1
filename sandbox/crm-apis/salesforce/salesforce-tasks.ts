import { z } from 'zod';
import { apiError, noColumn, type SalesforceOrg } from './salesforce-org';
import { taskSchema } from './salesforce-schemas';

type TaskFields = z.infer<typeof taskSchema>;

/** A task as Salesforce keeps it. */
export interface SalesforceTask extends TaskFields {
  Id: string;
  CreatedDate: string;
  /** Custom fields. */
  [field: string]: unknown;
}

const NO_RIGHT = 'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY';
const PEOPLE = ['Contact', 'Lead'];

/** The fields that tasks have in every org. */
export const STANDARD_FIELDS: readonly string[] = [
  ...['Id', 'CreatedDate'],
  ...Object.keys(taskSchema.shape),
];

/** Returns why an org refuses a task; undefined if it does not. */
export function refusalOfTask(input: TaskFields, org: SalesforceOrg): Response | undefined {
  return missing(input, org) ?? unrelated(input, org);
}

/** `WhoId` names a person, `WhatId` any other record. */
function unrelated(
  { WhoId, WhatId }: TaskFields,
  { records, merged = [], locked = [] }: SalesforceOrg,
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

function missing(input: object, { requiredFields = [] }: SalesforceOrg): Response | undefined {
  const given = new Map<string, unknown>(Object.entries(input));
  const fields = requiredFields.filter((name) => (given.get(name) ?? '') === '');
  const message = `Required fields are missing: [${fields.join(', ')}]`;
  return fields.length > 0 ? apiError(400, 'REQUIRED_FIELD_MISSING', message, fields) : undefined;
}

/** Reads what an org is asked to keep of a task: standard and custom fields. */
export function readTask<S extends z.ZodType<object>>(
  schema: S,
  body: unknown,
  { customFields = [], lengths }: Pick<SalesforceOrg, 'customFields' | 'lengths'>,
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

function lengthOf(name: string, lengths: SalesforceOrg['lengths']): number {
  return lengths?.[name] ?? 255;
}

/** A part of "sObject Describe". */
export function describeTask(org: SalesforceOrg): Response {
  const { customFields = [], requiredFields = [], lengths } = org;
  const fields = [...STANDARD_FIELDS, ...customFields].map((name) => {
    const isNumber = name === 'CallDurationInSeconds';
    const length = isNumber ? 0 : lengthOf(name, lengths);
    const custom = customFields.includes(name);
    const nillable = !requiredFields.includes(name);
    return { name, length, custom, nillable, defaultedOnCreate: false };
  });
  return Response.json({ name: 'Task', fields });
}
