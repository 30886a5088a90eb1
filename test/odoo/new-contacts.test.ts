import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { createOdooConnector } from '@/lib/crm/connectors/odoo/odoo-connector';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';

/** Nobody has this one. */
const NEW = '+13125550107';
/** Many contacts have a number that ends like this one. */
const COMMON = '+13125550108';
const COMMON_END = '+1 212 555 0108';
const HOUR_MS = 3_600_000;

let odoo: Odoo;
let key: string;
const made: number[] = [];

beforeAll(async () => {
  odoo = await signInToOdoo(odooServer);
  key = await odoo.createKey(odooServer.password);
});
afterAll(() => odoo?.remove(made));

type Lost = 'request' | 'answer';

/** Calls to one number, from no record, of a rep who lets contacts be created. */
async function callsTo(number: string, count: number, losses: readonly Lost[] = []) {
  const left = [...losses];
  const json2 = createJson2(
    {
      now: Date.now,
      async fetch(url, init) {
        const lost = url.endsWith('/res.partner/create') ? left.shift() : undefined;
        if (lost === 'request') throw new TypeError('Failed to fetch');
        const answer = await fetch(url, init);
        if (lost === 'answer') throw new TypeError('Failed to fetch');
        return answer;
      },
    },
    { address: odooServer.url, database: odooServer.database, key },
    new AbortController().signal,
  );
  const connector = createOdooConnector(americanRep, json2);
  const facts = { ...sampleEntry.facts, callee: number, calleeName: 'Handset New' };
  const { deps, clock } = await testOutbox({
    connect: async () => connector,
    readCall: async () => ({ target: { number }, entry: { ...sampleEntry, facts } }),
  });
  const { outbox, connectors } = deps.database;
  await connectors.put(sampleConnector({ ifNoRecord: 'create' }));
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const callId of ids) await outbox.add(sampleDelivery({ callId }));
  for (let round = 0; round < 6; round += 1) {
    await runOutbox(deps, new AbortController().signal);
    clock.now += HOUR_MS;
  }
  return { connector, rows: await outbox.toArray() };
}

/** Contacts like this one, with a number that ends like the one that is called. */
const likeThem = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    ...{ name: `Handset Like ${nth}`, phone: COMMON_END, e164: '+12125550108' },
  }));

it.each<Lost[]>([['answer'], ['request'], ['request', 'answer']])(
  'creates one contact for three calls, though lost: %s %s',
  async (...losses) => {
    const { connector, rows } = await callsTo(NEW, 3, losses);
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    const { records } = await connector.recordsOf(NEW);
    made.push(...records.map(({ id }) => Number(id)));
    expect(records).toHaveLength(1);
    const [contact] = records;
    expect(await odoo.notesOf(Number(contact?.id))).toHaveLength(3);
    await odoo.remove(made.splice(0));
  },
);

it('finds the only contact with a number behind 450 that are like it, and logs there', async () => {
  const [own = 0] = await odoo.create([
    { name: 'Handset Common', phone: '(312) 555-0108', e164: COMMON, country: 'US' },
  ]);
  made.push(...(await odoo.create(likeThem(450))), own);
  const { rows } = await callsTo(COMMON, 1);
  expect(rows).toMatchObject([{ state: 'sent', loggedOn: { id: String(own) } }]);
  expect(await odoo.notesOf(own)).toHaveLength(1);
});

it('neither picks nor creates one if more than 1,000 are like it', async () => {
  made.push(...(await odoo.create(likeThem(600))));
  const { connector, rows } = await callsTo(COMMON, 1);
  const problem = { code: 'crm-search-incomplete' };
  expect(rows).toMatchObject([{ state: 'choice', problem }]);
  expect((await connector.recordsOf(COMMON)).hasMore).toBe(true);
});
