import { expect, it } from 'vitest';
import type { OpenCrm } from '@/lib/crm/connectors/crm-openers';
import { type CrmFault, crmFaults } from '@/sandbox/crm-apis/http/crm-server';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { newMarker } from './contract';

/** A CRM in which no record has the number. */
export interface EmptyCrm {
  open(): Pick<OpenCrm, 'connector'>;
  /** The names and numbers of the contacts that were created. */
  created(): { name: string; number: string }[];
  /** Makes the request go wrong that creates a contact. */
  failCreating(fault: CrmFault): void;
  pass(ms: number): Promise<void>;
}

const NUMBER = '+12125550134';
const NAME = 'Ada Lovelace';

/** Calls to one number, from no record, of a rep who lets contacts be created. */
export async function callsWithoutRecord(crm: EmptyCrm, count: number, calleeName?: string) {
  const facts = { ...sampleEntry.facts, callee: NUMBER, calleeName };
  const { deps, clock } = await testOutbox({
    connect: async () => crm.open().connector,
    readCall: async () => ({ target: { number: NUMBER }, entry: { ...sampleEntry, facts } }),
  });
  await deps.database.connectors.put(sampleConnector({ ifNoRecord: 'create' }));
  const ids = Array.from({ length: count }, newMarker);
  for (const callId of ids) await deps.database.outbox.add(sampleDelivery({ callId }));
  const states = async () => (await deps.database.outbox.toArray()).map(({ state }) => state);
  const step = async (ms: number) => {
    clock.now += ms;
    await crm.pass(ms);
    await runOutbox(deps, new AbortController().signal);
  };
  return { deps, step, states };
}

/** A contact is created once for a number that no record has, whatever goes wrong on the way. */
export function itCreatesContacts(start: () => Promise<EmptyCrm>): void {
  it('creates one contact for all calls to a number that no record has', async () => {
    const crm = await start();
    const { step, states } = await callsWithoutRecord(crm, 3, NAME);
    await step(0);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(crm.created()).toEqual([{ name: NAME, number: NUMBER }]);
  });

  it('names a contact by its number if the call has no name', async () => {
    const crm = await start();
    const { step } = await callsWithoutRecord(crm, 1);
    await step(0);
    expect(crm.created()).toEqual([{ name: NUMBER, number: NUMBER }]);
  });

  it('cuts no character of a long name in half', async () => {
    const crm = await start();
    const { step } = await callsWithoutRecord(crm, 1, `${'a'.repeat(79)}😀`);
    await step(0);
    expect(crm.created()).toHaveLength(1);
    expect(crm.created()[0]?.name).toMatch(/^a{79}(?:😀)?$/u);
  });

  it.each(crmFaults)('creates one contact even if the answer is wrong: %s', async (fault) => {
    const crm = await start();
    const { step, states } = await callsWithoutRecord(crm, 2, NAME);
    crm.failCreating(fault);
    await step(0);
    expect(await states()).toContain('waiting');
    for (let tries = 0; tries < 8; tries += 1) await step(160_000);
    expect(await states()).toEqual(['sent', 'sent']);
    expect(crm.created()).toEqual([{ name: NAME, number: NUMBER }]);
  });
}

/** What the CRM refuses is said in words, the entry is not made, and the CRM as a whole goes on. */
export function itSaysWhyNoContact(
  what: string,
  start: () => Promise<EmptyCrm>,
  problem: object,
): void {
  it(`creates no contact, and says why: ${what}`, async () => {
    const crm = await start();
    const { deps, step } = await callsWithoutRecord(crm, 1, NAME);
    await step(0);
    expect(await deps.database.outbox.toArray()).toMatchObject([{ state: 'failed', problem }]);
    expect(crm.created()).toEqual([]);
    expect((await deps.database.connectors.get('odoo'))?.stopped).toBeUndefined();
  });
}
