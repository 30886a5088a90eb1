import { expect, it } from 'vitest';
import type { EspocrmOptions } from '@/sandbox/crm-apis/espocrm/espocrm-api';
import type { CrmFault } from '@/sandbox/crm-apis/http/crm-server';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { espocrmId, startEspocrm } from './support/espocrm';

const NUMBER = '+12125550134';
const contact = (nth: number, ...numbers: string[]) => ({
  ...{ entity: 'Contact' as const, id: espocrmId(nth), numbers },
});

async function start(given: Partial<EspocrmOptions> = {}) {
  const crm = await startEspocrm(given);
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ name = '', numbers = [] }) => ({ name, number: numbers.join() })),
    failCreating: (fault: CrmFault) => crm.failNext(fault, /^POST \S+\/Contact$/),
  };
}

itFindsAllWritings('Contact', async (numbers) => {
  const records = numbers.map((number, nth) => contact(nth + 1, number));
  return { ...(await startEspocrm({ records })).open(), idOf: espocrmId };
});

itReadsAllPages(async (numbers) => {
  const records = numbers.map((number, nth) => contact(nth + 1, number));
  return { ...(await start({ records })), idOf: espocrmId };
});

itCreatesContacts(start);
itSaysWhyNoContact(
  'one of this name is there, with another number',
  () => start({ records: [{ ...contact(1, '+12125550135'), name: 'Ada Lovelace' }] }),
  { code: 'crm-refused', words: 'duplicate' },
);
itSaysWhyNoContact('leads can’t be searched', () => start({ denied: ['Lead'] }), {
  ...{ code: 'crm-missing-scope', words: 'Lead' },
});

it.each([
  ['as it is kept', '+12125550134', { isUnclear: undefined }],
  ['as people write it', '(212) 555-0134', { isUnclear: true }],
])('finds a number that is not the main one, %s', async (_, written, match) => {
  const records = [contact(1, '+13125550199', written), contact(2, '+13125550134', '+13125550199')];
  const { connector } = (await startEspocrm({ records })).open();
  const [found, ...others] = (await connector.recordsOf(NUMBER)).records;
  expect(found).toMatchObject({ type: 'Contact', id: espocrmId(1) });
  expect(found?.isUnclear).toBe(match.isUnclear);
  expect(others).toEqual([]);
});

it('lets the rep choose where another number of a record ends like its main one', async () => {
  const records = [contact(1, '+13125550134', '212.555.0134')];
  const { connector } = (await startEspocrm({ records })).open();
  expect((await connector.recordsOf(NUMBER)).records).toEqual([
    { type: 'Contact', id: espocrmId(1), isUnclear: true },
  ]);
});

it('describes how the records with a number differ', async () => {
  const fields = { accountName: 'Example Ltd', emailAddress: 'ada@example.com' };
  const records = [{ ...contact(1), name: 'Ada', fields }, contact(2)];
  const { connector } = (await startEspocrm({ records })).open();
  const asked = [1, 2].map((nth) => ({ type: 'Contact', id: espocrmId(nth) }));
  expect(await connector.describe?.(asked)).toEqual([
    { type: 'Contact', id: espocrmId(1), name: 'Ada', detail: 'Example Ltd · ada@example.com' },
    { type: 'Contact', id: espocrmId(2) },
  ]);
});
