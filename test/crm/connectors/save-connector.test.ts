import { expect, it } from 'vitest';
import { removeConnector, saveConnector } from '@/lib/crm/connectors/save-connector';
import { createTokenStore } from '@/lib/settings/token-store';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { freshSettings } from '@/test/settings/support/database';

const address = 'https://odoo.example.com';

function deps(now = NOON) {
  return { database: freshDatabase(), settingsDatabase: freshSettings(), now: () => now };
}

it('stores the key apart from the connector, and restarts a stopped one', async () => {
  const given = deps();
  await saveConnector(given, 'odoo', { address, key: 'k1', database: 'crm' });
  await given.database.connectors.update('odoo', { stopped: { code: 'crm-unauthorised' } });
  const again = { ...given, now: () => NOON + 5 };
  await saveConnector(again, 'odoo', { address, key: 'k2', database: 'crm' });
  expect(await given.database.connectors.toArray()).toEqual([
    { id: 'odoo', address, database: 'crm', since: NOON, changes: 2 },
  ]);
  const keys = createTokenStore(given.settingsDatabase, 'odoo-key');
  expect(await keys.readFor(address)).toBe('k2');
});

it('keeps what is done about a number without a record, and forgets created contacts', async () => {
  const given = deps();
  await saveConnector(given, 'odoo', { address, key: 'k', ifNoRecord: 'create' });
  expect(await given.database.connectors.get('odoo')).toMatchObject({ ifNoRecord: 'create' });
  const created = { number: '+12125550134', account: address, askedAt: NOON };
  await given.database.createdContacts.bulkAdd([
    { connector: 'odoo', ...created },
    { connector: 'zoho', ...created },
  ]);
  await removeConnector(given, 'odoo');
  expect(await given.database.createdContacts.toArray()).toEqual([
    { connector: 'zoho', ...created },
  ]);
});

it('logs at another address only calls from now on', async () => {
  const given = deps();
  await saveConnector(given, 'odoo', { address, key: 'k' });
  const later = { ...given, now: () => NOON + 5 };
  await saveConnector(later, 'odoo', { address: 'https://other.example.com', key: 'k' });
  expect((await given.database.connectors.get('odoo'))?.since).toBe(NOON + 5);
});

it('deletes the key with the connector, and not that of the service', async () => {
  const given = deps();
  const service = createTokenStore(given.settingsDatabase, 'token');
  await service.write('token', address);
  await saveConnector(given, 'odoo', { address, key: 'k' });
  await removeConnector(given, 'odoo');
  expect(await given.database.connectors.count()).toBe(0);
  expect(await createTokenStore(given.settingsDatabase, 'odoo-key').isThere()).toBe(false);
  expect(await service.readFor(address)).toBe('token');
});

it('logs in another account of the same CRM only calls from now on', async () => {
  const given = deps();
  const access = { address: 'https://api.hubapi.com', key: 'k' };
  const recordsOf = (portal: number) => `https://app.hubspot.com/contacts/${portal}/`;
  await saveConnector(given, 'hubspot', { ...access, records: recordsOf(1) });
  const later = { ...given, now: () => NOON + 5 };
  await saveConnector(later, 'hubspot', { ...access, records: recordsOf(1) });
  expect((await given.database.connectors.get('hubspot'))?.since).toBe(NOON);
  await saveConnector(later, 'hubspot', { ...access, records: recordsOf(2) });
  expect(await given.database.connectors.get('hubspot')).toMatchObject({
    ...{ since: NOON + 5, records: recordsOf(2) },
  });
});
