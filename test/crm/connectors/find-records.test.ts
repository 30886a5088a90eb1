import { expect, it } from 'vitest';
import { findRecords } from '@/lib/crm/connectors/find-records';
import type { Connector } from '@/lib/outbox/connector';
import { fakeCrm } from '@/test/outbox/support/outbox-deps';

const contact = { type: 'contact', id: '1' };
const recordsOf = async () => ({ records: [contact], hasMore: false });

it('names the records if the CRM can, and shortens what is long', async () => {
  const crm: Connector = {
    ...fakeCrm(),
    recordsOf,
    describe: async (records) => records.map((record) => ({ ...record, name: 'x'.repeat(9_000) })),
  };
  expect(await findRecords(crm, '+12125550134')).toEqual([{ ...contact, name: 'x'.repeat(200) }]);
  expect(await findRecords({ ...fakeCrm(), recordsOf }, '+1')).toEqual([contact]);
});
