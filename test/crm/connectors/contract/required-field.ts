import { expect, it } from 'vitest';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { type ContractCrm, newMarker } from './contract';

/** A CRM that refuses an entry without this field. */
interface DemandingCrm {
  crm: Pick<ContractCrm, 'target'>;
  open(fields: FieldMapping): ReturnType<ContractCrm['open']>;
  field: string;
  /** The value of that field in each entry. */
  values(): unknown[];
  /** Somebody writes over it in the CRM. */
  overwrite(value: string): void;
}

/** A field that the CRM requires is named, and a fixed text for it lets the call through. */
export function itFillsARequiredField(start: () => Promise<DemandingCrm>): void {
  it('names a field that the CRM requires, and logs the call once it has a fixed text', async () => {
    const { crm, open, field, values } = await start();
    const { deps } = await testOutbox({
      readCall: async () => ({ target: { record: crm.target }, entry: sampleEntry }),
    });
    await deps.database.connectors.put(sampleConnector());
    const callId = newMarker();
    await deps.database.outbox.add(sampleDelivery({ callId }));
    const run = () => runOutbox(deps, new AbortController().signal);
    deps.connect = async () => open({}).connector;
    await run();
    const problem = { code: 'crm-field-required', words: field };
    expect(await deps.database.outbox.toArray()).toMatchObject([{ state: 'failed', problem }]);
    expect((await deps.database.connectors.get('odoo'))?.stopped).toBeUndefined();
    expect(values()).toEqual([]);
    deps.connect = async () => open({ fixedTexts: `${field} = Sales` }).connector;
    await deps.database.outbox.update([callId, 'odoo'], { state: 'waiting' });
    await run();
    expect(await deps.database.outbox.toArray()).toMatchObject([{ state: 'sent' }]);
    expect(values()).toEqual(['Sales']);
  });

  it('keeps a fixed text that somebody changed in the CRM', async () => {
    const { crm, open, field, values, overwrite } = await start();
    const { connector } = open({ fixedTexts: `${field} = Sales` });
    const id = await connector.create(crm.target, 'm', sampleEntry);
    overwrite('Support');
    expect(await connector.replace('m', sampleEntry, id)).toBe(true);
    expect(values()).toEqual(['Support']);
  });
}
