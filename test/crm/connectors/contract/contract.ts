import { expect, it } from 'vitest';
import type { OpenCrm } from '@/lib/crm/connectors/crm-openers';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { type CrmFault, crmFaults } from '@/sandbox/crm-apis/http/crm-server';
import { sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';

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
  target: RecordRef;
  /** The entries with this marker, as the CRM shows them. */
  entriesOf(marker: string): Promise<ContractEntry[]>;
  /** Makes the next request go wrong. */
  failNext(fault: CrmFault): void;
  /** The time at the CRM, epoch ms. */
  now(): number;
  /** Lets time pass at the CRM, ms. */
  pass(ms: number): Promise<void>;
  /** It takes texts of any length. */
  isUnlimited?: true;
}

/** A marker as ours are. */
export const newMarker = () => crypto.randomUUID();

const DAY_MS = 86_400_000;

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

  it('writes markup as text, and a note of 100 kB whole or with a notice of the cut', async () => {
    const crm = await start();
    const { connector } = crm.open();
    const [markup, long] = [newMarker(), newMarker()];
    const nasty = '<img src=x onerror=alert(1)>';
    await connector.create(crm.target, markup, { ...sampleEntry, title: nasty });
    for (const { text } of await crm.entriesOf(markup)) expect(text).not.toContain('<img');
    const note = { label: 'Note', text: `${'& Grüße 😀 '.repeat(10_000)}the end` };
    await connector.create(crm.target, long, { ...sampleEntry, lines: [note] });
    const [entry, ...others] = await crm.entriesOf(long);
    expect(others).toEqual([]);
    expect(entry?.text.includes('the end')).toBe(crm.isUnlimited === true);
    expect(entry?.text.includes('[cut]')).toBe(crm.isUnlimited !== true);
  });

  it.each([3, -3, 400])('finds an entry even if the clock here is %d days ahead', async (days) => {
    const crm = await start();
    const ahead = days * DAY_MS;
    const { connector } = crm.open({ now: () => crm.now() + ahead });
    const [marker, startedAt] = [newMarker(), crm.now() + ahead];
    const entry = { ...sampleEntry, facts: { ...sampleEntry.facts, startedAt } };
    const id = await connector.create(crm.target, marker, entry);
    await crm.pass(2 * DAY_MS);
    expect(await connector.find(marker, entry)).toBe(id);
  });

  it('keeps the entries of two browsers of one rep apart', async () => {
    const crm = await start();
    const browsers = await Promise.all(
      [newMarker(), newMarker()].map(async (callId) => {
        const { deps } = await testOutbox({
          connect: async () => crm.open().connector,
          readCall: async () => ({ target: { record: crm.target }, entry: sampleEntry }),
        });
        await deps.database.outbox.add(sampleDelivery({ callId }));
        const run = () => runOutbox(deps, new AbortController().signal);
        return { callId, deps, run };
      }),
    );
    const [first, second] = browsers;
    await Promise.all(browsers.map(({ run }) => run()));
    const lines = [{ label: 'Note', text: 'Only of the first' }];
    if (first) {
      const { deps, callId, run } = first;
      deps.readCall = async () => ({
        ...{ target: { record: crm.target }, entry: { ...sampleEntry, lines } },
      });
      await deps.database.outbox.update([callId, 'odoo'], { revision: 2, state: 'waiting' });
      await run();
    }
    const [changed] = await crm.entriesOf(first?.callId ?? '');
    const others = await crm.entriesOf(second?.callId ?? '');
    expect(changed?.text).toContain('Only of the first');
    expect(others).toMatchObject([{ isOnTarget: true }]);
    expect(others[0]?.text).not.toContain('Only of the first');
  });

  it.each(crmFaults)('makes one entry of a call, and changes it once: %s', async (fault) => {
    const crm = await start();
    const id = newMarker();
    const { deps, clock } = await testOutbox({
      connect: async () => crm.open().connector,
      readCall: async () => ({ target: { record: crm.target }, entry: sampleEntry }),
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
