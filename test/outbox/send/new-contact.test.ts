import { expect, it } from 'vitest';
import type { NewContact } from '@/lib/outbox/connector';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import type { RecordRef } from '@/lib/outbox/model/record';
import { findOrCreateContact } from '@/lib/outbox/send/new-contact';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';

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
