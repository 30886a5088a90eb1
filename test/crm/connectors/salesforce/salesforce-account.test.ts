import { expect, it } from 'vitest';
import { parseCredentials } from '@/lib/crm/connectors/oauth/session';
import {
  salesforceApp,
  salesforceFields,
  signInToSalesforce,
} from '@/lib/crm/connectors/salesforce/salesforce-account';
import { createSalesforceApi } from '@/sandbox/crm-apis/salesforce/salesforce-api';
import { serveUntilTheEnd } from '@/test/crm/connectors/contract/fake-crm';
import { APP, signIn } from './support/salesforce';

async function start(scopes?: string[]) {
  const app = { ...APP, ...(scopes && { scopes }) };
  const { url, fetch } = await serveUntilTheEnd(
    createSalesforceApi({ app, records: [], now: Date.now }),
  );
  return (clientId?: string) => signIn({ fetch, now: Date.now }, url, clientId);
}

it('signs in with PKCE and without a secret, and stores no code', async () => {
  const key = await (await start())();
  expect(parseCredentials(key)).toEqual({
    ...{ clientId: APP.clientId, refreshToken: 'refresh', accessToken: '00D!access.1' },
  });
});

it('names the scope that the app lacks, and says that its client ID is wrong', async () => {
  const without = await start(['api']);
  await expect(without()).rejects.toMatchObject({
    problem: { code: 'crm-missing-scope', words: 'refresh_token' },
  });
  const noApi = await start(['refresh_token', 'id']);
  await expect(noApi()).rejects.toMatchObject({
    problem: { code: 'crm-missing-scope', words: 'api' },
  });
  const signingIn = (await start())('wrong');
  await expect(signingIn).rejects.toMatchObject({ problem: { code: 'crm-sign-in-unfinished' } });
});

it('sends tokens to the address that was entered', () => {
  const app = salesforceApp('https://acme.my.salesforce.com');
  expect(app.tokenUrl).toBe('https://acme.my.salesforce.com/services/oauth2/token');
  expect(app.headers('t')).toEqual({ authorization: 'Bearer t' });
});

it('puts the secret of a sign-in in no address, and asks no host that the answer names', async () => {
  const opened: string[] = [];
  const sent: { url: string; body: string }[] = [];
  const deps = {
    now: Date.now,
    redirectUrl: () => APP.callbackUrl,
    openAuthPage: async (url: string) => {
      opened.push(url);
      return `${APP.callbackUrl}?code=c&state=${new URL(url).searchParams.get('state')}`;
    },
    fetch: async (url: string, init: RequestInit) => {
      sent.push({ url, body: String(init.body) });
      const tokens = {
        access_token: 'a',
        refresh_token: 'r',
        instance_url: 'https://evil.example',
      };
      return Response.json(tokens);
    },
  };
  const org = { address: 'https://acme.my.salesforce.com', clientId: APP.clientId };
  const key = await signInToSalesforce(deps, org, new AbortController().signal);
  const verifier = new URLSearchParams(sent[0]?.body).get('code_verifier') ?? '';
  expect(verifier.length).toBeGreaterThan(40);
  const addresses = [...opened, ...sent.map(({ url }) => url)];
  expect(addresses.filter((url) => !url.startsWith(`${org.address}/`))).toEqual([]);
  expect(addresses.join()).not.toContain(verifier);
  expect(key).not.toContain('evil.example');
});

it('asks for no fields where none is chosen', () => {
  expect(salesforceFields({ note: '' })).toBeUndefined();
});

it('reads names and lengths of fields', () => {
  const asked = salesforceFields({ note: 'Note__c' });
  expect(asked?.wanted).toEqual(['Note__c']);
  const fields = [{ name: 'Note__c', length: 4000, type: 'textarea' }, { name: 'Id' }];
  expect(asked?.fields.parse({ fields })).toEqual([
    { name: 'Note__c', length: 4000, isRequired: false },
    { name: 'Id', length: 0, isRequired: false },
  ]);
});

it.each([
  [{ custom: true, nillable: false }, true],
  [{ custom: true, nillable: false, defaultedOnCreate: true }, false],
  [{ custom: true, nillable: true }, false],
  [{ custom: false, nillable: false }, false],
])('takes a field like %j to be required: %s', (field, isRequired) => {
  const asked = salesforceFields({ note: 'Note__c' });
  const fields = [{ name: 'Reason__c', length: 255, ...field }];
  expect(asked?.fields.parse({ fields })).toMatchObject([{ isRequired }]);
});
