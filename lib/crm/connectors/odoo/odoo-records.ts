import { z } from 'zod';
import {
  type FoundPage,
  matchesOf,
  readPages,
  type SoughtNumber,
} from '@/lib/crm/connectors/numbers/number-matches';
import {
  ConnectorError,
  type FoundByNumber,
  MAX_MATCHES,
  type NumberMatch,
} from '@/lib/outbox/connector';
import type { RecordMatch, RecordRef } from '@/lib/outbox/model/entry';
import type { Json2 } from './json2';

/** What a number may belong to. */
const MODELS = ['res.partner', 'crm.lead'];
/** Fields for numbers. Not each version and app of Odoo has all. */
const PHONES = ['phone', 'mobile'];
/** The number in E.164, as Odoo reads it (`phone_validation`). */
const SANITIZED = 'phone_sanitized';

/** Records on one page. */
const PAGE = 200;

const READ = { ids: [], operation: 'read' };

/** Odoo writes `false` for an empty field. */
const textSchema = z.union([z.string(), z.literal(false)]).catch(false);
const recordsSchema = z.array(z.object({ id: z.int() }).catchall(textSchema));

/**
 * Finds the contacts and leads of Odoo that have this number, or may have it. Odoo reads a number with
 * the country of its contact, and finds it by its last digits in any writing (`phone_mobile_search`).
 * Without that module, or where the key's user may not read them, the result is empty.
 */
export async function findByNumber(json2: Json2, sought: SoughtNumber): Promise<FoundByNumber> {
  const matches: NumberMatch[] = [];
  let hasMore = false;
  for (const type of MODELS) {
    const fields = await phoneFields(json2, type);
    if (fields.length === 0) continue;
    const found = await readPages((after) => readPage(json2, sought, { type, fields, after }));
    matches.push(...matchesOf(sought, type, found.records));
    hasMore ||= found.hasMore;
  }
  return { records: matches.slice(0, MAX_MATCHES), hasMore };
}

/** Odoo does not say whether there is more, so one more record is asked for than a page holds. */
async function readPage(
  json2: Json2,
  { e164, end }: SoughtNumber,
  { type, fields, after = '0' }: { type: string; fields: string[]; after?: string | undefined },
): Promise<FoundPage> {
  const domain = ['|', [SANITIZED, '=', e164], ['phone_mobile_search', 'ilike', end]];
  const page = { offset: Number(after), limit: PAGE + 1, order: 'id' };
  const found = await json2(type, 'search_read', { domain, fields, ...page }, recordsSchema);
  const records = found.slice(0, PAGE).map(({ id, ...values }) => ({
    id: String(id),
    numbers: fields.flatMap((name) => values[name] || []),
  }));
  return { records, next: found.length > PAGE ? String(page.offset + PAGE) : undefined };
}

/**
 * Names a model of which some records can't be found by their number, although it is there: the key's user
 * may not read it, or nothing indexes its numbers.
 */
export async function unsearchableModel(json2: Json2): Promise<string | undefined> {
  for (const type of MODELS) {
    const isThere = await json2(type, 'has_access', READ, z.boolean()).then(
      isAnswer,
      noneIfRefused,
    );
    const isNeeded = type === 'res.partner' || isThere;
    if (isNeeded && (await phoneFields(json2, type)).length === 0) return type;
  }
  return undefined;
}

function isAnswer(): true {
  return true;
}

/** The fields to compare; none unless the app is installed and its records may be read. */
async function phoneFields(json2: Json2, model: string): Promise<string[]> {
  const isReadable = await json2(model, 'has_access', READ, z.boolean()).catch(noneIfRefused);
  if (!isReadable) return [];
  const names = [SANITIZED, ...PHONES];
  const asked = { allfields: names, attributes: ['type'] };
  const fields = await json2(model, 'fields_get', asked, z.record(z.string(), z.unknown()));
  return SANITIZED in fields ? names.filter((name) => name in fields) : [];
}

/** Odoo refuses to answer about a model that it does not have. */
function noneIfRefused(error: unknown): false {
  if (error instanceof ConnectorError && error.kind === 'refused') return false;
  throw error;
}

/** What tells records of a model apart, beside their names. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  'res.partner': ['function', 'email', 'city'],
  'crm.lead': ['contact_name', 'partner_name', 'email_from'],
};

const namedRecordsSchema = z.array(
  z.object({ id: z.int(), display_name: textSchema }).catchall(textSchema),
);

/** Reads names of records, and what tells them apart. One that is gone is left out. */
export async function describeRecords(
  json2: Json2,
  records: readonly RecordRef[],
): Promise<RecordMatch[]> {
  const types = [...new Set(records.map(({ type }) => type))];
  const described = await Promise.all(types.map((type) => describeType(json2, type, records)));
  return described.flat();
}

async function describeType(
  json2: Json2,
  type: string,
  records: readonly RecordRef[],
): Promise<RecordMatch[]> {
  const ids = records.filter((record) => record.type === type).map(({ id }) => Number(id));
  const fields = DETAILS[type] ?? [];
  const body = { domain: [['id', 'in', ids]], fields: ['display_name', ...fields] };
  const found = await json2(type, 'search_read', body, namedRecordsSchema);
  return found.map(({ id, display_name: name, ...values }) => {
    const detail = fields.flatMap((field) => values[field] || []).join(' · ');
    return { type, id: String(id), ...(name && { name }), ...(detail && { detail }) };
  });
}
