import { expect, it } from 'vitest';
import type { CrmFault } from '@/sandbox/crm-apis/http/crm-server';
import type { SuitecrmOptions } from '@/sandbox/crm-apis/suitecrm/suitecrm-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { startSuitecrm, suitecrmId } from './support/suitecrm';

const contact = (nth: number, attributes: Record<string, string>) => ({
  ...{ module: 'Contacts' as const, id: suitecrmId(nth), attributes },
});

async function start(given: Partial<SuitecrmOptions> = {}) {
  const crm = await startSuitecrm(given);
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ attributes: { last_name, phone_work } }) => ({
        ...{ name: String(last_name), number: String(phone_work) },
      })),
    failCreating: (fault: CrmFault) => crm.failNext(fault, /^POST \S+\/module$/),
  };
}

itFindsAllWritings('Contacts', async (numbers) => {
  const records = numbers.map((phone_mobile, nth) => contact(nth + 1, { phone_mobile }));
  return { ...(await startSuitecrm({ records })).open(), idOf: suitecrmId };
});

itReadsAllPages(async (numbers) => {
  const records = numbers.map((phone_work, nth) => contact(nth + 1, { phone_work }));
  return { ...(await start({ records })), idOf: suitecrmId };
});

itCreatesContacts(start);
itSaysWhyNoContact('leads can’t be searched', () => start({ denied: ['Leads'] }), {
  ...{ code: 'crm-missing-scope', words: 'Leads' },
});

it('describes how the records with a number differ', async () => {
  const ada = {
    first_name: 'Ada',
    last_name: "O'Brien",
    account_name: 'A & B',
    email1: 'a@b.example',
  };
  const records = [contact(1, ada), contact(2, {})];
  const { connector } = (await startSuitecrm({ records })).open();
  const asked = [1, 2].map((nth) => ({ type: 'Contacts', id: suitecrmId(nth) }));
  expect(await connector.describe?.(asked)).toEqual([
    { type: 'Contacts', id: suitecrmId(1), name: "Ada O'Brien", detail: 'A & B · a@b.example' },
    { type: 'Contacts', id: suitecrmId(2) },
  ]);
});
