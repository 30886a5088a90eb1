import { answerAboutContacts, type CreatedOdooContact, createOdooContact } from './odoo-contacts';
import { accessError, createOdooGate, type OdooOptions, odooError } from './odoo-gate';
import { answerAboutNotes, type OdooNote, postNote } from './odoo-notes';
import { odooSchemas as schemas } from './odoo-schemas';

/**
 * An Odoo 19 with its External JSON-2 API: what the extension uses of it, with the answers that a real
 * one gave. It keeps notes of contacts and counts nothing.
 */
export interface OdooApi {
  notes: OdooNote[];
  /** Contacts that were created. */
  created: CreatedOdooContact[];
  answer(request: Request): Promise<Response>;
}

/** Without the CRM app there are no leads. */
const MODELS = ['res.users', 'res.partner', 'mail.message'];

/** Creates a fake Odoo. */
export function createOdooApi(options: OdooOptions): OdooApi {
  const notes: OdooNote[] = [];
  const created: CreatedOdooContact[] = [];
  let lastId = 0;
  const nextId = () => ++lastId;
  const refusalFor = createOdooGate(options);

  function run(model: string, method: string, body: unknown): Response {
    if (model === 'mail.message' && method !== 'has_access')
      return answerAboutNotes(notes, method, body);
    switch (method) {
      case 'context_get':
        return Response.json({ lang: 'en_US', tz: 'UTC', uid: 2 });
      case 'has_access':
        return Response.json(may(schemas.has_access.parse(body).operation, model, options));
      case 'fields_get':
        return Response.json({ phone_sanitized: { type: 'char' }, phone: { type: 'char' } });
      case 'search_read':
      case 'search':
        return may('read', model, options)
          ? answerAboutContacts(options, created, body)
          : accessError(model);
      case 'create':
        return may('write', model, options) ? createOdooContact(created, body) : accessError(model);
      case 'message_post':
        return may('write', model, options)
          ? postNote({ notes, created, options, nextId }, model, schemas.message_post.parse(body))
          : accessError(model);
      default:
        return noSuch(`The method '${method}' does not exist`);
    }
  }

  return {
    notes,
    created,
    async answer(request) {
      const refusal = refusalFor(request);
      if (refusal) return refusal;
      const [, , , model = '', method = ''] = new URL(request.url).pathname.split('/');
      if (!MODELS.includes(model)) return noSuch(`the model '${model}' does not exist`);
      try {
        return run(model, method, await request.json());
      } catch (error) {
        return odooError(500, 'builtins.ValueError', String(error));
      }
    },
  };
}

/** Returns whether the key's user may do this with records of a model. */
function may(
  operation: string,
  model: string,
  { forbidden = [], readOnly = [] }: OdooOptions,
): boolean {
  return !forbidden.includes(model) && (operation === 'read' || !readOnly.includes(model));
}

function noSuch(message: string): Response {
  return odooError(404, 'werkzeug.exceptions.NotFound', message);
}
