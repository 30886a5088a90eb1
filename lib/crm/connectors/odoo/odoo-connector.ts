import { z } from 'zod';
import type { NumberDeps } from '@/lib/crm/connectors/numbers/number-matches';
import { type Connector, ConnectorError, type ContactMaker } from '@/lib/outbox/connector';
import { entryHtml } from '@/lib/outbox/entry/write-entry';
import type { Json2 } from './json2';
import { findByName } from './odoo-names';
import { describeRecords, findByNumber, unsearchableModel } from './odoo-records';

const idsSchema = z.array(z.int());

/**
 * Logs calls as notes on the chatter of a record. The marker is the note's `message_id`, the
 * `Message-ID` of RFC 5322: Odoo takes it as given, indexes it and shows it to nobody
 * (docs/decisions/0020).
 */
export function createOdooConnector({ readSought }: NumberDeps, json2: Json2): Connector {
  const search = (marker: string) =>
    json2(
      'mail.message',
      'search',
      { domain: [['message_id', '=', messageIdOf(marker)]], order: 'id' },
      idsSchema,
    );
  return {
    recordsOf: async (number) => findByNumber(json2, await readSought(number)),
    describe: (records) => describeRecords(json2, records),
    searchByName: (text, abortSignal) => findByName(json2, text, abortSignal),
    contacts: createOdooContacts(json2),
    async create({ type, id }, marker, entry) {
      const note = {
        ids: [Number(id)],
        body: entryHtml(entry),
        body_is_html: true,
        message_type: 'comment',
        subtype_xmlid: 'mail.mt_note',
        message_id: messageIdOf(marker),
      };
      const [created] = await json2(type, 'message_post', note, idsSchema.min(1));
      return String(created);
    },
    async find(marker) {
      const [found] = await search(marker);
      return found === undefined ? undefined : String(found);
    },
    async replace(marker, entry) {
      const ids = await search(marker);
      if (ids.length === 0) return false;
      // Odoo answers `true` also for notes that were deleted meanwhile.
      await json2(
        'mail.message',
        'write',
        { ids, vals: { body: entryHtml(entry) } },
        z.literal(true),
      );
      return true;
    },
    async remove(marker) {
      const ids = await search(marker);
      if (ids.length > 0) await json2('mail.message', 'unlink', { ids }, z.literal(true));
    },
  };
}

function messageIdOf(marker: string): string {
  return `<${marker}@call.handset>`;
}

const CONTACT = 'res.partner';

/**
 * Creates contacts: `create` of the ORM,
 * https://www.odoo.com/documentation/19.0/developer/reference/backend/orm.html#odoo.models.Model.create
 */
function createOdooContacts(json2: Json2): ContactMaker {
  const targetOf = (id: number) => ({ type: CONTACT, id: String(id) });
  return {
    async find(number) {
      const words = await unsearchableModel(json2);
      if (words) throw new ConnectorError('refused', 'crm-no-right', { words });
      const query = { domain: [['phone', '=', number]], order: 'id' };
      const ids = await json2(CONTACT, 'search', query, idsSchema);
      return ids.map(targetOf);
    },
    async create({ name, number }) {
      const body = { vals_list: [{ name, phone: number }] };
      const [id = 0] = await json2(CONTACT, 'create', body, idsSchema.length(1));
      return targetOf(id);
    },
  };
}

/** What the key's user must be allowed to do, at least. */
const RIGHTS = [
  { model: 'res.partner', operation: 'read' },
  // Odoo lets a user write a note on a contact only if they may edit it.
  { model: 'res.partner', operation: 'write' },
  { model: 'mail.message', operation: 'create' },
] as const;

/** Asks Odoo whether the key works and may do what is needed. Rejects with a `ConnectorError`. */
export async function testOdoo(json2: Json2): Promise<void> {
  await json2('res.users', 'context_get', {}, z.object({ uid: z.int() }));
  for (const { model, operation } of RIGHTS) {
    const isAllowed = await json2(model, 'has_access', { ids: [], operation }, z.boolean());
    if (!isAllowed) throw new ConnectorError('refused', 'crm-no-right', { words: model });
  }
}
