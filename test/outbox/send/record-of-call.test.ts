import { expect, it } from 'vitest';
import { ConnectorError, type NewContact, type NumberMatch } from '@/lib/outbox/connector';
import { MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { findOrCreateContact, recordOfCall } from '@/lib/outbox/send/record-of-call';
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
])('%s while some records were not read', async (_, records, expected) => {
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

const CONTACT = { name: 'Ada', number: '+12125550134' };
const MADE = { type: 'res.partner', id: '9' };

async function start() {
  const { deps, clock } = await testOutbox();
  const made: NewContact[] = [];
  const shown: RecordRef[] = [];
  const failures: unknown[] = [];
  const contacts = {
    find: async () => [...shown],
    async create(contact: NewContact) {
      made.push(contact);
      const failure = failures.shift();
      if (failure) throw failure;
      return MADE;
    },
  };
  const run = (given = contacts, address = sampleConnector().address) =>
    findOrCreateContact(deps, given, sampleConnector({ address }), CONTACT);
  return { deps, clock, made, shown, failures, contacts, run };
}

it('creates a contact once, and remembers it until searches show it', async () => {
  const { run, made, clock } = await start();
  expect(await run()).toEqual({ record: MADE });
  clock.now += 3_600_000;
  expect(await run()).toEqual({ record: MADE });
  expect(made).toEqual([CONTACT]);
  clock.now += 1;
  await run();
  expect(made).toHaveLength(2);
});

it('does not create a contact again while the first request may still take effect', async () => {
  const { run, made, clock, contacts, shown } = await start();
  // The background dies before an answer comes.
  await new Promise<void>((begun) => {
    const create = () => {
      begun();
      return new Promise<never>(() => undefined);
    };
    void run({ ...contacts, create });
  });
  const until = clock.now + MAX_EFFECT_DELAY_MS;
  expect(await run()).toEqual({ answer: { type: 'postponed', until } });
  expect(made).toEqual([]);
  shown.push(MADE);
  expect(await run()).toEqual({ record: MADE });
  expect(made).toEqual([]);
});

it('creates the contact again once the first request can no longer take effect', async () => {
  const { run, made, clock, failures } = await start();
  failures.push(new ConnectorError('no-answer', 'crm-unreachable'));
  await expect(run()).rejects.toMatchObject({ kind: 'no-answer' });
  // A clock that is set back does not make it wait for longer.
  clock.now -= 86_400_000;
  expect(await run()).toMatchObject({
    answer: { type: 'postponed', until: clock.now + MAX_EFFECT_DELAY_MS },
  });
  clock.now += MAX_EFFECT_DELAY_MS;
  expect(await run()).toEqual({ record: MADE });
  expect(made).toHaveLength(2);
});

it('waits for nothing after a refusal, and stops no CRM for a missing permission', async () => {
  const { run, made, failures } = await start();
  failures.push(new ConnectorError('unauthorised', 'crm-missing-scope', { words: 'write' }));
  const refused = { kind: 'refused', problem: { code: 'crm-missing-scope', words: 'write' } };
  await expect(run()).rejects.toMatchObject(refused);
  expect(await run()).toEqual({ record: MADE });
  expect(made).toHaveLength(2);
});

it('lets the rep choose if several contacts have the number meanwhile', async () => {
  const { run, made, shown } = await start();
  shown.push(MADE, { ...MADE, id: '10' });
  expect(await run()).toMatchObject({ answer: { type: 'choice' } });
  expect(made).toEqual([]);
});

it('forgets the contact of another address', async () => {
  const { run, made, contacts } = await start();
  await run();
  await run(contacts, 'https://other.example.com');
  expect(made).toHaveLength(2);
});
