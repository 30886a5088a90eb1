import { expect, it } from 'vitest';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { type ContractCrm, newMarker } from './contract';

/** A CRM with a record, and with one that a call can't be logged on. */
interface CrmWithLostRecord extends Pick<ContractCrm, 'open' | 'target' | 'entriesOf'> {
  /** All entries, on whatever record. */
  entries(): readonly unknown[];
}

type StartLost = () => Promise<CrmWithLostRecord>;

const { signal: abortSignal } = new AbortController();

/** A call from the lost record, then one from the other. */
async function twoCalls(crm: CrmWithLostRecord, lost: RecordRef) {
  const [ofLost, ofOther] = [newMarker(), newMarker()];
  const { deps } = await testOutbox({
    connect: async () => crm.open().connector,
    readCall: async (callId) => ({
      target: { record: callId === ofLost ? lost : crm.target },
      entry: sampleEntry,
    }),
  });
  for (const callId of [ofLost, ofOther])
    await deps.database.outbox.add(sampleDelivery({ callId }));
  await runOutbox(deps, abortSignal);
  return { deps, ofLost, ofOther };
}

/** Nothing is written for a record that is gone or not for the rep, the log says why, and other calls go on. */
export function itWritesToNoOtherRecord(
  why: string,
  start: StartLost,
  { lost, problem }: { lost: RecordRef; problem: object },
): void {
  it(`writes a call to no other record, and says why: ${why}`, async () => {
    const crm = await start();
    const { deps, ofLost, ofOther } = await twoCalls(crm, lost);
    const { outbox, connectors } = deps.database;
    expect(await outbox.get([ofLost, 'odoo'])).toMatchObject({ state: 'failed', problem });
    expect(await outbox.get([ofOther, 'odoo'])).toMatchObject({ state: 'sent' });
    expect(await crm.entriesOf(ofLost)).toEqual([]);
    expect(await crm.entriesOf(ofOther)).toMatchObject([{ isOnTarget: true }]);
    expect(crm.entries()).toHaveLength(1);
    expect((await connectors.get('odoo'))?.stopped).toBeUndefined();
  });
}

/** An entry that was deleted with its record stays deleted. */
export function itMakesNoEntryAgain(start: StartLost): void {
  it('says that an entry is gone, and makes no other', async () => {
    const crm = await start();
    const { deps, ofOther } = await twoCalls(crm, crm.target);
    const { connector } = crm.open();
    const row = await deps.database.outbox.get([ofOther, 'odoo']);
    await connector.remove(ofOther, row?.entryId, sampleEntry);
    await deps.database.outbox.update([ofOther, 'odoo'], { revision: 2, state: 'waiting' });
    await runOutbox(deps, abortSignal);
    expect(await deps.database.outbox.get([ofOther, 'odoo'])).toMatchObject({
      ...{ state: 'failed', problem: { code: 'crm-entry-gone' } },
    });
    expect(crm.entries()).toHaveLength(1);
  });
}
