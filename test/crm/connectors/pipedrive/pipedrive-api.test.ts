import { expect, it } from 'vitest';
import {
  createPipedriveApi,
  type PipedriveOptions,
} from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import {
  type ContractCrm,
  itKeepsTheContract,
  newMarker,
} from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const NUMBER = '+12125550134';
const target = { type: 'person', id: '7' } as const;

async function start(given: Partial<PipedriveOptions> = {}) {
  const fake = await startFake('pipedrive', 'token', (clock) =>
    createPipedriveApi({
      ...{ token: 'token', records: [target], now: () => clock.now },
      ...given,
    }),
  );
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    fake.api.activities
      .filter(({ note }) => note?.includes(marker))
      .map(({ id, note = '', participants }) => ({
        id: String(id),
        text: note,
        isOnTarget: participants?.map(({ person_id }) => person_id).join() === '7',
      }));
  return { ...fake, target, entriesOf };
}

itKeepsTheContract(start);

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

it('takes no person whose number only begins with the one called', async () => {
  const person = (id: string, ...phones: string[]) => ({ type: 'person' as const, id, phones });
  const { open } = await start({ records: [person('1', `${NUMBER}9`), person('2', NUMBER)] });
  expect(await open().connector.recordsOf(NUMBER)).toEqual([{ type: 'person', id: '2' }]);
});

it('says that it works, that the token is wrong, and why an entry was refused', async () => {
  await (await start()).open().test();
  const refused = { kind: 'unauthorised', problem: { code: 'crm-unauthorised' } };
  await expect((await start({ token: 'x' })).open().test()).rejects.toMatchObject(refused);
  const { connector } = (await start()).open();
  const unknown = connector.create({ type: 'person', id: '8' }, 'm', sampleEntry);
  await expect(unknown).rejects.toMatchObject({ problem: { words: 'Person not found' } });
  const wrong = connector.create({ type: 'case', id: '8' }, 'm', sampleEntry);
  await expect(wrong).rejects.toMatchObject({ problem: { code: 'crm-wrong-type' } });
});

it('waits as long as it is asked to', async () => {
  const { connector } = (await start({ rateLimit: { requests: 1, windowMs: 2_000 } })).open();
  await connector.find('m', sampleEntry);
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'rate-limited', retryAfterMs: 2_000 },
  });
});

it('says what tells the persons with a number apart', async () => {
  const ada = { type: 'person' as const, id: '1', name: 'Ada', email: 'ada@example.com' };
  const { open } = await start({ records: [ada, { type: 'person', id: '2' }] });
  const { connector } = open();
  const asked = ['1', '2'].map((id) => ({ type: 'person', id }));
  expect(await connector.describe?.(asked)).toEqual([
    { type: 'person', id: '1', name: 'Ada', detail: 'ada@example.com' },
    { type: 'person', id: '2' },
  ]);
});
