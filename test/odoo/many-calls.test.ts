import '@/test/support/setup';
import { americanRep } from '@/test/crm/support/american-rep';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRecords } from '@/lib/crm/connectors/entry-target';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { crmFaultNames } from '@/test/soak/outbox/faulty-crm';
import { logCalls } from '@/test/soak/outbox/story';
import type { StoryCrm } from '@/test/soak/outbox/story-crm';
import { createRandom } from '@/test/soak/random';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';

const NUMBER = '+12125550134';
const CONTACTS = 20;
const CALLS = 100;

let odoo: Odoo;
let contacts: number[] = [];
let key: string;

beforeAll(async () => {
  odoo = await signInToOdoo(odooServer);
  const names = Array.from({ length: CONTACTS }, (_, nth) => `Handset Shared ${nth}`);
  contacts = await odoo.create(
    names.map((name) => ({ name, phone: '+1 212-555-0134', e164: NUMBER })),
  );
  key = await odoo.createKey(odooServer.password);
});
afterAll(() => odoo?.remove(contacts));

it('lists the contacts that share a number, by name', async () => {
  const { url: address, database } = odooServer;
  const deps = { now: Date.now, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const json2 = createJson2(deps, { address, database, key }, new AbortController().signal);
  const found = await findRecords(createOdooConnector(americanRep, json2), NUMBER);
  const ours = found.filter(({ id }) => contacts.includes(Number(id)));
  expect(ours.map(({ name }) => name).sort()).toEqual(
    contacts.map((_, nth) => `Handset Shared ${nth}`).sort(),
  );
});

/** The real Odoo, in a story that ends lives of the background and loses requests. */
function realStoryCrm(): StoryCrm {
  return {
    contacts,
    async answer(request) {
      const headers = new Headers(request.headers);
      headers.set('authorization', `bearer ${key}`);
      headers.set('x-odoo-database', odooServer.database);
      const { pathname } = new URL(request.url);
      const body = await request.text();
      return fetch(`${odooServer.url}${pathname}`, { method: request.method, headers, body });
    },
    async read() {
      const ofEach = contacts.map(async (recordId) =>
        (await odoo.notesOf(recordId)).map(({ body, message_id }) => ({
          ...{ recordId, body, messageId: message_id },
        })),
      );
      return { notes: (await Promise.all(ofEach)).flat(), created: [] };
    },
  };
}

it('logs many calls to contacts that share a number, each once at its own', async () => {
  const random = createRandom(18);
  const faults = Array.from({ length: CALLS * 2 }, () => random.pick(crmFaultNames));
  const deaths = Array.from({ length: CALLS / 4 }, () => 1 + random.below(400));
  const crm = realStoryCrm();
  const plan = { seed: 18, calls: CALLS, callsNamed: crypto.randomUUID(), faults, deaths };
  const { lives, requests, points: _, created: _created, ...wrong } = await logCalls(plan, crm);
  const { notes } = await crm.read();
  console.log({ calls: CALLS, lives, requests, entries: notes.length });
  expect({ ...wrong, entries: notes.length }).toEqual({
    ...{ missing: [], doubled: [], onWrongRecord: [], incomplete: [], contactsTwice: [] },
    entries: CALLS,
  });
}, 600_000);
