import { expect, it } from 'vitest';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { american } from '@/test/crm/support/american';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { odooWith } from './support/odoo';

const target = { type: 'res.partner', id: '2' };

it('makes a note with our marker as its message id, finds, changes and removes it', async () => {
  const { odoo, json2 } = odooWith();
  const crm = createOdooConnector(american, json2);
  expect(await crm.find('call-1', sampleEntry)).toBeUndefined();
  const id = await crm.create(target, 'call-1', sampleEntry);
  expect(odoo.notes).toMatchObject([{ recordId: 2, messageId: '<call-1@call.handset>' }]);
  expect(await crm.find('call-1', sampleEntry)).toBe(id);
  expect(await crm.replace('call-1', { ...sampleEntry, title: 'Changed' }, id)).toBe(true);
  expect(odoo.notes[0]?.body).toContain('Changed');
  await crm.remove('call-1', undefined, sampleEntry);
  expect(odoo.notes).toEqual([]);
});

it('says of a note that was deleted that there is none', async () => {
  const crm = createOdooConnector(american, odooWith().json2);
  expect(await crm.replace('call-1', sampleEntry, '7')).toBe(false);
  await crm.remove('call-1', undefined, sampleEntry);
});
