import type { z } from 'zod';
import { fitsName } from '@/sandbox/crm-apis/http/fits-name';
import { apiError, noColumn, type SalesforceOrg } from './salesforce-org';
import { salesforceSearchSchema } from './salesforce-schemas';
import { STANDARD_FIELDS } from './salesforce-tasks';

/** A query of the kinds that the fake understands. */
interface SoqlQuery {
  fields: string[];
  object: string;
  /** Returns whether a row fits all conditions. */
  fits(row: Readonly<Record<string, unknown>>): boolean;
  limit: number;
}

const DAY_MS = 86_400_000;
const QUERY = /^SELECT (\w+(?:, \w+)*) FROM (\w+)(?: WHERE (.+?))?(?: LIMIT (\d+))?$/;
const CONDITION = /^(\w+) (?:= '([\w +-]*)'|IN \(('\w+'(?:, '\w+')*)\)|>= LAST_N_DAYS:(\d+))$/;

/** Reads a query; `undefined` if it is malformed. Days are counted back from `now`. */
function readSoql(soql: string, now: number): SoqlQuery | undefined {
  const [, fields = '', object = '', where, limit] = QUERY.exec(soql) ?? [];
  const conditions = (where?.split(' AND ') ?? []).map((each) => CONDITION.exec(each));
  if (object === '' || conditions.some((each) => each === null)) return undefined;
  return {
    ...{ fields: fields.split(', '), object, limit: Number(limit ?? 2000) },
    fits: (row) =>
      conditions.every((each) => {
        const [, name = '', equals, ids, days] = each ?? [];
        const value = String(row[name]);
        if (equals !== undefined) return value === equals;
        if (ids !== undefined) return ids.includes(`'${value}'`);
        return Date.parse(value) >= now - Number(days) * DAY_MS;
      }),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the rows of an object; undefined if the user cannot see it. */
type RowsOf = (object: string) => readonly Row[] | undefined;

/** Answers a query in SOQL. */
export function answerQuery(soql: string, rowsOf: RowsOf, org: SalesforceOrg): Response {
  const asked = readSoql(soql, org.now());
  if (!asked) return apiError(400, 'MALFORMED_QUERY', 'unexpected token');
  const rows = rowsOf(asked.object);
  if (!rows) return noType(asked.object);
  const hidden = asked.fields.find((name) => isHidden(name, asked.object, org));
  if (hidden) return apiError(400, 'INVALID_FIELD', noColumn(hidden));
  const found = rows.filter(asked.fits).slice(0, asked.limit);
  const shown = found.map((row) => only(asked.object, row, asked.fields));
  return Response.json({ totalSize: shown.length, done: true, records: shown });
}

function isHidden(
  field: string,
  object: string,
  { hiddenFields = [], customFields = [] }: SalesforceOrg,
): boolean {
  const isTaskField = STANDARD_FIELDS.includes(field) || customFields.includes(field);
  return hiddenFields.includes(field) || (object === 'Task' && !isTaskField);
}

/** Finds parts of numbers in all fields, or starts of words in names. `isIndexed` is false for what searches don't find yet. */
export function answerSearch(
  body: unknown,
  rowsOf: RowsOf,
  isIndexed: (row: Row) => boolean,
): Response {
  const asked = salesforceSearchSchema.parse(body);
  if (isMalformed(asked.q)) return apiError(400, 'MALFORMED_SEARCH', 'unexpected token');
  const hidden = asked.sobjects.find(({ name }) => !rowsOf(name));
  if (hidden) return noType(hidden.name);
  const searchRecords = asked.sobjects.flatMap((sobject) =>
    foundIn((rowsOf(sobject.name) ?? []).filter(isIndexed), asked, sobject),
  );
  return Response.json({ searchRecords });
}

/** A reserved character without a backslash. A wildcard may end the search. */
function isMalformed(q: string): boolean {
  return /[?&|!{}[\]()^~:'+-]|\*./.test(q.replaceAll(/\\./g, ''));
}

type SalesforceSearch = z.infer<typeof salesforceSearchSchema>;

/** The rows of one object on one page of a search. */
function foundIn(
  rows: readonly Row[],
  { q, in: group, fields, offset }: SalesforceSearch,
  { name, where, limit = 2000 }: SalesforceSearch['sobjects'][number],
) {
  const fits = (row: Row) => (group === 'NAME' ? hasName(row, q) : hasDigits(row, q));
  const fitting = rows.filter((row) => (!where || row.IsConverted !== true) && fits(row));
  return fitting.slice(offset, offset + limit).map((row) => only(name, row, fields));
}

/** All words must be there. A search that is not escaped is malformed. */
function hasName({ Name }: Row, q: string): boolean {
  const words = q.replaceAll(/\\(.)|"|\*$/g, '$1');
  return fitsName([Name], words);
}

function hasDigits(row: object, digits: string): boolean {
  return Object.values(row).some((value) => String(value).replaceAll(/\D/g, '').includes(digits));
}

function only(type: string, row: Row, fields: readonly string[]) {
  const shown = fields.map((name) => [name, row[name] ?? null] as const);
  return { attributes: { type }, ...Object.fromEntries(shown) };
}

function noType(object: string): Response {
  return apiError(400, 'INVALID_TYPE', `sObject type '${object}' is not supported.`);
}
