import type { z } from 'zod';
import { type CreatedOdooContact, odooContacts } from './odoo-contacts';
import { accessError, type OdooOptions, odooError } from './odoo-gate';
import { odooSchemas as schemas } from './odoo-schemas';

/** A note on a record, as Odoo keeps it. */
export interface OdooNote {
  id: number;
  model: string;
  recordId: number;
  messageId: string;
  body: string;
}

/** What posting a note needs. */
interface OdooPosting {
  notes: OdooNote[];
  created: readonly CreatedOdooContact[];
  options: OdooOptions;
  /** Returns the id of the next note. */
  nextId: () => number;
}

/** Puts a note on a contact. */
export function postNote(
  { notes, created, options, nextId }: OdooPosting,
  model: string,
  note: z.infer<typeof schemas.message_post>,
): Response {
  const [recordId] = note.ids;
  const isContact = odooContacts(options, created).some(({ id }) => id === recordId);
  if (model !== 'res.partner' || !isContact) {
    const words = 'Record does not exist or has been deleted.';
    return odooError(404, 'odoo.exceptions.MissingError', words);
  }
  if (options.locked?.includes(recordId)) return accessError(model);
  const id = nextId();
  notes.push({ id, model, recordId, messageId: note.message_id, body: note.body });
  return Response.json([id]);
}

/** Searches, changes and deletes notes. */
export function answerAboutNotes(notes: OdooNote[], method: string, body: unknown): Response {
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
