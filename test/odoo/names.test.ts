import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJson2, type Json2 } from '@/lib/crm/connectors/odoo/json2';
import { findByName } from '@/lib/crm/connectors/odoo/odoo-names';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';

const { signal: live } = new AbortController();
const PHONE = '+1 212-555-0134';
const NAMES = ["Handset O'Named 100% (1)", 'Handset <b>Named</b>'];

let odoo: Odoo;
let json2: Json2;
let made: number[] = [];

beforeAll(async () => {
  odoo = await signInToOdoo(odooServer);
  made = await odoo.create(NAMES.map((name) => ({ name, phone: PHONE, e164: '+12125550134' })));
  const { url: address, database, password } = odooServer;
  const key = await odoo.createKey(password);
  const deps = { now: Date.now, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  json2 = createJson2(deps, { address, database, key }, live);
});
afterAll(() => odoo?.remove(made));

it.each(NAMES)('finds a contact by a part of its name: %s', async (name) => {
  const { records, hasMore } = await findByName(json2, name.slice(3).toLowerCase(), live);
  const id = String(made[NAMES.indexOf(name)]);
  expect(records).toEqual([{ type: 'res.partner', id, name, detail: '…0134' }]);
  expect(hasMore).toBe(false);
});

it('finds a lead by the name of its contact', async () => {
  const lead = {
    name: 'Ten chairs',
    contact_name: 'Handset Leadname',
    partner_name: 'Example Ltd',
  };
  const [id = 0] = (await odoo.call('crm.lead', 'create', [[lead]])) as number[];
  try {
    expect((await findByName(json2, 'leadname', live)).records).toEqual([
      { type: 'crm.lead', id: String(id), name: 'Ten chairs', detail: 'Example Ltd' },
    ]);
  } finally {
    await odoo.call('crm.lead', 'unlink', [[id]]);
  }
});
