import type { z } from 'zod';
import { createRateLimit, type RateLimit } from './http/rate-limit';
import { odooSchemas as schemas } from './odoo-schemas';

/** A note on a record, as Odoo keeps it. */
export interface OdooNote {
  id: number;
  model: string;
  recordId: number;
  messageId: string;
  body: string;
}

/** What a fake Odoo is made with. */
export interface OdooOptions {
  key: string;
  database: string;
  /** Ids of the contacts (`res.partner`). */
  contacts: readonly number[];
  /** Their numbers as they are written, by contact. */
  numbers?: Readonly<Record<number, string>>;
  /** The numbers in E.164 of contacts whose country Odoo knows. One with a plus needs none. */
  sanitized?: Readonly<Record<number, string>>;
  /** What they are called, by contact. */
  names?: Readonly<Record<number, { display_name: string; email?: string }>>;
  /** Models whose records the key's user may read, and not change. */
  readOnly?: readonly string[];
  /** Models whose records the key's user may not touch. */
  forbidden?: readonly string[];
  /** Contacts that a record rule hides from the key's user. */
  locked?: readonly number[];
  /** Of the web server in front of Odoo, which answers with a page. */
  rateLimit?: RateLimit;
  /** Epoch ms. */
  now?(): number;
}

/**
 * An Odoo 19 with its External JSON-2 API: what the extension uses of it, with the answers that a real
 * one gave. It keeps notes of contacts and counts nothing.
 */
export interface OdooApi {
  notes: OdooNote[];
  /** Contacts that were created. */
  created: { id: number; name: string; phone: string }[];
  answer(request: Request): Promise<Response>;
}

/** Without the CRM app there are no leads. */
const MODELS = ['res.users', 'res.partner', 'mail.message'];

type NumberSearch = z.infer<typeof schemas.search_number>;
type RecordsToRead = z.infer<typeof schemas.search_read>;

/** Creates a fake Odoo. */
export function createOdooApi(options: OdooOptions): OdooApi {
  const notes: OdooNote[] = [];
  const created: OdooApi['created'] = [];
  let lastId = 0;
  const outside = createGate(options);

  const isReadOnly = (model: string) => options.readOnly?.includes(model) ?? false;
  const mayDo = (model: string, { operation }: z.infer<typeof schemas.has_access>) =>
    operation === 'read' || !isReadOnly(model);

  function run(model: string, method: string, body: unknown): Response {
    if (model === 'mail.message' && method !== 'has_access')
      return answerAboutNotes(notes, method, body);
    const isForbidden = options.forbidden?.includes(model) ?? false;
    switch (method) {
      case 'context_get':
        return Response.json({ lang: 'en_US', tz: 'UTC', uid: 2 });
      case 'has_access':
        return Response.json(!isForbidden && mayDo(model, schemas.has_access.parse(body)));
      case 'fields_get':
        return Response.json({ phone_sanitized: { type: 'char' }, phone: { type: 'char' } });
      case 'search_read':
      case 'search':
        return answerAboutContacts(options, created, body);
      case 'create':
        return isForbidden || isReadOnly(model) ? accessError(model) : createContact(created, body);
      case 'message_post':
        return isForbidden || isReadOnly(model)
          ? accessError(model)
          : post(model, schemas.message_post.parse(body));
      default:
        return odooError(
          404,
          'werkzeug.exceptions.NotFound',
          `The method '${method}' does not exist`,
        );
    }
  }

  function post(model: string, note: z.infer<typeof schemas.message_post>): Response {
    const [recordId] = note.ids;
    if (
      model !== 'res.partner' ||
      !contactsOf(options, created).some(({ id }) => id === recordId)
    ) {
      const words = 'Record does not exist or has been deleted.';
      return odooError(404, 'odoo.exceptions.MissingError', words);
    }
    if (options.locked?.includes(recordId)) return accessError(model);
    lastId += 1;
    notes.push({ id: lastId, model, recordId, messageId: note.message_id, body: note.body });
    return Response.json([lastId]);
  }

  return {
    notes,
    created,
    async answer(request) {
      const refusal = outside(request);
      if (refusal) return refusal;
      const [, , , model = '', method = ''] = new URL(request.url).pathname.split('/');
      if (!MODELS.includes(model)) {
        const words = `the model '${model}' does not exist`;
        return odooError(404, 'werkzeug.exceptions.NotFound', words);
      }
      try {
        return run(model, method, await request.json());
      } catch (error) {
        return odooError(500, 'builtins.ValueError', String(error));
      }
    },
  };
}

/** What is refused before any model is asked: by the web server, or for address, database or key. */
function createGate({ key, database, rateLimit, now = Date.now }: OdooOptions) {
  const isTooMuch = rateLimit && createRateLimit(rateLimit, now);
  return ({ url, headers }: Request): Response | undefined => {
    if (isTooMuch?.()) return tooManyRequests(rateLimit);
    const [, api, version] = new URL(url).pathname.split('/');
    if (api !== 'json' || version !== '2') return htmlPage(404, '<h1>Not Found</h1>');
    if ((headers.get('x-odoo-database') ?? database) !== database) {
      return htmlPage(404, 'No database is selected. Use the X-Odoo-Database header.');
    }
    return headers.get('authorization') === `bearer ${key}`
      ? undefined
      : odooError(401, 'werkzeug.exceptions.Unauthorized', 'Invalid apikey');
  };
}

function answerAboutContacts(
  options: OdooOptions,
  created: OdooApi['created'],
  body: unknown,
): Response {
  const numbers = schemas.search_number.safeParse(body).data;
  if (numbers) return searchNumber(options, created, numbers);
  const exact = schemas.search_phone.safeParse(body).data;
  if (!exact) return readRecords(options, schemas.search_read.parse(body));
  const [[, , phone]] = exact.domain;
  const found = contactsOf(options, created).filter((each) => each.phone === phone);
  return Response.json(found.map(({ id }) => id));
}

function createContact(created: OdooApi['created'], body: unknown): Response {
  const [contact] = schemas.create.parse(body).vals_list;
  const id = 1_001 + created.length;
  created.push({ id, ...contact });
  return Response.json([id]);
}

function contactsOf({ contacts, numbers }: OdooOptions, created: OdooApi['created']) {
  return [...contacts.map((id) => ({ id, phone: numbers?.[id] ?? '' })), ...created];
}

/** `phone_mobile_search` leaves out what stands between digits (`mail_thread_phone.py`). */
function searchNumber(
  options: OdooOptions,
  created: OdooApi['created'],
  { domain: [, [, , e164], [, , end]], offset, limit }: NumberSearch,
): Response {
  const phones = contactsOf(options, created).map(({ id, phone }) => {
    const plus = phone.startsWith('+') && `+${phone.replaceAll(/\D/g, '')}`;
    return { id, phone, phone_sanitized: options.sanitized?.[id] ?? plus };
  });
  const found = phones.filter(
    ({ phone, phone_sanitized }) =>
      phone_sanitized === e164 || phone.replaceAll(/[\s\\./()-]/g, '').includes(end),
  );
  return Response.json(found.slice(offset, offset + limit));
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

function answerAboutNotes(notes: OdooNote[], method: string, body: unknown): Response {
  if (method === 'search') {
    const { domain: criteria } = schemas.search.parse(body);
    const [[, , messageId]] = criteria;
    const found = notes.filter((note) => note.messageId === messageId);
    return Response.json(found.map(({ id }) => id));
  }
  if (method === 'write') {
    const { ids, vals } = schemas.write.parse(body);
    for (const note of notes) if (ids.includes(note.id)) note.body = vals.body;
    return Response.json(true);
  }
  const { ids } = schemas.unlink.parse(body);
  const kept = notes.filter(({ id }) => !ids.includes(id));
  notes.splice(0, notes.length, ...kept);
  return Response.json(true);
}

function accessError(model: string): Response {
  const words = `You are not allowed to access '${model}' records.`;
  return odooError(403, 'odoo.exceptions.AccessError', words);
}

function tooManyRequests({ windowMs = 0 }: Partial<RateLimit> = {}): Response {
  return new Response('<h1>429 Too Many Requests</h1>', {
    status: 429,
    headers: { 'retry-after': String(windowMs / 1000) },
  });
}

function odooError(status: number, name: string, message: string): Response {
  return Response.json({ name, message, arguments: [message], context: {}, debug: '' }, { status });
}

function htmlPage(status: number, body: string): Response {
  return new Response(`<!DOCTYPE html>${body}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
