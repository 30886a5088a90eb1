import { expect, it } from 'vitest';
import { checkConnector } from '@/lib/crm/connectors/check-connector';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from '@/test/settings/support/database';

async function deps(isGranted = true) {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase).write('service-token', 'https://odoo.example.com');
  return { settingsDatabase, isHostGranted: async () => isGranted };
}

it('takes the origin of a pasted address', async () => {
  const typed = {
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
  expect(await checkConnector(given, { address })).toEqual({ address, key: 'stored' });
  expect(await checkConnector(given, { address: 'https://evil.example' })).toEqual({
    problem: 'crm-key-again',
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
  expect(await checkConnector(await deps(), { address })).toEqual({ problem });
});

it('needs host access', async () => {
  const typed = { address: 'https://odoo.example.com', key: 'k' };
  expect(await checkConnector(await deps(false), typed)).toEqual({ problem: 'crm-no-host-access' });
});
