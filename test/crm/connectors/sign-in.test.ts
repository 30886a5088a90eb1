import { expect, it } from 'vitest';
import { parseCredentials } from '@/lib/crm/connectors/oauth/credentials';
import { signInIfNeeded } from '@/lib/crm/connectors/sign-in';
import { createZohoApi } from '@/sandbox/crm-apis/zoho/zoho-api';
import { serveUntilTheEnd } from '@/test/crm/connectors/contract/fake-crm';
import { noSignInPage } from '@/test/crm/connectors/contract/no-page';

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
