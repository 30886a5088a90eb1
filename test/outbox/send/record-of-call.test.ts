import { expect, it } from 'vitest';
import type { NumberMatch } from '@/lib/outbox/connector';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { recordOfCall } from '@/lib/outbox/send/record-of-call';
import { sampleConnector, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';

const NUMBER = '+12125550134';
const contact = (id: string) => ({ type: 'res.partner', id });
const kept = { answer: { type: 'kept', problem: { code: 'crm-no-record' } } };
const choice = (code: string) => ({ answer: { type: 'choice', problem: { code } } });
const several = choice('crm-several-records');
const unclear = (id: string) => ({ ...contact(id), isUnclear: true as const });
const incomplete = (type: 'choice' | 'kept') => ({
  answer: { type, problem: { code: 'crm-search-incomplete' } },
});
const creates = { ifNoRecord: 'create' } as const;

it.each<[string, Partial<StoredConnector>, NumberMatch[], object, number]>([
  ['creates none unless the rep chose so', {}, [], kept, 0],
  ['creates one if none has the number', creates, [], { record: contact('9') }, 1],
  ['takes the only one', creates, [contact('1')], { record: contact('1') }, 0],
  ['creates none if several have it', creates, [contact('1'), contact('2')], several, 0],
  ['creates none if one may have it', creates, [unclear('1')], choice('crm-unclear-record'), 0],
  ['takes none if two may have it', {}, [unclear('1'), unclear('2')], several, 0],
  ['takes none if another may have it', {}, [contact('1'), unclear('2')], several, 0],
])('%s', async (_, given, found, expected, count) => {
  const { deps, crm } = await testOutbox();
  const made: string[] = [];
  crm.records.push(...found);
  crm.contacts = {
    find: async () => [],
    async create({ name }) {
      made.push(name);
      return contact('9');
    },
  };
  const call = { target: { number: NUMBER }, entry: sampleEntry };
  const result = await recordOfCall(deps, crm, { stored: sampleConnector(given), ...call });
  expect(result).toEqual(expected);
  expect(made).toEqual(Array.from({ length: count }, () => NUMBER));
});

it.each([
  ['leaves the choice to the rep', [contact('1')], incomplete('choice')],
  ['leaves an unclear match to the rep', [unclear('1')], incomplete('choice')],
  ['creates none', [], incomplete('kept')],
])('%s while records are left that were not read', async (_, records, expected) => {
  const { deps, crm } = await testOutbox();
  Object.assign(crm, { records, hasMore: true });
  crm.contacts = { find: async () => [], create: () => Promise.reject(new Error('created')) };
  const call = { target: { number: NUMBER }, entry: sampleEntry };
  const stored = sampleConnector(creates);
  expect(await recordOfCall(deps, crm, { stored, ...call })).toEqual(expected);
});

it.each([
  ['keep', 'create', kept],
  ['create', 'keep', { record: contact('9') }],
] as const)('does what an administrator decided: %s, not %s', async (decided, own, expected) => {
  const { deps, crm } = await testOutbox({ decidedIfNoRecord: async () => decided });
  crm.contacts = { find: async () => [], create: async () => contact('9') };
  const call = { target: { number: NUMBER }, entry: sampleEntry };
  const stored = sampleConnector({ ifNoRecord: own });
  expect(await recordOfCall(deps, crm, { stored, ...call })).toEqual(expected);
});

it('creates none where the CRM has no contacts', async () => {
  const { deps, crm } = await testOutbox();
  const call = { target: { number: NUMBER }, entry: sampleEntry };
  const stored = sampleConnector(creates);
  expect(await recordOfCall(deps, crm, { stored, ...call })).toEqual(kept);
});
