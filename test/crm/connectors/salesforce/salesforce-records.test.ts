import { expect, it } from 'vitest';
import type { RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { queryPath, salesforceSearches } from '@/lib/crm/connectors/salesforce/salesforce-records';
import type { SalesforceOptions } from '@/sandbox/crm-apis/salesforce/salesforce-api';
import type { SalesforceRecord } from '@/sandbox/crm-apis/salesforce/salesforce-schemas';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { americanRep } from '@/test/crm/support/american-rep';
import { startSalesforce, TARGET } from './support/salesforce';

it('writes a query into the address', () => {
  const path = queryPath("SELECT Id FROM Task WHERE CallObject = 'a&b'");
  const url = new URL(path, 'https://acme.my.salesforce.com');
  expect(url.pathname).toBe('/services/data/v62.0/query');
  expect(url.searchParams.get('q')).toBe("SELECT Id FROM Task WHERE CallObject = 'a&b'");
});

const NUMBER = '+12125550134';
const PAGE = 200;

const record = (type: string, nth: number, fields: SalesforceRecord['fields'] = {}) => ({
  ...{ type, id: `00300000000000${nth}AAA`, fields },
});
const searchOf = (type: string) => {
  const search = salesforceSearches.find((each) => each.type === type);
  if (!search) throw new Error(`no search for ${type}`);
  return search;
};
const queryOf = ({ path }: RestRequest) =>
  new URL(path, 'https://acme.my.salesforce.com').searchParams.get('q');

itFindsAllWritings('Contact', async (numbers) => {
  const records = numbers.map((Phone, nth) => record('Contact', nth + 1, { Phone }));
  const { open } = await startSalesforce({ records });
  return { connector: open().connector, idOf: (nth) => record('Contact', nth).id };
});

it.each(['Phone', 'MobilePhone', 'HomePhone', 'OtherPhone', 'AssistantPhone'])(
  'finds a contact by its %s',
  async (field) => {
    const records = [record('Contact', 1, { [field]: '212.555.0134' })];
    const { open } = await startSalesforce({ records });
    expect((await open().connector.recordsOf(NUMBER)).records).toEqual([
      { type: 'Contact', id: records[0]?.id },
    ]);
  },
);

it('finds contacts, open leads and accounts with a number', async () => {
  const found = [
    record('Contact', 1, { HomePhone: NUMBER }),
    record('Lead', 4, { Phone: '(212) 555-0134' }),
    record('Account', 3, { Phone: NUMBER }),
  ];
  const converted = record('Lead', 2, { MobilePhone: '+1 (212) 555-0134', IsConverted: true });
  const { open } = await startSalesforce({ records: [...found, converted] });
  expect((await open().connector.recordsOf(NUMBER)).records).toEqual(
    found.map(({ type, id }) => ({ type, id })),
  );
  expect((await (await startSalesforce()).open().connector.recordsOf(NUMBER)).records).toEqual([]);
});

it('asks for the digits that all writings share, and for the number with its area code', async () => {
  const requests = searchOf('Contact').requests(await americanRep.readSought(NUMBER));
  const bodies = requests.map((request) => request().body);
  expect(bodies).toMatchObject([
    { q: '5550134', in: 'PHONE', offset: 0, sobjects: [{ name: 'Contact', limit: PAGE }] },
    { q: '2125550134', in: 'PHONE', offset: 0 },
  ]);
});

it('asks once for a number that is no longer than its end', async () => {
  const short = { ...(await americanRep.readSought(NUMBER)), national: '5550134', end: '5550134' };
  expect(searchOf('Lead').requests(short)).toHaveLength(1);
});

it('asks for the page that follows a full one', async () => {
  const [request] = searchOf('Account').requests(await americanRep.readSought(NUMBER));
  expect(request?.('400').body).toMatchObject({ offset: 400 });
  const page = (size: number) => ({
    searchRecords: Array.from({ length: size }, () => ({ Id: TARGET.id, Phone: NUMBER })),
  });
  const { found } = searchOf('Account');
  expect(found().parse(page(PAGE)).next).toBe('200');
  expect(found('200').parse(page(PAGE)).next).toBe('400');
  expect(found('200').parse(page(PAGE - 1)).next).toBeUndefined();
  expect(found().parse(page(0))).toEqual({ records: [], next: undefined });
});

it('reads the numbers of a record, and no field that is empty or no text', () => {
  const searchRecords = [{ Id: TARGET.id, Phone: null, MobilePhone: NUMBER, HomePhone: 7 }];
  expect(searchOf('Contact').found().parse({ searchRecords }).records).toEqual([
    { id: TARGET.id, numbers: [NUMBER] },
  ]);
});

it.each(["003' OR Name != '", '../../x', ''])('takes no record with the id %j', (Id) => {
  expect(
    searchOf('Contact')
      .found()
      .safeParse({ searchRecords: [{ Id }] }).success,
  ).toBe(false);
});

it('escapes quotes of an id in a query', () => {
  const query = queryOf(searchOf('Lead').describe([TARGET.id, "a') OR (Id != 'b\\"]));
  expect(query).toBe(
    `SELECT Id, Name, Company, Email FROM Lead WHERE Id IN ('${TARGET.id}', 'aORIdb')`,
  );
});

it('describes how the records with a number differ', async () => {
  const fields = { Name: "Ada O'Byron <b>", Title: 'Countess', Email: 'ada@example.com' };
  const { open } = await startSalesforce({ records: [{ ...TARGET, fields }] });
  expect(await open().connector.describe?.([TARGET])).toEqual([
    { ...TARGET, name: "Ada O'Byron <b>", detail: 'Countess · ada@example.com' },
  ]);
});

it('does without leads and accounts that may not be read, but not without contacts', () => {
  const optional = salesforceSearches.flatMap(({ type, isOptional }) => (isOptional ? type : []));
  expect(optional).toEqual(['Lead', 'Account']);
});

async function start(given: Partial<SalesforceOptions> = {}) {
  // A search shows a new contact after longer than a lost answer is waited for.
  const crm = await startSalesforce({ indexLagMs: 900_000, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ fields = {} }) => ({
        ...{ name: String(fields.LastName), number: String(fields.Phone) },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/Contact$/),
  };
}

itCreatesContacts(start);

itReadsAllPages(async (written) => {
  const idOf = (nth: number) => `003${String(nth).padStart(12, '0')}AAA`;
  const contact = (Phone: string, nth: number) => ({
    ...{ type: 'Contact', id: idOf(nth + 1), fields: { Phone } },
  });
  return { ...(await start({ records: written.map(contact) })), idOf };
});

itSaysWhyNoContact('leads may not be searched', () => start({ hiddenObjects: ['Lead'] }), {
  code: 'crm-missing-scope',
});
itSaysWhyNoContact('contacts may not be created', () => start({ mayNotCreate: ['Contact'] }), {
  ...{ code: 'crm-refused', words: 'entity type cannot be inserted: Contact' },
});
