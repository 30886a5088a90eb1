import { expect, it } from 'vitest';
import type { RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { zohoSearches } from '@/lib/crm/connectors/zoho/zoho-records';
import type { ZohoOptions } from '@/sandbox/crm-apis/zoho/zoho-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { americanRep } from '@/test/crm/support/american-rep';
import { startZoho, ZOHO_SCOPES } from './support/zoho';

const NUMBER = '+12125550134';

type Module = 'Contacts' | 'Leads' | 'Accounts';
const record = (module: Module, id: string, fields: Record<string, string>) => ({
  ...{ module, id, fields },
});
const searchOf = (type: string) => {
  const search = zohoSearches.find((each) => each.type === type);
  if (!search) throw new Error(`no search for ${type}`);
  return search;
};
const addressOf = ({ path }: RestRequest) => new URL(path, 'https://www.zohoapis.com');
const paramsOf = (request: RestRequest) => Object.fromEntries(addressOf(request).searchParams);

itFindsAllWritings('contact', async (numbers) => {
  const records = numbers.map((Phone, nth) => record('Contacts', String(nth + 1), { Phone }));
  return (await startZoho({ records })).open();
});

it.each(['Phone', 'Mobile', 'Home_Phone', 'Other_Phone', 'Asst_Phone'])(
  'finds a contact by its %s',
  async (field) => {
    const { open } = await startZoho({ records: [record('Contacts', '1', { [field]: NUMBER })] });
    expect((await open().connector.recordsOf(NUMBER)).records).toEqual([
      { type: 'contact', id: '1' },
    ]);
  },
);

it('finds contacts, leads and accounts with a number', async () => {
  const fields = { Phone: '(212) 555-0134' };
  const records = [
    record('Accounts', '3', fields),
    record('Leads', '2', fields),
    record('Contacts', '1', fields),
  ];
  const scopes = [...ZOHO_SCOPES, 'ZohoCRM.modules.accounts.READ'];
  const { open } = await startZoho({ records, scopes });
  expect((await open().connector.recordsOf(NUMBER)).records).toEqual([
    { type: 'contact', id: '1' },
    { type: 'lead', id: '2' },
    { type: 'account', id: '3' },
  ]);
  expect((await (await startZoho()).open().connector.recordsOf(NUMBER)).records).toEqual([]);
});

it('asks for each writing of the number, as it is written', async () => {
  const requests = searchOf('contact').requests(await americanRep.readSought(NUMBER));
  const asked = requests.map((request) => paramsOf(request()).phone);
  expect(asked).toEqual(['5550134', NUMBER, '(212) 555-0134', '+1 212 555 0134']);
});

it('escapes each character of a number in the parameter', async () => {
  const hostile = { ...(await americanRep.readSought(NUMBER)), writings: ["1'&page=9#x"] };
  const request = searchOf('lead').requests(hostile).at(-1)?.();
  expect(request && paramsOf(request)).toEqual({
    ...{ phone: "1'&page=9#x", fields: 'id,Phone,Mobile', per_page: '200', page: '1' },
  });
  expect(request && addressOf(request).pathname).toBe('/crm/v8/Leads/search');
});

it('asks for the next page while Zoho reports one', async () => {
  const [request] = searchOf('account').requests(await americanRep.readSought(NUMBER));
  expect(request && paramsOf(request('3'))).toMatchObject({ page: '3' });
  const { found } = searchOf('account');
  const page = (more_records: boolean) => ({ data: [{ id: '5' }], info: { more_records } });
  expect(found().parse(page(true)).next).toBe('2');
  expect(found('2').parse(page(true)).next).toBe('3');
  expect(found('3').parse(page(false)).next).toBeUndefined();
});

it('finds none in an answer without a body', () => {
  expect(searchOf('contact').found().parse(undefined)).toEqual({ records: [], next: undefined });
  expect(searchOf('contact').described.parse(undefined)).toEqual([]);
});

it('reads the numbers of a record, and no field that is empty or no text', () => {
  const data = [{ id: '1', Phone: null, Mobile: NUMBER, Home_Phone: 7 }];
  const page = { data, info: { more_records: false } };
  expect(searchOf('contact').found().parse(page).records).toEqual([{ id: '1', numbers: [NUMBER] }]);
});

it('describes how the records with a number differ', async () => {
  const fields = { Full_Name: "Ada O'Byron <b>", Title: 'Countess', Email: 'ada@example.com' };
  const { open } = await startZoho({ records: [record('Contacts', '1', fields)] });
  expect(await open().connector.describe?.([{ type: 'contact', id: '1' }])).toEqual([
    { type: 'contact', id: '1', name: "Ada O'Byron <b>", detail: 'Countess · ada@example.com' },
  ]);
});

it('names the permission of each search, and does without that for accounts', () => {
  const needed = zohoSearches.map(({ type, describe, isOptional = false }) => ({
    ...{ type, scope: describe(['1']).scope, isOptional },
  }));
  expect(needed).toEqual([
    { type: 'contact', scope: 'ZohoCRM.modules.contacts.READ', isOptional: false },
    { type: 'lead', scope: 'ZohoCRM.modules.leads.READ', isOptional: false },
    { type: 'account', scope: 'ZohoCRM.modules.accounts.READ', isOptional: true },
  ]);
});

const ACCOUNTS = 'ZohoCRM.modules.accounts.READ';
const CREATE = 'ZohoCRM.modules.contacts.CREATE';

async function startWithContacts(scopes: string[], given: Partial<ZohoOptions> = {}) {
  // A search shows a new contact after longer than a lost answer is waited for.
  const all = [...ZOHO_SCOPES, ...scopes];
  const crm = await startZoho({ scopes: all, searchLagMs: 900_000, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ fields = {} }) => ({
        ...{ name: fields.Last_Name ?? '', number: fields.Phone ?? '' },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/Contacts$/),
  };
}

itCreatesContacts(() => startWithContacts([ACCOUNTS, CREATE]));

itReadsAllPages((written) => {
  const contact = (Phone: string, nth: number) => ({
    ...{ module: 'Contacts' as const, id: String(nth + 1), fields: { Phone } },
  });
  return startWithContacts([ACCOUNTS, CREATE], { records: written.map(contact) });
});

itSaysWhyNoContact('accounts may not be searched', () => startWithContacts([CREATE]), {
  ...{ code: 'crm-missing-scope', words: ACCOUNTS },
});
itSaysWhyNoContact('contacts may not be created', () => startWithContacts([ACCOUNTS]), {
  ...{ code: 'crm-missing-scope', words: CREATE },
});
