import { z } from 'zod';

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
  /** Their numbers in E.164, by contact. Odoo finds them by these, however they are written. */
  numbers?: Readonly<Record<number, string>>;
  /** What they are called, by contact. */
  names?: Readonly<Record<number, { display_name: string; email?: string }>>;
  /** Models whose records the key's user may not touch. */
  forbidden?: readonly string[];
}

/**
 * An Odoo 19 with its External JSON-2 API: what the extension uses of it, with the answers that a real
 * one gave. It keeps notes of contacts and counts nothing.
 */
export interface OdooApi {
  notes: OdooNote[];
  answer(request: Request): Promise<Response>;
}

/** Without the CRM app there are no leads. */
const MODELS = ['res.users', 'res.partner', 'mail.message'];

const domain = z.tuple([z.tuple([z.literal('message_id'), z.literal('='), z.string()])]);
const schemas = {
  message_post: z.strictObject({
    ids: z.tuple([z.int()]),
    body: z.string(),
    body_is_html: z.literal(true),
    message_type: z.literal('comment'),
    subtype_xmlid: z.literal('mail.mt_note'),
    message_id: z.string(),
  }),
  search: z.strictObject({ domain, order: z.literal('id') }),
  write: z.strictObject({ ids: z.array(z.int()), vals: z.strictObject({ body: z.string() }) }),
  unlink: z.strictObject({ ids: z.array(z.int()) }),
  search_number: z.strictObject({
    domain: z.tuple([
      z.literal('|'),
      z.tuple([z.literal('phone_sanitized'), z.literal('='), z.string()]),
      z.tuple([z.literal('phone_mobile_search'), z.literal('='), z.string()]),
    ]),
    limit: z.int(),
  }),
  search_read: z.strictObject({
    domain: z.tuple([z.tuple([z.literal('id'), z.literal('in'), z.array(z.int())])]),
    fields: z.array(z.string()),
  }),
  has_access: z.strictObject({ ids: z.array(z.int()), operation: z.enum(['read', 'create']) }),
};

type NumberSearch = z.infer<typeof schemas.search_number>;
type RecordsToRead = z.infer<typeof schemas.search_read>;

/** Creates a fake Odoo. */
export function createOdooApi(options: OdooOptions): OdooApi {
  const notes: OdooNote[] = [];
  let lastId = 0;

  function run(model: string, method: string, body: unknown): Response {
    if (model === 'mail.message' && method !== 'has_access')
      return answerAboutNotes(notes, method, body);
    const isForbidden = options.forbidden?.includes(model) ?? false;
    switch (method) {
      case 'context_get':
        return Response.json({ lang: 'en_US', tz: 'UTC', uid: 2 });
      case 'has_access':
        schemas.has_access.parse(body);
        return Response.json(!isForbidden);
      case 'fields_get':
        return Response.json({ phone_sanitized: { type: 'char' } });
      case 'search':
        return searchNumber(schemas.search_number.parse(body));
      case 'search_read':
        return readRecords(schemas.search_read.parse(body));
      case 'message_post':
        return isForbidden ? accessError(model) : post(model, schemas.message_post.parse(body));
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
    if (model !== 'res.partner' || !options.contacts.includes(recordId)) {
      const words = 'Record does not exist or has been deleted.';
      return odooError(404, 'odoo.exceptions.MissingError', words);
    }
    lastId += 1;
    notes.push({ id: lastId, model, recordId, messageId: note.message_id, body: note.body });
    return Response.json([lastId]);
  }

  function searchNumber({ domain: [, [, , number]], limit }: NumberSearch): Response {
    const found = options.contacts.filter((id) => options.numbers?.[id] === number);
    return Response.json(found.slice(0, limit));
  }

  /** Odoo answers `false` for an empty field. */
  function readRecords({ domain: [[, , ids]], fields }: RecordsToRead): Response {
    const found = options.contacts.filter((id) => ids.includes(id));
    const empty = Object.fromEntries(fields.map((field) => [field, false]));
    return Response.json(found.map((id) => ({ id, ...empty, ...options.names?.[id] })));
  }

  return {
    notes,
    async answer(request) {
      const [, api, version, model = '', method = ''] = new URL(request.url).pathname.split('/');
      if (api !== 'json' || version !== '2') return htmlPage(404, '<h1>Not Found</h1>');
      const database = request.headers.get('x-odoo-database') ?? options.database;
      if (database !== options.database) {
        return htmlPage(404, 'No database is selected. Use the X-Odoo-Database header.');
      }
      if (request.headers.get('authorization') !== `bearer ${options.key}`) {
        return odooError(401, 'werkzeug.exceptions.Unauthorized', 'Invalid apikey');
      }
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

function odooError(status: number, name: string, message: string): Response {
  return Response.json({ name, message, arguments: [message], context: {}, debug: '' }, { status });
}

function htmlPage(status: number, body: string): Response {
  return new Response(`<!DOCTYPE html>${body}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
