import { expect, it } from 'vitest';
import { checkConnector } from '@/lib/crm/connectors/check-connector';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from '@/test/settings/support/database';

const connector = 'odoo' as const;

async function deps(isGranted = true, listed?: string[]) {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'token').write(
    'service-token',
    'https://odoo.example.com',
  );
  const policy = { webhookOrigins: async () => listed, lockedConnectors: async () => undefined };
  return { ...policy, settingsDatabase, isHostGranted: async () => isGranted };
}

it('takes the origin of a pasted address', async () => {
  const typed = {
    connector,
    address: ' https://odoo.example.com/odoo/contacts ',
    database: ' crm ',
    key: 'k',
  };
  const access = { address: 'https://odoo.example.com', database: 'crm', key: 'k' };
  expect(await checkConnector(await deps(), typed)).toEqual(access);
});

it.each([
  ['espocrm', 'https://crm.example/#Contact/view/1', 'https://crm.example'],
  ['espocrm', 'https://crm.example/espo/#Contact/view/1?tab=2', 'https://crm.example/espo'],
  ['suitecrm', 'https://crm.example/#/contacts/record/1', 'https://crm.example'],
  [
    'suitecrm',
    ' https://crm.example/suite/index.php?module=Contacts&record=1 ',
    'https://crm.example/suite',
  ],
  ['suitecrm', 'https://crm.example/legacy', 'https://crm.example/legacy'],
  ['odoo', 'https://crm.example/web#id=1&model=res.partner', 'https://crm.example'],
] as const)('takes the address of %s from its page %s', async (crm, page, address) => {
  const typed = { connector: crm, address: page, key: 'k', clientId: 'client' };
  expect(await checkConnector(await deps(), typed)).toMatchObject({ address });
});

it('keeps a fragment of a webhook’s address as typed, and says that it can’t be used', async () => {
  const typed = { address: 'https://calls.example.com/#x', key: 'a secret of sixteen' };
  expect(await checkConnector(await deps(), { connector: 'webhook', ...typed })).toEqual({
    problem: { code: 'url-query' },
  });
});

it('uses the stored key at the address it was entered for only', async () => {
  const given = await deps();
  const keys = createTokenStore(given.settingsDatabase, 'odoo-key');
  await keys.write('stored', 'https://odoo.example.com');
  const address = 'https://odoo.example.com';
  expect(await checkConnector(given, { connector, address })).toEqual({ address, key: 'stored' });
  expect(await checkConnector(given, { connector, address: 'https://evil.example' })).toEqual({
    problem: { code: 'crm-key-again' },
  });
});

it.each([
  ['', 'url-empty'],
  ['odoo', 'url-invalid'],
  ['http://odoo.example.com', 'url-not-https'],
  ['https://me:secret@odoo.example.com', 'url-credentials'],
  ['https://odoo.example.com?x', 'url-query'],
  ['https://odoo.example.com', 'crm-no-key'],
])('says what is wrong with the address %s', async (address, problem) => {
  expect(await checkConnector(await deps(), { connector, address })).toEqual({
    problem: { code: problem },
  });
});

it('needs host access', async () => {
  const typed = { connector, address: 'https://odoo.example.com', key: 'k' };
  expect(await checkConnector(await deps(false), typed)).toEqual({
    problem: { code: 'crm-no-host-access' },
  });
});

it('knows the address of a CRM that has one for all, and sends its token to no other', async () => {
  const typed = { connector: 'hubspot', address: 'https://evil.example', key: 'k' } as const;
  const access = { address: 'https://api.hubapi.com', key: 'k' };
  expect(await checkConnector(await deps(), typed)).toEqual(access);
});

it('keeps the path of a webhook, and checks secret and template', async () => {
  const address = 'https://calls.example.com/handset';
  const typed = { connector: 'webhook', address, key: 'a secret of sixteen' } as const;
  const template = '{"id":"{{id}}"}';
  expect(await checkConnector(await deps(), { ...typed, template })).toEqual({
    ...{ address, key: typed.key, template },
  });
  expect(await checkConnector(await deps(), { ...typed, key: 'short' })).toEqual({
    problem: { code: 'crm-secret-short' },
  });
  expect(await checkConnector(await deps(), { ...typed, template: '{{id}}' })).toEqual({
    problem: { code: 'crm-template-json' },
  });
});

it('keeps the folder of a CRM that runs anywhere', async () => {
  const address = 'https://crm.example.com/espo';
  const typed = { connector: 'espocrm', address: `${address}/`, key: 'k' } as const;
  expect(await checkConnector(await deps(), typed)).toEqual({ address, key: 'k' });
});

it('signs in to SuiteCRM with client ID and secret, which count at their address only', async () => {
  const given = await deps();
  const address = 'https://crm.example.com/legacy';
  const typed = { connector: 'suitecrm', address, key: 's' } as const;
  expect(await checkConnector(given, typed)).toEqual({ problem: { code: 'crm-no-client' } });
  expect(await checkConnector(given, { ...typed, clientId: 'c' })).toEqual({
    ...{ address, key: '', userClient: { clientId: 'c', clientSecret: 's' } },
  });
  await createTokenStore(given.settingsDatabase, 'suitecrm-key').write('stored', address);
  const stored = await checkConnector(given, { connector: 'suitecrm', address });
  expect(stored).toMatchObject({ address, key: 'stored', replaceKey: expect.any(Function) });
  const elsewhere = { connector: 'suitecrm', address: 'https://evil.example' } as const;
  expect(await checkConnector(given, elsewhere)).toEqual({ problem: { code: 'crm-key-again' } });
});

const zoho = { connector: 'zoho', address: 'https://crm.zoho.eu/crm/org1/tab/Home' } as const;
const client = { clientId: '1000.ABC', clientSecret: 's' };

it.each([
  [{ address: 'https://zoho.example.com' }, 'crm-wrong-host'],
  [{}, 'crm-no-key'],
  [{ key: 'code' }, 'crm-no-client'],
  [{ key: 'code', clientId: '1000.ABC' }, 'crm-no-client-secret'],
])('says what is missing to sign in to Zoho: %j', async (typed, code) => {
  expect(await checkConnector(await deps(), { ...zoho, ...typed })).toEqual({ problem: { code } });
});

it('signs in to Zoho with a code, and needs access to both of its hosts', async () => {
  const asked: string[] = [];
  const isHostGranted = async (origin: string) => asked.push(origin) > 0;
  const given = { ...(await deps()), isHostGranted };
  expect(await checkConnector(given, { ...zoho, ...client, key: 'code' })).toEqual({
    ...{ address: 'https://crm.zoho.eu', key: '' },
    client: { ...client, code: 'code' },
  });
  expect(asked).toEqual(['https://www.zohoapis.eu', 'https://accounts.zoho.eu']);
});

it('renews the stored key of Zoho, unless another was saved meanwhile', async () => {
  const given = await deps();
  const keys = createTokenStore(given.settingsDatabase, 'zoho-key');
  await keys.write('k1', 'https://crm.zoho.eu');
  const access = await checkConnector(given, zoho);
  const replaceKey = 'problem' in access ? undefined : access.replaceKey;
  expect(await replaceKey?.('k1', 'k2')).toBe('k2');
  await keys.write('k3', 'https://crm.zoho.eu');
  expect(await replaceKey?.('k2', 'k4')).toBe('k3');
  expect(await keys.readFor('https://crm.zoho.eu')).toBe('k3');
});

const salesforce = {
  connector: 'salesforce',
  address: 'https://acme.lightning.force.com/lightning/page/home',
} as const;

it('signs in to Salesforce at the address of its API, and only if it may', async () => {
  const given = await deps();
  const typed = { ...salesforce, clientId: '3MVG9' };
  expect(await checkConnector(given, { ...typed, signIn: true })).toEqual({
    ...{ address: 'https://acme.my.salesforce.com', key: '', app: { clientId: '3MVG9' } },
  });
  expect(await checkConnector(given, { ...salesforce, signIn: true })).toEqual({
    problem: { code: 'crm-no-client' },
  });
  expect(await checkConnector(given, typed)).toEqual({ problem: { code: 'crm-no-key' } });
  const keys = createTokenStore(given.settingsDatabase, 'salesforce-key');
  await keys.write('k1', 'https://acme.my.salesforce.com');
  expect(await checkConnector(given, typed)).toMatchObject({ key: 'k1' });
});

it('checks the fields of an entry, and keeps cleared ones', async () => {
  const given = await deps();
  const typed = { connector: 'hubspot', key: 'pat' } as const;
  expect(await checkConnector(given, { ...typed, fields: { note: 'x y' } })).toEqual({
    problem: { code: 'crm-field-name', words: 'x y' },
  });
  const fields = { note: 'own_note', recording: '' };
  expect(await checkConnector(given, { ...typed, fields })).toMatchObject({ fields });
});

it.each([
  [undefined, 'https://calls.example.com/log', undefined],
  [['https://calls.example.com'], 'https://calls.example.com/log', undefined],
  [['https://calls.example.com'], 'https://calls.example.com:8443', 'crm-not-listed'],
  [['https://calls.example.com'], 'https://evil.example', 'crm-not-listed'],
  [[], 'https://calls.example.com', 'crm-not-listed'],
])(
  'sends by webhook only where the administrator listed (%j): %s',
  async (listed, address, code) => {
    const typed = { connector: 'webhook', address, key: 'a secret of ours' } as const;
    const checked = await checkConnector(await deps(true, listed), typed);
    expect('problem' in checked ? checked.problem.code : undefined).toBe(code);
  },
);

it('restricts no other CRM by the list for webhooks', async () => {
  const typed = { connector, address: 'https://odoo.example.com', key: 'k' };
  expect(await checkConnector(await deps(true, []), typed)).toMatchObject({ key: 'k' });
});

it('allows only the CRMs and addresses that an administrator fixed', async () => {
  const given = await deps();
  const locked = [
    { connector: 'odoo' as const, address: 'https://odoo.example.com' },
    { connector: 'hubspot' as const },
  ];
  const managed = { ...given, lockedConnectors: async () => locked };
  const check = (typed: Parameters<typeof checkConnector>[1]) =>
    checkConnector(managed, { key: 'k', ...typed });
  const refused = { problem: { code: 'crm-not-listed' } };
  expect(await check({ connector, address: 'https://odoo.example.com/odoo' })).toHaveProperty(
    'key',
  );
  expect(await check({ connector: 'hubspot' })).toHaveProperty('key');
  expect(await check({ connector, address: 'https://other.example.com' })).toEqual(refused);
  const pipedrive = { connector: 'pipedrive', address: 'https://acme.pipedrive.com' } as const;
  expect(await check(pipedrive)).toEqual(refused);
});
