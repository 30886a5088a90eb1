import { z } from 'zod';
import type { ContactMaker } from '@/lib/outbox/connector';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { unsearchableModel } from './find-by-number';
import type { Json2 } from './json2';

const CONTACT = 'res.partner';

const idsSchema = z.array(z.int());

/**
 * Creates contacts: `create` of the ORM,
 * https://www.odoo.com/documentation/19.0/developer/reference/backend/orm.html#odoo.models.Model.create
 */
export function createOdooContacts(json2: Json2): ContactMaker {
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
