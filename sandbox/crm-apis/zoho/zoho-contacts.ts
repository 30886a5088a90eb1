import type { CreatedRecords } from '@/sandbox/crm-apis/http/created-records';
import { fitsName } from '@/sandbox/crm-apis/http/fits-name';
import { doneAnswer, invalidField, missingField, pageAnswer } from './zoho-answers';
import {
  bodySchema,
  searchQuerySchema,
  type ZohoRecord,
  zohoContactSchema,
  zohoListSchema,
} from './zoho-schemas';

/** "Insert records", of a contact. */
export function insertContact(body: unknown, contacts: CreatedRecords<ZohoRecord>): Response {
  const [given = {}] = bodySchema.parse(body).data;
  if (given.Last_Name === undefined) return missingField('Last_Name');
  const parsed = zohoContactSchema.safeParse(given);
  if (!parsed.success) return invalidField(String(parsed.error.issues[0]?.path[0]));
  const id = String(4_876_877_000_000_000_001n + BigInt(contacts.created.length));
  const { Last_Name, First_Name = '', Phone = '' } = parsed.data;
  const Full_Name = `${First_Name} ${Last_Name}`.trim();
  contacts.add({ module: 'Contacts', id, fields: { Last_Name, First_Name, Full_Name, Phone } });
  return doneAnswer('record added', id, 201);
}

/** "Get records", of any module but calls. */
export function listRecords(
  module: string,
  query: unknown,
  records: readonly ZohoRecord[],
): Response {
  const { ids, fields, sort_order, per_page } = zohoListSchema.parse(query);
  const asked = recordsOf(records, module).filter(
    ({ id }) => ids === undefined || ids.split(',').includes(id),
  );
  const sorted = sort_order === 'desc' ? asked.toReversed() : asked;
  const more_records = sorted.length > per_page;
  return pageAnswer(sorted.slice(0, per_page), fields, { more_records });
}

/** "Search records": finds parts of numbers in all fields of type phone, or starts of words in any field. */
export function searchZoho(
  module: string,
  query: unknown,
  records: readonly ZohoRecord[],
): Response {
  const { phone, word = '', fields = '', per_page, page: nth } = searchQuerySchema.parse(query);
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const fits = (values: readonly unknown[]) =>
    phone === undefined
      ? fitsName(values, word)
      : values.some((value) => digits(String(value)).includes(digits(phone)));
  const found = recordsOf(records, module).filter((record) => fits(Object.values(record)));
  const end = nth * per_page;
  const more_records = end < found.length;
  return pageAnswer(found.slice(end - per_page, end), fields, { more_records, page: nth });
}

function recordsOf(
  records: readonly ZohoRecord[],
  module: string,
): { id: string; [field: string]: unknown }[] {
  const ofModule = records.filter((each) => each.module === module);
  return ofModule.map(({ id, fields = {}, lookups = {} }) => ({ ...fields, ...lookups, id }));
}
