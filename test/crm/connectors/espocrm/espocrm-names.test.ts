import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { espocrmId, startEspocrm } from './support/espocrm';

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first, last, email, phone }, nth) => ({
    ...{ entity: 'Contact' as const, id: espocrmId(nth + 1), name: `${first} ${last}` },
    ...{ numbers: phone ? [phone] : [], fields: { emailAddress: email } },
  }));
  const crm = await startEspocrm({ records });
  return { ...crm, refOf: (nth) => ({ type: 'Contact', id: espocrmId(nth) }) };
});

it('finds leads and accounts, as far as the role of the API user lets it', async () => {
  const records = [
    { entity: 'Contact' as const, id: espocrmId(1), name: 'Ann Acker' },
    { entity: 'Lead' as const, id: espocrmId(2), name: 'Ackmed' },
    {
      ...{ entity: 'Account' as const, id: espocrmId(3), name: 'Ackme' },
      fields: { website: 'ackme.example' },
    },
  ];
  const search = async (denied: string[]) => {
    const { connector } = (await startEspocrm({ records, denied })).open();
    return (await connector.searchByName?.('ack', new AbortController().signal))?.records;
  };
  expect(await search([])).toEqual([
    { type: 'Contact', id: espocrmId(1), name: 'Ann Acker' },
    { type: 'Lead', id: espocrmId(2), name: 'Ackmed' },
    { type: 'Account', id: espocrmId(3), name: 'Ackme', detail: 'ackme.example' },
  ]);
  expect((await search(['Lead', 'Account']))?.map(({ type }) => type)).toEqual(['Contact']);
});

it('takes the wildcards of a search as they are', async () => {
  const names = ['50% off', '50 off', 'a_b', 'axb'];
  const records = names.map((name, nth) => ({
    ...{ entity: 'Account' as const, id: espocrmId(nth), name },
  }));
  const { connector } = (await startEspocrm({ records })).open();
  const find = async (text: string) => {
    const found = await connector.searchByName?.(text, new AbortController().signal);
    return found?.records.map(({ name }) => name);
  };
  expect(await find('50% o')).toEqual(['50% off']);
  expect(await find('a_b')).toEqual(['a_b']);
});
