import { expect, it } from 'vitest';
import { pipedriveRefusal } from '@/lib/crm/connectors/pipedrive/pipedrive-api';
import { itKeepsTheContract, newMarker } from '@/test/crm/connectors/contract/contract';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { startPipedrive as start, PIPEDRIVE_PERSON as target } from './support/pipedrive';

const NUMBER = '+12125550134';
const person = (id: string, ...phones: string[]) => ({ type: 'person' as const, id, phones });

itKeepsTheContract(start);

itFindsAllWritings('person', async (numbers) => {
  const records = numbers.map((phone, nth) => person(String(nth + 1), phone));
  return (await start({ records })).open();
});

it('makes a call that is done, with its time in UTC', async () => {
  const { open, api } = await start();
  await open().connector.create(target, newMarker(), sampleEntry);
  const [date, time] = new Date(sampleEntry.facts.startedAt).toISOString().split('T');
  expect(api.activities[0]).toMatchObject({
    ...{ subject: 'Call to Ada', type: 'call', done: true, duration: '00:02' },
    ...{ due_date: date, due_time: time?.slice(0, 5) },
  });
});

it('finds an entry on a later page', async () => {
  const { open } = await start({ pageSize: 2 });
  const { connector } = open();
  const id = await connector.create(target, 'first', sampleEntry);
  for (const marker of ['b', 'c', 'd', 'e']) await connector.create(target, marker, sampleEntry);
  expect(await connector.find('first', sampleEntry)).toBe(id);
});

it.each([
  ['organization', '5', { org_id: 5 }],
  ['deal', '6', { deal_id: 6 }],
  [
    'lead',
    'adf21080-0e10-11eb-879b-05d71fb426ec',
    { lead_id: 'adf21080-0e10-11eb-879b-05d71fb426ec' },
  ],
] as const)('logs on a record of type %s', async (type, id, activity) => {
  const { open, api } = await start({ records: [{ type, id }] });
  await open().connector.create({ type, id }, 'm', sampleEntry);
  expect(api.activities).toMatchObject([activity]);
});

it.each(['+1 212 555 0134', '(212) 555-0134', '+12125550134'])(
  'finds %j also where a search takes a number as it is written',
  async (phone) => {
    const { open } = await start({ records: [person('2', phone)], searchesAsWritten: true });
    expect((await open().connector.recordsOf(NUMBER)).records).toEqual([
      { type: 'person', id: '2' },
    ]);
  },
);

it('says that it works, that the token is wrong, and why an entry was refused', async () => {
  await (await start()).open().test();
  const refused = { kind: 'unauthorised', problem: { code: 'crm-unauthorised' } };
  await expect((await start({ token: 'x' })).open().test()).rejects.toMatchObject(refused);
  const { connector } = (await start()).open();
  const unknown = connector.create({ type: 'person', id: '8' }, 'm', sampleEntry);
  await expect(unknown).rejects.toMatchObject({ problem: { code: 'crm-record-gone' } });
  const wrong = connector.create({ type: 'case', id: '8' }, 'm', sampleEntry);
  await expect(wrong).rejects.toMatchObject({ problem: { code: 'crm-wrong-type' } });
});

it('waits for the time that it is asked to', async () => {
  const { connector } = (await start({ rateLimit: { requests: 1, windowMs: 2_000 } })).open();
  await connector.find('m', sampleEntry);
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'rate-limited', retryAfterMs: 2_000 },
  });
});

it('describes how the persons with a number differ', async () => {
  const ada = { type: 'person' as const, id: '1', name: 'Ada', email: 'ada@example.com' };
  const { open } = await start({ records: [ada, { type: 'person', id: '2' }] });
  const { connector } = open();
  const asked = ['1', '2'].map((id) => ({ type: 'person', id }));
  expect(await connector.describe?.(asked)).toEqual([
    { type: 'person', id: '1', name: 'Ada', detail: 'ada@example.com' },
    { type: 'person', id: '2' },
  ]);
});

const withEntries = async (given: Parameters<typeof start>[0] = {}) => {
  const crm = await start({ records: [person('7'), person('8')], ...given });
  return { ...crm, entries: () => crm.api.activities };
};

itWritesToNoOtherRecord('deleted, or merged into another', withEntries, {
  ...{ lost: { type: 'person', id: '9' }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ forbidden: ['8'] }), {
  lost: { type: 'person', id: '8' },
  problem: { code: 'crm-refused', words: 'You do not have permission to do this' },
});
itMakesNoEntryAgain(withEntries);
itObeysARateLimit(start, 2_000);

it.each([
  [401, 'unauthorised', 'crm-unauthorised'],
  [402, 'unauthorised', 'crm-refused'],
  [403, 'refused', 'crm-refused'],
  [404, 'refused', 'crm-record-gone'],
  [410, 'refused', 'crm-record-gone'],
  [422, 'refused', 'crm-refused'],
])('reads a refusal with status %d', (status, kind, code) => {
  const json = { success: false, error: 'Why' };
  expect(pipedriveRefusal({ status, json, text: '' })).toMatchObject({ kind, problem: { code } });
});

it.each(['Person not found', 'Organization not found', 'Deal not found', 'Lead not found'])(
  'reads "%s" as a record that is gone',
  (error) => {
    const refusal = pipedriveRefusal({ status: 400, json: { success: false, error }, text: '' });
    expect(refusal.problem).toEqual({ code: 'crm-record-gone' });
  },
);

it('says in the words of Pipedrive what it does not know, in another language', () => {
  const json = { success: false, error: 'Person nicht gefunden' };
  expect(pipedriveRefusal({ status: 400, json, text: '' }).problem).toEqual({
    ...{ code: 'crm-refused', words: 'Person nicht gefunden' },
  });
});

it('says it in the words of Pipedrive', () => {
  const refusal = pipedriveRefusal({ status: 403, json: { error: 'Limit reached' }, text: '' });
  expect(refusal.problem.words).toBe('Limit reached');
});
