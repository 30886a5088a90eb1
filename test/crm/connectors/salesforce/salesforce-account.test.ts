import { expect, it } from 'vitest';
import { parseCredentials } from '@/lib/crm/connectors/oauth/credentials';
import { salesforceApp } from '@/lib/crm/connectors/salesforce/salesforce-account';
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
