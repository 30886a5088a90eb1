import { expect, it } from 'vitest';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { logOnRecord, pickRecord } from '@/lib/outbox/send/choose-record';
import { deliver } from '@/lib/outbox/send/deliver';
import { NOON } from '@/test/calls/support/calls';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { TO_LOG, testOutbox } from '@/test/outbox/support/outbox-deps';

const NUMBER = '+12125550134';
const contact = (id: string) => ({ type: 'res.partner', id });
const BOTH = [contact('1'), contact('2')];
const both = { records: BOTH, hasMore: false };
const chosen = { number: NUMBER, now: NOON };

async function outboxWith(row: Partial<Delivery> = {}) {
  const outbox = await testOutbox();
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { number: NUMBER } });
  outbox.crm.records.push(...BOTH);
  const targets: RecordRef[] = [];
  const { create } = outbox.crm;
  outbox.crm.create = async (target, ...rest) => {
    targets.push({ type: target.type, id: target.id });
    return create(target, ...rest);
  };
  await outbox.deps.database.outbox.put(sampleDelivery(row));
  return { ...outbox, targets };
}

type Chosen = Awaited<ReturnType<typeof outboxWith>>;

async function step({ deps }: Chosen, callId = 'call-1'): Promise<Delivery | undefined> {
  await deps.database.outbox.update([callId, 'odoo'], { dueAt: NOON });
  await deliver(deps, sampleConnector(), callId);
  return deps.database.outbox.get([callId, 'odoo']);
}

const choose = ({ deps }: Chosen, id: string) =>
  logOnRecord(deps.database, ['call-1', 'odoo'], contact(id), chosen);

it('waits for the rep if several records have the number, and logs on the chosen one', async () => {
  const outbox = await outboxWith();
  expect(await step(outbox)).toMatchObject({ state: 'choice' });
  expect(outbox.targets).toEqual([]);
  await choose(outbox, '2');
  expect(await step(outbox)).toMatchObject({ state: 'sent' });
  expect(outbox.targets).toEqual([contact('2')]);
});

it('remembers the choice for the number', async () => {
  const outbox = await outboxWith();
  await choose(outbox, '2');
  await outbox.deps.database.outbox.put(sampleDelivery({ callId: 'call-2' }));
  expect(await step(outbox, 'call-2')).toMatchObject({ state: 'sent' });
  expect(outbox.targets).toEqual([contact('2')]);
});

it('remembers no record that lost the number, and none of another address', async () => {
  const { deps } = await outboxWith();
  const { database } = deps;
  await logOnRecord(database, ['call-1', 'odoo'], contact('3'), chosen);
  expect(await pickRecord(database, sampleConnector(), NUMBER, both)).toBeUndefined();
  await logOnRecord(database, ['call-1', 'odoo'], contact('2'), chosen);
  expect(await pickRecord(database, sampleConnector(), NUMBER, both)).toEqual(contact('2'));
  const elsewhere = sampleConnector({ address: 'https://other.example.com' });
  expect(await pickRecord(database, elsewhere, NUMBER, both)).toBeUndefined();
});

it('never picks a record whose number may be another, until the rep chose it', async () => {
  const outbox = await outboxWith();
  const { database } = outbox.deps;
  const records = [{ ...contact('1'), isUnclear: true as const }];
  const unclear = { records, hasMore: false };
  expect(await pickRecord(database, sampleConnector(), NUMBER, unclear)).toBeUndefined();
  await logOnRecord(database, ['call-1', 'odoo'], contact('1'), chosen);
  expect(await pickRecord(database, sampleConnector(), NUMBER, unclear)).toMatchObject(
    contact('1'),
  );
});

it('never picks the only record found while more are left, until the rep chose it', async () => {
  const { database } = (await outboxWith()).deps;
  const found = { records: [contact('1')], hasMore: true };
  expect(await pickRecord(database, sampleConnector(), NUMBER, found)).toBeUndefined();
  await logOnRecord(database, ['call-1', 'odoo'], contact('1'), chosen);
  expect(await pickRecord(database, sampleConnector(), NUMBER, found)).toEqual(contact('1'));
});

it('moves an entry: removes it, then makes it on the other record', async () => {
  const outbox = await outboxWith();
  await choose(outbox, '1');
  await step(outbox);
  await choose(outbox, '2');
  expect(await step(outbox)).toMatchObject({ state: 'waiting' });
  expect(outbox.crm.entries.size).toBe(0);
  expect(await step(outbox)).toMatchObject({ state: 'sent' });
  expect(outbox.targets).toEqual([contact('1'), contact('2')]);
  expect(outbox.crm.entries.size).toBe(1);
});

it('moves an entry that is on its way', async () => {
  const outbox = await outboxWith({
    target: { ...contact('1'), account: 'https://odoo.example.com' },
  });
  const { create } = outbox.crm;
  outbox.crm.create = async (...given) => {
    outbox.crm.create = create;
    await choose(outbox, '2');
    return create(...given);
  };
  for (let nth = 0; nth < 3; nth += 1) await step(outbox);
  expect(outbox.targets).toEqual([contact('1'), contact('2')]);
  expect(outbox.crm.entries.size).toBe(1);
});

it('logs an entry that was taken back on another record', async () => {
  const outbox = await outboxWith({ state: 'removed', isUnwanted: true, sentRevision: 1 });
  await choose(outbox, '2');
  expect(await step(outbox)).toMatchObject({ state: 'sent' });
});

it('does nothing about a call or CRM that is not there', async () => {
  const outbox = await outboxWith();
  const { database } = outbox.deps;
  await logOnRecord(database, ['call-9', 'odoo'], contact('1'), chosen);
  await logOnRecord(database, ['call-1', 'hubspot'], contact('1'), chosen);
  expect(await database.recordChoices.count()).toBe(0);
});

it('shows what the chosen record is called, and logs only on the latest choice', async () => {
  const outbox = await outboxWith();
  const name = { '2': 'Ada', '3': 'Acme' };
  for (const id of ['2', '3'] as const) {
    const record = { ...contact(id), name: name[id] };
    await logOnRecord(outbox.deps.database, ['call-1', 'odoo'], record, chosen);
  }
  expect(await step(outbox)).toMatchObject({
    ...{ state: 'sent', loggedOn: { ...contact('3'), name: 'Acme' } },
  });
  expect(outbox.targets).toEqual([contact('3')]);
});

it('uses a record without the number for the one call that it was chosen for', async () => {
  const outbox = await outboxWith();
  outbox.crm.records.length = 0;
  await logOnRecord(outbox.deps.database, ['call-1', 'odoo'], contact('3'), chosen);
  expect(await step(outbox)).toMatchObject({ state: 'sent' });
  await outbox.deps.database.outbox.put(sampleDelivery({ callId: 'call-2' }));
  expect(await step(outbox, 'call-2')).toMatchObject({ state: 'kept' });
  expect(outbox.targets).toEqual([contact('3')]);
});
