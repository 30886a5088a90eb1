import { americanRep } from '@/test/crm/support/american-rep';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRecords } from '@/lib/crm/connectors/find-records';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { createRandom } from '@/test/soak/random';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';

const NUMBER = '+12125550134';
const CONTACTS = 20;
const CALLS = 100;
/** Longer than a request may take effect after it was sent. */
const HOUR_MS = 3_600_000;

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

/** Logs in Odoo over a network that loses some requests and some answers. */
function unreliableOdoo(lose: () => 'request' | 'answer' | 'nothing') {
  const json2 = createJson2(
    {
      now: Date.now,
      async fetch(url, init) {
        const lost = lose();
        if (lost === 'request') throw new TypeError('Failed to fetch');
        const answer = await fetch(url, init);
        if (lost === 'answer') throw new TypeError('Failed to fetch');
        return answer;
      },
    },
    { address: odooServer.url, database: odooServer.database, key },
    new AbortController().signal,
  );
  return createOdooConnector(americanRep, json2);
}

it('lists the contacts that share a number, by name', async () => {
  const found = await findRecords(
    unreliableOdoo(() => 'nothing'),
    NUMBER,
  );
  const ours = found.filter(({ id }) => contacts.includes(Number(id)));
  expect(ours.map(({ name }) => name).sort()).toEqual(
    contacts.map((_, nth) => `Handset Shared ${nth}`).sort(),
  );
});

it('logs many calls to contacts that share a number, each once at its own', async () => {
  const random = createRandom(18);
  const crm = unreliableOdoo(() => random.pick(['request', 'answer', 'nothing', 'nothing']));
  const contactOf = (callId: string) => contacts[Number(callId.split('-').at(-1)) % CONTACTS] ?? 0;
  const { deps, clock } = await testOutbox({
    connect: async () => crm,
    readCall: async (callId) => ({
      place: { record: { type: 'res.partner', id: String(contactOf(callId)) } },
      entry: { ...sampleEntry, title: `Call ${callId}.` },
    }),
  });
  const { outbox } = deps.database;
  const run = crypto.randomUUID();
  const ids = Array.from({ length: CALLS }, (_, nth) => `${run}-${nth}`);
  await outbox.bulkAdd(ids.map((callId) => sampleDelivery({ callId })));
  const areSent = async () =>
    (await outbox.where({ connector: 'odoo', state: 'sent' }).count()) === CALLS;
  for (let round = 0; round < 300 && !(await areSent()); round += 1) {
    await runOutbox(deps, new AbortController().signal);
    clock.now += HOUR_MS;
  }
  expect(await areSent()).toBe(true);
  const notes = await Promise.all(contacts.map((contact) => odoo.notesOf(contact)));
  const wrong = ids.filter((id) => {
    const on = contacts.filter((_, nth) => notes[nth]?.some(({ body }) => body.includes(`${id}.`)));
    return on.length !== 1 || on[0] !== contactOf(id);
  });
  expect({ wrong, entries: notes.flat().length }).toEqual({ wrong: [], entries: CALLS });
}, 300_000);
