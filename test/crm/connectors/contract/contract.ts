import { expect, it } from 'vitest';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import type { OpenCrm } from '@/lib/crm/connectors/open-crm';
import type { EntryContent, EntryTarget } from '@/lib/outbox/model';
import { runOutbox } from '@/lib/outbox/run-outbox';
import { type CrmFault, crmFaults } from '@/sandbox/crm-apis/http/crm-server';
import { sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';

/** An entry as the CRM has it. */
export interface ContractEntry {
  id: string;
  text: string;
  /** Whether it is on the record that it was made for, and on no other. */
  isOnTarget: boolean;
}

/** A CRM, fake or real, that the contract is tried on. */
export interface ContractCrm {
  open(deps?: Partial<HttpDeps>): OpenCrm;
  /** A record that is there. */
  target: EntryTarget;
  /** The entries with this marker, as the CRM shows them. */
  entriesOf(marker: string): Promise<ContractEntry[]>;
  /** Makes the next request go wrong. */
  failNext(fault: CrmFault): void;
  /** Lets time pass at the CRM, ms. */
  pass(ms: number): Promise<void>;
}

/** A marker as ours are. */
export const newMarker = () => crypto.randomUUID();

/** What each connector keeps to. `start` returns a CRM without faults. */
export function itKeepsTheContract(start: () => Promise<ContractCrm>): void {
  it('makes an entry on the record, finds, changes and removes it', async () => {
    const crm = await start();
    const { connector } = crm.open();
    const marker = newMarker();
    expect(await connector.find(marker, sampleEntry)).toBeUndefined();
    const id = await connector.create(crm.target, marker, sampleEntry);
    expect(await crm.entriesOf(marker)).toMatchObject([{ id, isOnTarget: true }]);
    const changed: EntryContent = { ...sampleEntry, lines: [{ label: 'Note', text: 'Later' }] };
    expect(await connector.replace(marker, changed, id)).toBe(true);
    expect((await crm.entriesOf(marker))[0]?.text).toContain('Later');
    await crm.pass(60_000);
    expect(await connector.find(marker, sampleEntry)).toBe(id);
    await connector.remove(marker, undefined, sampleEntry);
    expect(await crm.entriesOf(marker)).toEqual([]);
    expect(await connector.replace(marker, changed, id)).toBe(false);
    await connector.remove(marker, id, sampleEntry);
  });

  it('writes markup as text, and cuts a note of 100 kB', async () => {
    const crm = await start();
    const { connector } = crm.open();
    const [markup, long] = [newMarker(), newMarker()];
    const nasty = '<img src=x onerror=alert(1)>';
    await connector.create(crm.target, markup, { ...sampleEntry, title: nasty });
    for (const { text } of await crm.entriesOf(markup)) expect(text).not.toContain('<img');
    const note = { label: 'Note', text: '& Grüße 😀 '.repeat(10_000) };
    await connector.create(crm.target, long, { ...sampleEntry, lines: [note] });
    expect(await crm.entriesOf(long)).toHaveLength(1);
  });

  it.each(crmFaults)('makes one entry of a call, and changes it once: %s', async (fault) => {
    const crm = await start();
    const id = newMarker();
    const { deps, clock } = await testOutbox({
      connect: async () => crm.open().connector,
      readCall: async () => ({ place: { record: crm.target }, entry: sampleEntry }),
    });
    const step = async (ms: number) => {
      clock.now += ms;
      await crm.pass(ms);
      await runOutbox(deps, new AbortController().signal);
    };
    const runUntilSent = async () => {
      const isSent = async () => (await deps.database.outbox.get([id, 'odoo']))?.state === 'sent';
      for (let tries = 0; tries < 8 && !(await isSent()); tries += 1) await step(160_000);
      expect(await isSent()).toBe(true);
    };
    await deps.database.outbox.add(sampleDelivery({ callId: id }));
    crm.failNext(fault);
    await runUntilSent();
    expect(await crm.entriesOf(id)).toMatchObject([{ isOnTarget: true }]);
    await deps.database.outbox.update([id, 'odoo'], {
      ...{ revision: 2, state: 'waiting', dueAt: clock.now },
    });
    crm.failNext(fault);
    await runUntilSent();
    expect(await crm.entriesOf(id)).toHaveLength(1);
  });
}
