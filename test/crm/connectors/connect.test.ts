import { describe, expect, it, vi } from 'vitest';
import {
  connectCrm,
  saveTypedConnector,
  signInIfNeeded,
  type TestConnectorDeps,
  testTypedConnector,
} from '@/lib/crm/connectors/connect';
import { parseCredentials } from '@/lib/crm/connectors/oauth/session';
import { createTokenStore } from '@/lib/settings/token-store';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { createSuitecrmApi } from '@/sandbox/crm-apis/suitecrm/suitecrm-api';
import { createZohoApi } from '@/sandbox/crm-apis/zoho/zoho-api';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleConnector, sampleEntry } from '@/test/outbox/support/deliveries';
import { freshSettings } from '@/test/settings/support/database';
import { serveUntilTheEnd } from './contract/fake-crm';
import { noSignInPage } from './contract/no-page';

const unmanaged = {
  webhookOrigins: async () => undefined,
  lockedConnectors: async () => undefined,
};
const live = new AbortController().signal;

it('asks the stored address with the key that was entered for it', async () => {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'odoo-key').write('k', 'https://odoo.example.com');
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  const granted = { settingsDatabase, isHostGranted: async () => true, ...unmanaged };
  const deps = { ...americanRep, ...granted, fetch, now: () => 0 };
  const crm = await connectCrm(deps, sampleConnector({ database: 'crm' }), live);
  expect(await crm.find('call-1', sampleEntry)).toBeUndefined();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://odoo.example.com/json/2/mail.message/search');
  const headers = new Headers(init?.headers);
  expect([headers.get('authorization'), headers.get('x-odoo-database')]).toEqual([
    'bearer k',
    'crm',
  ]);
});

it('stops without a key', async () => {
  const fetch = vi.fn();
  const deps = {
    settingsDatabase: freshSettings(),
    isHostGranted: async () => true,
    ...unmanaged,
    fetch,
  };
  const connecting = connectCrm({ ...americanRep, ...deps, now: () => 0 }, sampleConnector(), live);
  await expect(connecting).rejects.toMatchObject({
    kind: 'unauthorised',
    problem: { code: 'crm-no-key' },
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('sends nothing more by webhook once the administrator lists other origins', async () => {
  const fetch = vi.fn();
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'webhook-key').write(
    ...(['a secret of ours', 'https://calls.example.com'] as const),
  );
  const granted = { settingsDatabase, isHostGranted: async () => true, fetch, now: () => 0 };
  const policy = { ...unmanaged, webhookOrigins: async () => ['https://other.example.com'] };
  const stored = sampleConnector({ id: 'webhook', address: 'https://calls.example.com' });
  await expect(
    connectCrm({ ...americanRep, ...granted, ...policy }, stored, live),
  ).rejects.toMatchObject({ kind: 'unauthorised', problem: { code: 'crm-not-listed' } });
  expect(fetch).not.toHaveBeenCalled();
});

const { signal: abortSignal } = new AbortController();

function depsWith(fetch: TestConnectorDeps['fetch'], isGranted = true) {
  const permissions = {
    isHostGranted: async () => isGranted,
    ...unmanaged,
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

it.each([7, 8] as const)(
  'stores where SuiteCRM %d has its API and its records',
  async (version) => {
    const client = { id: 'c', secret: 's' };
    const api = createSuitecrmApi({ client, version, records: [], now: Date.now });
    const { url, fetch } = await serveUntilTheEnd(api);
    const deps = depsWith(fetch);
    const typed = { connector: 'suitecrm', address: url, clientId: 'c', key: 's' } as const;
    await testTypedConnector(deps, typed, abortSignal);
    await saveTypedConnector(deps, typed, abortSignal);
    const address = version === 8 ? `${url}/legacy` : url;
    const [saved] = await deps.database.connectors.toArray();
    expect(saved).toMatchObject({ address, records: `${url}/`, clientId: 'c' });
    const again = { connector: 'suitecrm', address, clientId: 'c' } as const;
    await testTypedConnector(deps, again, abortSignal);
  },
);

describe('signing in', () => {
  const CLIENT = { id: '1000.ABC', secret: 's3cret', code: '1000.code' };
  const typed = { clientId: CLIENT.id, clientSecret: CLIENT.secret, code: CLIENT.code };
  const { signal: abortSignal } = new AbortController();

  async function start() {
    const api = createZohoApi({ client: CLIENT, scopes: [], records: [], now: Date.now });
    const { url: address, fetch } = await serveUntilTheEnd(api);
    return (client: typeof typed) =>
      signInIfNeeded(
        { fetch, now: Date.now, ...noSignInPage },
        { address, key: '', client },
        abortSignal,
      );
  }

  it('exchanges the code of a self client, which counts once, for tokens', async () => {
    const signIn = await start();
    const { key } = await signIn(typed);
    expect(parseCredentials(key)).toMatchObject({
      ...{ clientId: CLIENT.id, clientSecret: CLIENT.secret, refreshToken: '1000.refresh' },
    });
    expect(key).not.toContain(CLIENT.code);
    await expect(signIn(typed)).rejects.toMatchObject({
      problem: { code: 'crm-sign-in-refused', words: 'invalid_code' },
    });
  });

  it('says in the words of the CRM what is wrong with the client', async () => {
    const signIn = await start();
    const wrong = { ...typed, clientSecret: 'wrong' };
    await expect(signIn(wrong)).rejects.toMatchObject({
      problem: { words: 'invalid_client_secret' },
    });
    // A code that was not taken still counts.
    await signIn(typed);
  });

  it('leaves the access to any other CRM as it is', async () => {
    const access = { address: 'https://odoo.example.com', key: 'k' };
    expect(
      await signInIfNeeded({ fetch, now: Date.now, ...noSignInPage }, access, abortSignal),
    ).toEqual(access);
  });

  it('sends a code to no other host', async () => {
    const access = { address: 'https://evil.example', key: '', client: typed };
    const signing = signInIfNeeded({ fetch, now: Date.now, ...noSignInPage }, access, abortSignal);
    await expect(signing).rejects.toMatchObject({ problem: { code: 'crm-wrong-host' } });
  });
});
