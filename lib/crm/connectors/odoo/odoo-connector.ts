import { z } from 'zod';
import type { NumberDeps } from '@/lib/crm/connectors/numbers/number-matches';
import type { Connector } from '@/lib/outbox/connector';
import { entryHtml } from '@/lib/outbox/entry/entry-html';
import { describeRecords } from './describe-records';
import { findByNumber } from './find-by-number';
import type { Json2 } from './json2';
import { createOdooContacts } from './odoo-contacts';

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
