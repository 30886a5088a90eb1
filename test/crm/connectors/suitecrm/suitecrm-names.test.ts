import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { startSuitecrm, suitecrmId } from './support/suitecrm';

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first, last, email, phone }, nth) => ({
    ...{ module: 'Contacts' as const, id: suitecrmId(nth + 1) },
    attributes: { first_name: first, last_name: last, email1: email, phone_work: phone },
  }));
  const crm = await startSuitecrm({ records });
  return { ...crm, refOf: (nth) => ({ type: 'Contacts', id: suitecrmId(nth) }) };
});

it('finds leads and accounts, as far as the role of the user lets it', async () => {
  const records = [
    { module: 'Contacts' as const, attributes: { first_name: 'Ann', last_name: 'Acker' } },
    { module: 'Leads' as const, attributes: { first_name: 'Ackmed', last_name: 'Lee' } },
    { module: 'Accounts' as const, attributes: { name: "My Ack'me", website: 'ackme.example' } },
  ].map((record, nth) => ({ ...record, id: suitecrmId(nth + 1) }));
  const search = async (denied: string[]) => {
    const { connector } = (await startSuitecrm({ records, denied })).open();
    return (await connector.searchByName?.('ack', new AbortController().signal))?.records;
  };
  expect(await search([])).toEqual([
    { type: 'Contacts', id: suitecrmId(1), name: 'Ann Acker' },
    { type: 'Leads', id: suitecrmId(2), name: 'Ackmed Lee' },
    { type: 'Accounts', id: suitecrmId(3), name: "My Ack'me", detail: 'ackme.example' },
  ]);
  expect((await search(['Leads', 'Accounts']))?.map(({ type }) => type)).toEqual(['Contacts']);
});
