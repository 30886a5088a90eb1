import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { startPipedrive } from './support/pipedrive';

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first, last, email, phone }, nth) => ({
    ...{ type: 'person' as const, id: String(nth + 1), name: `${first} ${last}` },
    ...{ email, phones: phone ? [phone] : [] },
  }));
  const crm = await startPipedrive({ records });
  return { ...crm, refOf: (nth) => ({ type: 'person', id: String(nth) }) };
});

it('finds organizations, and names that of a person', async () => {
  const records = [
    { type: 'person' as const, id: '1', name: 'Acker', organization: 'Example Ltd' },
    { type: 'organization' as const, id: '2', name: 'Acme' },
    { type: 'deal' as const, id: '3', name: 'Acme deal' },
  ];
  const { connector } = (await startPipedrive({ records })).open();
  const found = await connector.searchByName?.('ac', new AbortController().signal);
  expect(found?.records).toEqual([
    { type: 'person', id: '1', name: 'Acker', detail: 'Example Ltd' },
    { type: 'organization', id: '2', name: 'Acme' },
  ]);
});
