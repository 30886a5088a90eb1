import { z } from 'zod';
import type { RecordMatch, RecordRef } from '@/lib/outbox/model/record';
import type { Json2 } from './json2';

/** What tells records of a model apart, beside their names. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'res.partner': ['function', 'email', 'city'],
  'crm.lead': ['contact_name', 'partner_name', 'email_from'],
};

/** Odoo writes `false` for an empty field. */
const textSchema = z.union([z.string(), z.literal(false)]).catch(false);
const recordsSchema = z.array(
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
  const fields = FIELDS[type] ?? [];
  const body = { domain: [['id', 'in', ids]], fields: ['display_name', ...fields] };
  const found = await json2(type, 'search_read', body, recordsSchema);
  return found.map(({ id, display_name: name, ...values }) => {
    const detail = fields.flatMap((field) => values[field] || []).join(' · ');
    return { type, id: String(id), ...(name && { name }), ...(detail && { detail }) };
  });
}
