import { expect, it } from 'vitest';
import { checkConnector } from '@/lib/crm/connectors/check-connector';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from '@/test/settings/support/database';

const connector = 'odoo' as const;

async function deps(isGranted = true) {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase).write('service-token', 'https://odoo.example.com');
  return { settingsDatabase, isHostGranted: async () => isGranted };
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
])('says what is wrong with %s', async (address, problem) => {
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
