import { expect, it } from 'vitest';
import { parseCredentials } from '@/lib/crm/connectors/oauth/credentials';
import {
  saveTypedConnector,
  type TestConnectorDeps,
  testTypedConnector,
} from '@/lib/crm/connectors/typed-connector';
import { createTokenStore } from '@/lib/settings/token-store';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { createZohoApi } from '@/sandbox/crm-apis/zoho/zoho-api';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { serveUntilTheEnd } from '@/test/crm/connectors/contract/fake-crm';
import { noSignInPage } from '@/test/crm/connectors/contract/no-page';
import { americanRep } from '@/test/crm/support/american-rep';
import { freshSettings } from '@/test/settings/support/database';

const { signal: abortSignal } = new AbortController();

function depsWith(fetch: TestConnectorDeps['fetch'], isGranted = true) {
  const permissions = {
    isHostGranted: async () => isGranted,
    webhookOrigins: async () => undefined,
  };
  const stores = { database: freshDatabase(), settingsDatabase: freshSettings() };
  return { ...americanRep, ...noSignInPage, ...permissions, ...stores, fetch, now: () => NOON };
}

async function serveOdoo() {
  return serveUntilTheEnd(
    createOdooApi({ key: 'k', database: 'crm', contacts: [], now: () => NOON }),
  );
}

it('asks the CRM with the typed key', async () => {
  const { url: address, fetch } = await serveOdoo();
  const typed = { connector: 'odoo', address } as const;
  await testTypedConnector(depsWith(fetch), { ...typed, key: 'k' }, abortSignal);
  await expect(
    testTypedConnector(depsWith(fetch), { ...typed, key: 'wrong' }, abortSignal),
  ).rejects.toMatchObject({ problem: { code: 'crm-unauthorised' } });
});

it('does not ask the CRM while a field is wrong', async () => {
  const fetch = async () => {
    throw new Error('asked');
  };
  const typed = { connector: 'odoo', address: 'https://odoo.example.com', key: 'k' } as const;
  await expect(
    testTypedConnector(depsWith(fetch, false), typed, abortSignal),
  ).rejects.toMatchObject({
    problem: { code: 'crm-no-host-access' },
  });
});

it('saves nothing that the CRM refuses', async () => {
  const client = { id: '1000.ABC', secret: 's3cret', code: '1000.code' };
  const api = createZohoApi({ client, scopes: [], records: [], now: Date.now });
  const { url: address, fetch } = await serveUntilTheEnd(api);
  const deps = depsWith(fetch);
  const typed = { connector: 'zoho', address, clientId: client.id, key: client.code } as const;
  await expect(
    saveTypedConnector(deps, { ...typed, clientSecret: 'wrong' }, abortSignal),
  ).rejects.toMatchObject({ problem: { words: 'invalid_client_secret' } });
  expect(await deps.database.connectors.count()).toBe(0);
});

it('saves the typed fields with the address and lengths that the CRM reports', async () => {
  const client = { id: '1000.ABC', secret: 's3cret', code: '1000.code' };
  const scopes = ['ZohoCRM.org.READ'];
  const api = createZohoApi({ client, scopes, records: [], now: Date.now });
  const { url: address, fetch } = await serveUntilTheEnd(api);
  const deps = depsWith(fetch);
  const typed = { connector: 'zoho', address, clientId: client.id } as const;
  const secrets = { clientSecret: client.secret, key: client.code };
  await saveTypedConnector(deps, { ...typed, ...secrets, logsWhen: 'ended' }, abortSignal);
  const [saved] = await deps.database.connectors.toArray();
  expect(saved).toMatchObject({ id: 'zoho', address, logsWhen: 'ended' });
  expect(saved?.records).toMatch(new RegExp(`^${address}/`));
  const key = await createTokenStore(deps.settingsDatabase, 'zoho-key').readFor(address);
  expect(parseCredentials(key ?? '')).toMatchObject({ refreshToken: '1000.refresh' });
});
