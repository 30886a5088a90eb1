import { expect, it } from 'vitest';
import { findByName } from '@/lib/crm/connectors/odoo/odoo-names';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { odooWith } from './support/odoo';

const { signal: live } = new AbortController();

itSearchesByName(async (contacts) => {
  const ids = contacts.map((_, nth) => nth + 1);
  const entries = contacts.map(
    ({ first, last, email }, nth) =>
      [nth + 1, { display_name: `${first} ${last}`, email }] as const,
  );
  const numbers = Object.fromEntries(contacts.map(({ phone }, nth) => [nth + 1, phone]));
  const crm = await startFake('odoo', 'k', () =>
    createOdooApi({
      ...{ key: 'k', database: 'crm', contacts: ids, numbers },
      names: Object.fromEntries(entries),
    }),
  );
  return { ...crm, refOf: (nth) => ({ type: 'res.partner', id: String(nth) }) };
});

it('finds leads, too, by their own name, their contact or company', async () => {
  const domains: unknown[] = [];
  const json2: Parameters<typeof findByName>[0] = async (model, _method, { domain }, schema) => {
    if (model === 'crm.lead') domains.push(domain);
    const lead = { id: 4, display_name: 'Ten chairs', partner_name: 'Acme', email_from: false };
    return schema.parse(model === 'crm.lead' ? [lead] : []);
  };
  expect((await findByName(json2, 'acme', live)).records).toEqual([
    { type: 'crm.lead', id: '4', name: 'Ten chairs', detail: 'Acme' },
  ]);
  const [has, text] = ['ilike', 'acme'];
  const fields = ['name', 'contact_name', 'partner_name'].map((field) => [field, has, text]);
  expect(domains).toEqual([['|', '|', ...fields]]);
});

it('says that the user may not read contacts', async () => {
  const { json2 } = odooWith({ forbidden: ['res.partner'] });
  await expect(findByName(json2, 'Ada', live)).rejects.toMatchObject({ kind: 'refused' });
});
