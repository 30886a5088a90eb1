import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import type { Connector } from '@/lib/outbox/connector';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';

const NUMBER = '+12125550134';
const GERMAN = 'de_DE';

let odoo: Odoo;
let connector: Connector;
const made: number[] = [];

beforeAll(async () => {
  odoo = await signInToOdoo(odooServer);
  connector = connectorWith(await odoo.createKey(odooServer.password));
});
afterAll(() => odoo?.remove(made));

function connectorWith(key: string): Connector {
  const { url: address, database } = odooServer;
  const deps = { now: Date.now, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const { signal: abortSignal } = new AbortController();
  return createOdooConnector(
    americanRep,
    createJson2(deps, { address, database, key }, abortSignal),
  );
}

async function newContact(name: string): Promise<number> {
  const [id = 0] = await odoo.create([{ name, phone: '+1 212-555-0134', e164: NUMBER }]);
  made.push(id);
  return id;
}

const recordOf = (id: number) => ({ type: 'res.partner', id: String(id) });
const logOn = (id: number, by = connector) =>
  by.create(recordOf(id), crypto.randomUUID(), sampleEntry);
const gone = { kind: 'refused', problem: { code: 'crm-record-gone' } };

async function removeNow(id: number): Promise<void> {
  made.splice(made.indexOf(id), 1);
  await odoo.remove([id]);
}

it('says that a contact was deleted', async () => {
  const contact = await newContact('Handset Deleted');
  await removeNow(contact);
  await expect(logOn(contact)).rejects.toMatchObject(gone);
});

it('says that a contact was merged into another, and writes nothing there', async () => {
  const [kept, merged] = [await newContact('Handset Kept'), await newContact('Handset Merged')];
  const wizard = 'base.partner.merge.automatic.wizard';
  const both = { partner_ids: [[6, 0, [kept, merged]]], dst_partner_id: kept };
  const id = await odoo.call(wizard, 'create', [both]);
  await odoo.call(wizard, 'action_merge', [[id]]);
  made.splice(made.indexOf(merged), 1);
  await expect(logOn(merged)).rejects.toMatchObject(gone);
  expect(await odoo.notesOf(kept)).toEqual([]);
});

it('writes a name with markup as text, and a note of 100 kB whole', async () => {
  const contact = await newContact('Handset <img src=x onerror=alert(1)>');
  const text = `${'& Grüße 😀 '.repeat(10_000)}the end`;
  const lines = [{ label: 'Note', text }];
  const entry = { ...sampleEntry, title: 'Call to Handset <img src=x onerror=alert(1)>', lines };
  await connector.create(recordOf(contact), crypto.randomUUID(), entry);
  const [note] = await odoo.notesOf(contact);
  expect(note?.body).toContain('Call to Handset &lt;img src=x onerror=alert(1)&gt;');
  expect(note?.body).toContain('the end');
  expect(note?.body).not.toContain('[cut]');
});

it('says that a user may not write on a contact', async () => {
  const contact = await newContact('Handset Forbidden');
  const [portal] = (await odoo.call('ir.model.data', 'search_read', [
    [
      ['module', '=', 'base'],
      ['name', '=', 'group_user'],
    ],
    ['res_id'],
  ])) as { res_id: number }[];
  const login = `handset-${crypto.randomUUID()}`;
  const groups = [[6, 0, [portal?.res_id]]];
  const user = { name: 'Handset Guest', login, password: login, group_ids: groups };
  const id = await odoo.call('res.users', 'create', [user]);
  const read = await odoo.call('res.users', 'read', [[id], ['partner_id']]);
  const [{ partner_id: person }] = read as [{ partner_id: [number, string] }];
  const guest = await signInToOdoo({ ...odooServer, login, password: login });
  const refused = { kind: 'refused', problem: { code: 'crm-no-right' } };
  const byGuest = connectorWith(await guest.createKey(login));
  await expect(logOn(contact, byGuest)).rejects.toMatchObject(refused);
  expect(await odoo.notesOf(contact)).toEqual([]);
  await odoo.call('res.users', 'unlink', [[id]]);
  // A user's contact stays, and would be in every list from then on.
  await odoo.remove([person[0]]);
});

it('works for a user whose Odoo is in German', async () => {
  const contact = await newContact('Handset Gelöscht');
  const [lang] = (await odoo.call('res.lang', 'search', [[['code', '=', GERMAN]]], {
    context: { active_test: false },
  })) as number[];
  const install = await odoo.call('base.language.install', 'create', [
    { lang_ids: [[6, 0, [lang]]], overwrite: false },
  ]);
  await odoo.call('base.language.install', 'lang_install', [[install]]);
  const [me] = (await odoo.call('res.users', 'search', [
    [['login', '=', odooServer.login]],
  ])) as number[];
  const speak = (code: string) => odoo.call('res.users', 'write', [[me], { lang: code }]);
  await speak(GERMAN);
  try {
    expect(await logOn(contact)).toMatch(/^\d+$/);
    expect((await connector.recordsOf(NUMBER)).records).toContainEqual(recordOf(contact));
    await removeNow(contact);
    await expect(logOn(contact)).rejects.toMatchObject(gone);
  } finally {
    await speak('en_US');
  }
});
