import { expect, it } from 'vitest';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import { recordOf } from '@/lib/queue/record-of';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { callFirst, listedContact, queueOfList, waitingOf } from './support/list';

const HUBSPOT = sampleConnector({
  ...{ id: 'hubspot', address: 'https://api.hubapi.com' },
  records: 'https://app.hubspot.com/contacts/123/',
});
const record = { crm: 'hubspot', type: 'contact', id: '7' };

it('calls with the record of the list, at its address in the connected account', async () => {
  const deps = await queueOfList(listedContact({ record, company: 'Fenwick Ltd' }));
  await deps.database.connectors.put(HUBSPOT);
  expect((await waitingOf(deps))[0]?.hasRecord).toBe(true);
  const call = await callFirst(deps, 'g1');
  expect(call.record).toEqual({
    ...record,
    url: 'https://app.hubspot.com/contacts/123/record/0-1/7',
    ...{ title: 'Ada Whitfield', objectId: 7, data: { company: 'Fenwick Ltd' } },
  });
  expect(entryTarget(call, HUBSPOT)).toEqual({ record: { type: 'contact', id: '7' } });
});

it('has no address without an account, so that the call is logged on no record by guess', async () => {
  const deps = await queueOfList(listedContact({ record }));
  const call = await callFirst(deps, 'g1');
  expect(call.record).toEqual({ ...record, title: 'Ada Whitfield', objectId: 7 });
  expect(entryTarget(call, HUBSPOT)).toEqual({ problem: { code: 'crm-other-record' } });
});

it('keeps the record of a page as it was found', async () => {
  const deps = await queueOfList();
  const item = { source: { kind: 'page', host: 'crm.example' }, data: {}, record } as never;
  expect(await recordOf(deps, item)).toEqual(record);
});
