import type { z } from 'zod';
import type { OdooOptions } from './odoo-gate';
import { odooSchemas as schemas } from './odoo-schemas';

type NumberSearch = z.infer<typeof schemas.search_number>;
type NamesToSearch = z.infer<typeof schemas.search_name>;
type RecordsToRead = z.infer<typeof schemas.search_read>;

/** A contact that was created. */
export interface CreatedOdooContact {
  id: number;
  name: string;
  phone: string;
}

/** Searches and reads contacts. */
export function answerAboutContacts(
  options: OdooOptions,
  created: readonly CreatedOdooContact[],
  body: unknown,
): Response {
  const numbers = schemas.search_number.safeParse(body).data;
  if (numbers) return searchNumber(options, created, numbers);
  const named = schemas.search_name.safeParse(body).data;
  if (named) return searchName(options, named);
  const exact = schemas.search_phone.safeParse(body).data;
  if (!exact) return readRecords(options, schemas.search_read.parse(body));
  const [[, , phone]] = exact.domain;
  const found = odooContacts(options, created).filter((each) => each.phone === phone);
  return Response.json(found.map(({ id }) => id));
}

/** Creates a contact. */
export function createOdooContact(created: CreatedOdooContact[], body: unknown): Response {
  const [contact] = schemas.create.parse(body).vals_list;
  const id = 1_001 + created.length;
  created.push({ id, ...contact });
  return Response.json([id]);
}

/** All contacts with their numbers. */
export function odooContacts(
  { contacts, numbers }: OdooOptions,
  created: readonly CreatedOdooContact[],
) {
  return [...contacts.map((id) => ({ id, phone: numbers?.[id] ?? '' })), ...created];
}

/** `phone_mobile_search` leaves out what stands between digits (`mail_thread_phone.py`). */
function searchNumber(
  options: OdooOptions,
  created: readonly CreatedOdooContact[],
  { domain: [, [, , e164], [, , end]], offset, limit }: NumberSearch,
): Response {
  const phones = odooContacts(options, created).map(({ id, phone }) => {
    const plus = phone.startsWith('+') && `+${phone.replaceAll(/\D/g, '')}`;
    return { id, phone, phone_sanitized: options.sanitized?.[id] ?? plus };
  });
  const found = phones.filter(
    ({ phone, phone_sanitized }) =>
      phone_sanitized === e164 || phone.replaceAll(/[\s\\./()-]/g, '').includes(end),
  );
  return Response.json(found.slice(offset, offset + limit));
}

/** `ilike` finds a text anywhere, in any case. */
function searchName(
  options: OdooOptions,
  { domain: [[, , text]], fields, limit }: NamesToSearch,
): Response {
  const { contacts, names, numbers } = options;
  const fits = (id: number) =>
    (names?.[id]?.display_name ?? '').toLowerCase().includes(text.toLowerCase());
  const empty = Object.fromEntries(fields.map((field) => [field, false]));
  const found = contacts.filter(fits).slice(0, limit);
  return Response.json(
    found.map((id) => ({ id, ...empty, phone: numbers?.[id] ?? false, ...names?.[id] })),
  );
}

/** Odoo answers `false` for an empty field. */
function readRecords(
  options: OdooOptions,
  { domain: [[, , ids]], fields }: RecordsToRead,
): Response {
  const found = options.contacts.filter((id) => ids.includes(id));
  const empty = Object.fromEntries(fields.map((field) => [field, false]));
  return Response.json(found.map((id) => ({ id, ...empty, ...options.names?.[id] })));
}
