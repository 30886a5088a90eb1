import { describe, expect, it } from 'vitest';
import { ConnectorError } from '@/lib/outbox/connector';
import { MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { logOnRecord } from '@/lib/outbox/send/choose-record';
import { deliver } from '@/lib/outbox/send/deliver';
import { NOON } from '@/test/calls/support/calls';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { TO_LOG, testOutbox } from '@/test/outbox/support/outbox-deps';

type Outbox = Awaited<ReturnType<typeof testOutbox>>;

async function step({ deps }: Outbox, row?: Partial<Delivery>): Promise<Delivery | undefined> {
  if (row) await deps.database.outbox.put(sampleDelivery(row));
  await deliver(deps, sampleConnector(), 'call-1');
  return deps.database.outbox.get(['call-1', 'odoo']);
}

it('creates an entry under the id of the call, which is its marker', async () => {
  const outbox = await testOutbox();
  expect(await step(outbox, {})).toMatchObject({ state: 'sent', entryId: '7', sentRevision: 1 });
  expect([...outbox.crm.entries.keys()]).toEqual(['call-1']);
});

it('looks up an entry whose answer was lost, and creates it only when the first request can no longer take effect', async () => {
  const outbox = await testOutbox();
  outbox.crm.failures.push(new ConnectorError('no-answer', 'crm-unreachable'));
  const lost = await step(outbox, {});
  expect(lost).toMatchObject({ state: 'waiting', problem: { code: 'crm-unreachable' } });
  outbox.clock.now = lost?.dueAt ?? 0;
  const notThere = await step(outbox);
  outbox.clock.now = notThere?.dueAt ?? 0;
  await step(outbox);
  expect(await step(outbox)).toMatchObject({ state: 'sent' });
  expect(outbox.crm.asked).toEqual(['create', 'find', 'find', 'create']);
});

it('sends the call as it was read, and again if it changed meanwhile', async () => {
  const outbox = await testOutbox();
  const { database } = outbox.deps;
  outbox.deps.readCall = async () => {
    await database.outbox.update(['call-1', 'odoo'], { revision: 2 });
    return TO_LOG;
  };
  expect(await step(outbox, {})).toMatchObject({ state: 'waiting', sentRevision: 1, revision: 2 });
});

it('sends nothing that was taken back while the call was read', async () => {
  const outbox = await testOutbox();
  const { database } = outbox.deps;
  outbox.deps.readCall = async () => {
    await database.outbox.update(['call-1', 'odoo'], { isUnwanted: true });
    return TO_LOG;
  };
  await step(outbox, {});
  expect(await step(outbox)).toMatchObject({ state: 'removed' });
  expect(outbox.crm.asked).toEqual([]);
});

it('keeps a call without a record here, and forgets one that left the log', async () => {
  const outbox = await testOutbox();
  const problem = { code: 'crm-no-record' } as const;
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { problem } });
  expect(await step(outbox, {})).toEqual(sampleDelivery({ state: 'kept', problem }));
  outbox.deps.readCall = async () => undefined;
  expect(await step(outbox, {})).toBeUndefined();
  expect(outbox.crm.asked).toEqual([]);
});

it('logs a call of another record on the one that the rep chose', async () => {
  const outbox = await testOutbox();
  const problem = { code: 'crm-other-record' } as const;
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { problem } });
  const target = { type: 'res.partner', id: '2', account: sampleConnector().address };
  expect(await step(outbox, { target })).toMatchObject({ state: 'sent' });
  expect(outbox.crm.entries.size).toBe(1);
});

describe('after the rep connected another account', () => {
  const account = 'https://other.example.com';
  const kept = { state: 'kept', problem: { code: 'crm-other-account' } } as const;

  it.each([
    ['creates nothing', {}],
    ['changes nothing', { entryId: '7', sentRevision: 0 }],
    ['removes nothing', { entryId: '7', isUnwanted: true }],
    ['looks for nothing', { unsettledUntil: NOON + 1_000 }],
  ] as const)('%s there for a call of the earlier one', async (_, row) => {
    const outbox = await testOutbox();
    expect(await step(outbox, { ...row, account })).toMatchObject(kept);
    expect(outbox.crm.asked).toEqual([]);
  });

  it('creates a new entry there once the rep chooses a record of that account', async () => {
    const outbox = await testOutbox();
    await step(outbox, { account, entryId: '7', sentRevision: 1 });
    const at = { number: '+12125550134', now: NOON };
    const key: [string, 'odoo'] = ['call-1', 'odoo'];
    await logOnRecord(outbox.deps.database, key, { type: 'res.partner', id: '2' }, at);
    await deliver(outbox.deps, sampleConnector(), 'call-1');
    expect(await outbox.deps.database.outbox.get(key)).toMatchObject({ state: 'sent' });
    expect(outbox.crm.asked).toEqual(['create']);
  });
});

it('takes an entry back although the page’s record is no longer of this CRM', async () => {
  const outbox = await testOutbox();
  const problem = { code: 'crm-other-record' } as const;
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { problem } });
  const row = await step(outbox, { entryId: '7', isUnwanted: true });
  expect(row).toMatchObject({ state: 'removed' });
  expect(outbox.crm.asked).toEqual(['remove']);
});

it('gives an entry its whole time to appear, however long the search for the record took', async () => {
  const outbox = await testOutbox();
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { number: '+12125550134' } });
  outbox.crm.records.push({ type: 'res.partner', id: '1' });
  const { recordsOf } = outbox.crm;
  outbox.crm.recordsOf = async (number) => {
    outbox.clock.now += 2 * MAX_EFFECT_DELAY_MS;
    return recordsOf(number);
  };
  outbox.crm.create = async () => {
    throw new ConnectorError('no-answer', 'crm-unreachable');
  };
  const row = await step(outbox, {});
  expect(row?.unsettledUntil).toBe(NOON + 3 * MAX_EFFECT_DELAY_MS);
});

it('waits until an earlier change has arrived or never will', async () => {
  const outbox = await testOutbox();
  const row = await step(outbox, { entryId: '7', unsettledUntil: NOON + 1_000 });
  expect(row).toMatchObject({ state: 'waiting', dueAt: NOON + 1_000 });
  expect(outbox.crm.asked).toEqual([]);
});

it('removes an entry that was taken back', async () => {
  const outbox = await testOutbox();
  outbox.crm.entries.set('call-1', { ...sampleEntry, title: '' });
  expect(await step(outbox, { entryId: '7', isUnwanted: true })).toMatchObject({
    state: 'removed',
  });
  expect(outbox.crm.entries.size).toBe(0);
});

it('stops the CRM if it refuses the key, and leaves the row waiting', async () => {
  const outbox = await testOutbox();
  outbox.crm.failures.push(new ConnectorError('unauthorised', 'crm-unauthorised'));
  expect(await step(outbox, {})).toEqual(sampleDelivery({ sendingRevision: 1 }));
  expect(await outbox.deps.database.connectors.get('odoo')).toMatchObject({
    stopped: { code: 'crm-unauthorised' },
  });
});

it('records an unexpected error, and looks the entry up', async () => {
  const outbox = await testOutbox();
  outbox.crm.failures.push(new TypeError('odd'));
  expect(await step(outbox, {})).toMatchObject({
    state: 'waiting',
    problem: { code: 'unexpected' },
  });
  expect(outbox.reported).toHaveLength(1);
});

it('does nothing about a call without a row', async () => {
  expect(await step(await testOutbox())).toBeUndefined();
});

const contact = (id: string) => ({ type: 'res.partner', id });

it.each([
  ['one record has the number', [contact('1')], { state: 'sent' }, ['search', 'create']],
  ['none has it', [], { state: 'kept', problem: { code: 'crm-no-record' } }, ['search']],
  [
    'several have it',
    [contact('1'), contact('2')],
    { state: 'choice', problem: { code: 'crm-several-records' } },
    ['search'],
  ],
])('without a record of the page, %s', async (_, records, row, asked) => {
  const outbox = await testOutbox();
  outbox.deps.readCall = async () => ({ ...TO_LOG, target: { number: '+12125550134' } });
  outbox.crm.records.push(...records);
  const after = await step(outbox, {});
  expect(after).toMatchObject(row);
  expect(after?.unsettledUntil).toBeUndefined();
  expect(outbox.crm.asked).toEqual(asked);
});

it('keeps an entry’s record even if the answer is lost', async () => {
  const outbox = await testOutbox();
  const record = { type: 'res.partner', id: '1', title: 'Ada' };
  const entry = { ...sampleEntry, facts: { ...sampleEntry.facts, record } };
  outbox.deps.readCall = async () => ({ ...TO_LOG, entry });
  outbox.crm.failures.push(new ConnectorError('no-answer', 'crm-unreachable'));
  const loggedOn = { type: 'res.partner', id: '1', name: 'Ada' };
  expect(await step(outbox, {})).toMatchObject({ state: 'waiting', loggedOn });
});
